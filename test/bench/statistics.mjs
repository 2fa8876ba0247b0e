const sorted = (numbers) => numbers.toSorted((a, b) => a - b)

/** The middle of the numbers; of an even count, the mean of the two in the middle. */
export function median(numbers) {
  const all = sorted(numbers)
  const [low, high] = [all[Math.floor((all.length - 1) / 2)], all[Math.ceil((all.length - 1) / 2)]]
  return (low + high) / 2
}

const round = (number) => Number(number.toFixed(2))

/** Median, smallest and largest of the numbers; undefined if one of them isn't known. */
export function summarize(numbers) {
  if (numbers.length === 0 || numbers.some(Number.isNaN)) return undefined
  const all = sorted(numbers)
  return { median: round(median(all)), low: round(all[0]), high: round(all.at(-1)) }
}
