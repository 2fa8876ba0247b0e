import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { importTexts } from '../../../../../cli/commands/translations/import-texts.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'
import { temporaryFolder } from '../../../../helpers/site-of.ts'

/** The lines that an import of pages prints which the site doesn't have. */
async function importPages(originals: readonly string[]): Promise<readonly string[]> {
  const siteDir = await temporaryFolder()
  const file = join(siteDir, 'texts.json')
  const pages = originals.map((original) => ({ original, sections: [] }))
  await writeFile(file, JSON.stringify({ version: 1, source: 'en', target: 'de', pages }))
  const lines: string[] = []
  const print = (line: string): void => void lines.push(line)
  const language = { siteDir, lockFile: 'lock.json', lock: new Map(), code: 'de' }
  const terminal = { colors: false, print, printError: print, progress: () => {} }
  const code = await importTexts(file, { ...language, listPages: async () => [] }, terminal)
  expect(code).toBe(originals.length > 0 ? 1 : 0)
  return lines
}

it.each([
  '../../x',
  'a\u001b[8mb',
  'a\u202eb',
  'a\n::error::b',
  'a\r\n##[error]b',
  '\u0000',
  'x'.repeat(100_000),
])('the page %j of a translation service is named on one short line', async (original) => {
  countAttempts(1)
  const lines = await importPages([original])
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain('was not imported: the site has no such page')
  expect(lines[0]?.length).toBeLessThan(400)
  expect(lines[0]).not.toMatch(/[\p{Cc}\u202E]/u)
})

it('of 5,000 pages that the site does not have, 100 are named', async () => {
  countAttempts(1)
  const lines = await importPages(Array.from({ length: 5000 }, (_, index) => `docs/${index}.md`))
  expect(lines).toHaveLength(102)
  expect(lines[100]).toBe('texts.json: 4,900 other texts of it were not imported.')
})
