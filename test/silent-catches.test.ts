import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentCatches } from './silent-catches.ts'

const root = join(import.meta.dirname, '..')

/** A handler of errors that has no name for the error. */
const silent = /\bcatch \{|\.catch\(\(\) =>/g

const countIn = (source: string): number => source.match(silent)?.length ?? 0

const found = Object.fromEntries(
  ['cli', 'runtime'].flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .map((path) => `${room}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [path, countIn(readFileSync(join(root, path), 'utf8'))] as const)
      .filter(([, count]) => count > 0),
  ),
)

const listed: Record<string, number> = {}
for (const { files } of Object.values(silentCatches))
  for (const [path, count] of Object.entries(files)) listed[path] = (listed[path] ?? 0) + count

describe('errors that no one reads', () => {
  it('are counted in each form', () => {
    const source = 'try { a() } catch { b() }\nc().catch(() => undefined)\nd().catch((e) => f(e))'
    expect(countIn(source)).toBe(2)
  })

  it('are listed in test/silent-catches.ts with a reason; a new one needs a report or a place in the list', () => {
    expect(Object.keys(found).length).toBeGreaterThan(0)
    expect(found).toEqual(listed)
  })
})
