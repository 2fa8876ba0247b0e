import { expect, it } from 'vitest'
import type { MapParts } from '../../../../../cli/migrate/vitepress/map/map-parts.ts'
import { reportLost } from '../../../../../cli/migrate/vitepress/map/report-lost.ts'

const notesFor = (missing: readonly string[]): readonly string[] => {
  const notes: string[] = []
  const parts = {
    site: { config: {}, missing, locales: [] },
    report: (key: string, text: string) => void notes.push(`${key}: ${text}`),
    exists: () => false,
  }
  // The other parts of a site are not read here.
  reportLost(parts as unknown as MapParts)
  return notes
}

it.each([
  ['./data', 'files', 'Create the file or fix its path'],
  ['../data.js', 'files', 'Create the file or fix its path'],
  ['/srv/data', 'files', 'Create the file or fix its path'],
  ['~/data', 'files', 'Create the file or fix its path'],
  ['@/data', 'files', 'Create the file or fix its path'],
  ['markdown-it-x', 'packages', 'Install the packages of the site'],
  ['@scope/name', 'packages', 'Install the packages of the site'],
])('says how to provide %s, which could not be loaded', (name, key, repair) => {
  const notes = notesFor([name])
  expect(notes).toEqual([expect.stringContaining(`${key}: \`${name}\``)])
  expect(notes).toEqual([expect.stringContaining(`. ${repair} and run`)])
})

it('lists packages before files, and says nothing if all could be loaded', () => {
  expect(notesFor(['./a', 'b']).map((note) => note.split(':')[0])).toEqual(['packages', 'files'])
  expect(notesFor([])).toEqual([])
})
