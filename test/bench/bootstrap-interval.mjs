// The mean of a sample and how far chance may have moved it.

const RESAMPLES = 10_000

/** Pseudo-random numbers from 0 to 1 (mulberry32), the same ones in each run. */
function createRandom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The mean of the values and its 95 % confidence interval by the percentile bootstrap. */
export function bootstrapInterval(values) {
  const random = createRandom(1)
  const { length } = values
  const mean = values.reduce((sum, value) => sum + value, 0) / length
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0
    for (let drawn = 0; drawn < length; drawn++) sum += values[Math.floor(random() * length)]
    return sum / length
  }).toSorted((a, b) => a - b)
  return { mean, low: means[RESAMPLES * 0.025], high: means[RESAMPLES * 0.975 - 1] }
}
