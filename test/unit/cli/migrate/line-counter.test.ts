import { expect, it } from 'vitest'
import { createLineCounter } from '../../../../cli/migrate/rewrite/line-counter.ts'

it('tells the lines of ascending offsets, and a line break belongs to the line that it ends', () => {
  const text = 'a\n\nb\r\nc'
  const lineAt = createLineCounter(text)
  const offsets = Array.from({ length: text.length + 1 }, (_, offset) => offset)
  expect(offsets.map(lineAt)).toEqual([1, 1, 2, 3, 3, 3, 4, 4])
  expect(offsets.map((offset) => text.slice(0, offset).split('\n').length)).toEqual(
    offsets.map(createLineCounter(text)),
  )
})
