import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

interface NamedTest {
  readonly promise: number
  readonly file: string
  readonly title: string
}

/** The promises of PROMISES.md in their order, and the tests that it names for them. */
function readPromises(markdown: string): {
  readonly promises: readonly number[]
  readonly tests: readonly NamedTest[]
} {
  const promises: number[] = []
  const tests: NamedTest[] = []
  let file = ''
  for (const line of markdown.split('\n')) {
    const [, number] = /^### (\d+)\. \S/.exec(line) ?? []
    if (number !== undefined) promises.push(Number(number))
    file = /^- `(.+)`$/.exec(line)?.[1] ?? file
    const [, , title] = /^ {2}- (`+) ?(.+?) ?\1$/.exec(line) ?? []
    if (title !== undefined) tests.push({ promise: promises.at(-1) ?? 0, file, title })
  }
  return { promises, tests }
}

/** True if the file calls `it`, `test` or `describe`, or one of their `each`, with this title. */
function hasTest({ file, title }: NamedTest): boolean {
  const path = join(import.meta.dirname, file)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8').replaceAll('\\`', '`')
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(quote + title + quote)
    return at > 0 && /(?:\b(?:it|test|describe)|\))\(\s*$/.test(source.slice(0, at))
  })
}

const { promises, tests } = readPromises(
  readFileSync(join(import.meta.dirname, 'PROMISES.md'), 'utf8'),
)

it('numbers the promises from 1 and has a test for each of them', () => {
  expect(promises.length).toBeGreaterThanOrEqual(33)
  expect(promises).toEqual(promises.map((_, index) => index + 1))
  const kept = new Set(tests.map(({ promise }) => promise))
  expect(promises.filter((promise) => !kept.has(promise))).toEqual([])
})

it('names only tests that exist; after renaming a test, write its new title to PROMISES.md', () => {
  expect(tests.length).toBeGreaterThan(100)
  const missing = tests.filter((test) => !hasTest(test))
  expect(missing.map(({ promise, file, title }) => `${promise}: ${file} > ${title}`)).toEqual([])
})

it('would notice a test that does not exist', () => {
  expect(hasTest({ promise: 1, file: 'promises.test.ts', title: 'another title' })).toBe(false)
  expect(hasTest({ promise: 1, file: 'missing.test.ts', title: 'would notice' })).toBe(false)
})
