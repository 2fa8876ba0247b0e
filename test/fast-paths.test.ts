import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { fastPaths } from './fast-paths.ts'

const root = join(import.meta.dirname, '..')
const sources = ['cli', 'runtime'].flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path)),
)
const marked = sources.flatMap((path) => {
  const [, general] =
    /Fast path of (.+): see test\/fast-paths\.ts\./.exec(readFileSync(join(root, path), 'utf8')) ??
    []
  return general === undefined ? [] : [`${path}: ${general}`]
})

it('P3: each fast path that a file names is in the table, and the other way round', () => {
  expect(marked.length).toBeGreaterThan(10)
  const listed = fastPaths.map(({ file, general }) => `${file}: ${general}`)
  expect(marked.toSorted()).toEqual(listed.toSorted())
})

it.each(fastPaths)('P3: $file is compared with $general, also for longer', (path) => {
  for (const test of [path.test, path.longTest])
    expect(existsSync(join(root, test)) && test).toBe(test)
  expect(path.test).toMatch(/(?<!\.long)\.test\.tsx?$/)
  expect(path.longTest).toMatch(/\.long\.test\.tsx?$/)
})

it('has no file whose name says that it is a fast path without being in the table', () => {
  const named = sources.filter((path) =>
    /\/(?:read-)?(?:fast|plain|native|quick)-[\w-]+\.tsx?$/.test(path),
  )
  const unlisted = named.filter((path) => !fastPaths.some(({ file }) => file === path))
  expect(unlisted).toEqual(notFast)
})

/** Files that such a word names for another reason. */
const notFast = [
  'cli/html/plain-html.ts',
  'cli/primitives/text/plain-text.ts',
  'runtime/dom/plain-click.ts',
]
