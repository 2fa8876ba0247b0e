import { expect, it } from 'vitest'
import {
  clearWork,
  createWorkRecord,
  readWork,
  timeLimitOf,
  writeLine,
  writeWork,
} from '../../../../cli/threads/work-record.ts'
import type { Work } from '../../../../cli/threads/work.ts'

const page = (subject: string): Work => ({ kind: 'page', subject })

it('a work record lists what has begun and not ended, the last one first', () => {
  const record = createWorkRecord(0)
  const first = writeWork(record, page('docs/ä.md')) ?? -1
  const second = writeWork(record, { kind: 'code', subject: 'components/A.tsx' }) ?? -1
  writeLine(record, first, 12)
  expect(readWork(record).map(({ work }) => work)).toEqual([
    { kind: 'code', subject: 'components/A.tsx' },
    { kind: 'page', subject: 'docs/ä.md', line: 12 },
  ])
  clearWork(record, second)
  clearWork(record, first)
  expect(readWork(record)).toEqual([])
})

it('a work record forgets the line of earlier work in the same slot', () => {
  const record = createWorkRecord(0)
  const slot = writeWork(record, page('a.md')) ?? -1
  writeLine(record, slot, 3)
  clearWork(record, slot)
  writeWork(record, page('b.md'))
  expect(readWork(record).map(({ work }) => work)).toEqual([page('b.md')])
})

it('a work record that is full leaves the rest out, and cuts long paths', () => {
  const record = createWorkRecord(7)
  expect(timeLimitOf(record)).toBe(7)
  const slots = Array.from({ length: 65 }, () => writeWork(record, page('x'.repeat(2000))))
  expect(slots.filter((slot) => slot === undefined)).toHaveLength(1)
  expect(readWork(record)).toHaveLength(64)
  expect(readWork(record)[0]?.work.subject).toMatch(/^x{400,500}$/)
})
