import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const id = String.raw`(?:[A-Z]\d{0,2}|\d+(?:\.\d+)?)`
/** The ids that begin a title: the first argument of `it`, `test` or `describe`, also behind `.each(…)`. */
const titleStart = new RegExp(
  String.raw`(?:\b(?:it|test|describe)|\))\(\s*['"\x60](${id}(?:, ${id})*): `,
  'g',
)

const testFiles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.test\.tsx?$/.test(path) && !path.startsWith('fixtures'),
)

function idsIn(path: string): string[] {
  const source = readFileSync(join(import.meta.dirname, path), 'utf8')
  return [...source.matchAll(titleStart)].flatMap(([, ids = '']) => ids.split(', '))
}

const used = new Set(testFiles.flatMap(idsIn))
const key = readFileSync(join(import.meta.dirname, 'REQUIREMENTS.md'), 'utf8')
const explained = [...key.matchAll(/^- \*\*(.+?)\*\*: (?=\S)/gm)].map(([, name = '']) => name)

it('explains every requirement id of a test title in REQUIREMENTS.md', () => {
  expect(used.size).toBeGreaterThan(80)
  expect([...used].filter((name) => !explained.includes(name))).toEqual([])
})

it('has a test for every requirement in REQUIREMENTS.md, which lists each once', () => {
  expect(explained.filter((name) => !used.has(name))).toEqual([])
  expect(explained).toEqual([...new Set(explained)])
})
