// Lists of ascending numbers of one segment as text, and those of many segments joined: `writeAscending` of
// all of them, without reading more than the two ends of each.
import { writeAscending, writeNumbers } from '../../../runtime/search/shards/numbers.ts'

/** Ascending numbers: their count, the first, the last, and the steps between them as `writeNumbers` has them. */
interface NumberList {
  readonly count: number
  readonly first: number
  readonly last: number
  readonly steps: string
}

/** Write a list as one word; an empty list is an empty text. */
export function writeList(numbers: readonly number[]): string {
  const [first] = numbers
  if (first === undefined) return ''
  const steps = writeAscending(numbers).slice(writeNumbers([first]).length)
  return `${numbers.length},${first},${numbers.at(-1)},${steps}`
}

/** Read what `writeList` has written. */
export function readList(written: string): NumberList | undefined {
  if (written === '') return undefined
  const [count, first, last, steps = ''] = written.split(',')
  return { count: Number(count), first: Number(first), last: Number(last), steps }
}

/** Joins lists of segments, which come in order. */
export interface JoinedList {
  /** `offset`: what the numbers of the segment count from. */
  readonly add: (list: Omit<NumberList, 'count'>, offset: number) => void
  readonly text: () => string
}

/** Create an empty list. */
export function createJoinedList(): JoinedList {
  let text = ''
  let end = 0
  return {
    add: ({ first, last, steps }, offset) => {
      text += writeNumbers([offset + first - end]) + steps
      end = offset + last
    },
    text: () => text,
  }
}
