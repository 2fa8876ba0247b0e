import { expect, it } from 'vitest'
import { toRemovedLinkNotes } from '../../../../../cli/migrate/new-site/pending-page-notes.ts'

const removed = (subject: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    subject,
    label: index === 0 ? 'A link' : `\`P${String(index)}\``,
    target: `/p${String(index)}`,
  }))

it('few links of an option have a note each, and many have one', () => {
  const notes = toRemovedLinkNotes([...removed('navbar.items', 3), ...removed('sidebars.main', 4)])
  expect(notes.map(({ subject }) => subject)).toEqual([
    'navbar.items',
    'navbar.items',
    'navbar.items',
    'sidebars.main',
  ])
  expect(notes[0]?.advice).toMatch(/^A link linked to `\/p0`/)
  expect(notes[3]?.advice).toBe(
    '4 links were removed, because their pages do not exist yet: `/p0`, `P1` (`/p1`), `P2` (`/p2`), `P3` (`/p3`). Add them again once the pages exist.',
  )
})
