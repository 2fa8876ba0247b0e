import { expect, it } from 'vitest'
import { checkLock, parseLock } from '../../../../../cli/checks/lock/check-lock.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import type { ContentPath } from '../../../../../cli/model/paths.ts'
import { countAttempts } from '../../../../helpers/count-attempts.ts'

/** Names that no build writes. */
const foreign = [
  '../../x',
  '/../../x/',
  '/a/../b/',
  '/./',
  '//evil.example/',
  '/a//b/',
  '/etc/passwd',
  'a/',
  '',
  '__proto__',
  'constructor',
  'C:\\x',
  '/C:/x/',
  '\\\\server\\share',
  '/a\\b/',
  '/a\u0000b/',
  '/a\u001b[31mb/',
  '/a\nb/',
  '/a\u202eb/',
  '/\ud800/',
  '/con/',
  '/nul.txt/',
  '/a./',
  '/a /',
  '/*/',
  `/${'x'.repeat(100_000)}/`,
  'javascript:alert(1)',
]
const foreignIds = ['', 'a\u0000b', 'a\u001b[31mb', 'a\nb', 'a\u202eb', 'a\u2066b', '\ud800']

const path = 'docs.lock.json' as ContentPath
const current = { version: 1, pages: { '/': { a: 'A' }, '/new/': { b: 'B' } } } as const

function check(pages: unknown): readonly Diagnostic[] {
  const text = JSON.stringify({ version: 1, pages })
  const lock = parseLock(text)
  expect(lock).toBeDefined()
  return lock ? checkLock({ lock, current, redirected: new Set(), path, text }) : []
}

/** A diagnostic is about the lock file, and neither suggests nor repeats what the name could do. */
function expectRefused(found: readonly Diagnostic[]): void {
  countAttempts(1)
  expect(found.map(({ rule, place }) => [rule, place?.path])).toEqual([['unreadable-lock', path]])
  const [{ message, help, fix, data } = {}] = found
  expect(fix).toBeUndefined()
  expect(help).not.toMatch(/redirect_from|aliases/)
  expect(`${message}${data?.actual}`).not.toMatch(/[\p{Cc}\p{Surrogate}]/u)
  expect(message?.length).toBeLessThan(600)
}

it.each(foreign)('a lock file with the page %j suggests no redirect from it', (name) => {
  expectRefused(
    check(
      Object.fromEntries([
        ['/', { a: 'A' }],
        ['/new/', {}],
        [name, { b: 'B' }],
      ]),
    ),
  )
})

it.each(foreignIds)('a lock file with the id %j suggests and writes no alias of it', (id) => {
  expectRefused(
    check({
      '/': Object.fromEntries([
        ['a', 'A'],
        [id, 'A'],
      ]),
      '/new/': {},
    }),
  )
})

it.each([
  ['/old/', '[/old/]'],
  ['/a, b/', '["/a, b/"]'],
  ['/a]/', '["/a]/"]'],
  ['/über/', '["/über/"]'],
])('a page %j is suggested as YAML reads it: %s', (name, written) => {
  const found = check({ '/': { a: 'A' }, [name]: { b: 'B' } })
  expect(found.map(({ rule }) => rule)).toEqual(['lost-page'])
  expect(found[0]?.help).toContain(`redirect_from: ${written}`)
})

it.each(['null', '5', '"x"', '[]'])('a page whose ids are %s does not disappear', (ids) => {
  countAttempts(1)
  expect(parseLock(`{"version":1,"pages":{"/":{},"/old/":${ids}}}`)).toBeUndefined()
})

const many = Array.from({ length: 50_000 }, (_, index) => `n${index}`)
it.each([
  ['pages', Object.fromEntries(many.map((name) => [`/${name}/`, { b: 'B' }]))],
  ['ids', { '/': Object.fromEntries(many.map((name) => [name, 'A'])), '/new/': {} }],
])('a lock file on one line with 50,000 %s is read once', (_, pages) => {
  countAttempts(1)
  // Searching for each of them from the start takes longer than a test may.
  expect(check(pages)).toHaveLength(50_000)
})
