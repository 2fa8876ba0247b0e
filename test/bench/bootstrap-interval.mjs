// The mean of a sample and how far chance may have moved it.

import { createRandom } from './random.mjs'

const RESAMPLES = 10_000

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
