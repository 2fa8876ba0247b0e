// Every name of this repository's documentation, typed letter by letter.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { createEngine } from '../../../runtime/search/engine.ts'
import { joined, splitIdentifier, tokensOf } from '../../../runtime/search/words/tokens.ts'
import type { SearchDataPage } from '../../../runtime/shared/manifests/manifests.ts'
import { toSearchPages } from '../../../runtime/shared/manifests/search-columns.ts'
import { buildSite } from '../site/built-site.ts'

/** The pages of a built site as its search loads them, and its synonyms. */
async function loadSearch(folder: string) {
  const read = async (path: string) => JSON.parse(await readFile(join(folder, path), 'utf8'))
  const { data, texts, synonyms } = await read('search-config.json')
  const [headings, rest] = await Promise.all([read(data['current/en']), read(texts['current/en'])])
  return { pages: toSearchPages({ ...headings, ...rest }), synonyms }
}

/** The titles and headings that are names of several parts, with the places that have them. */
function listNames(pages: readonly SearchDataPage[]): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>()
  for (const { t, u, s } of pages)
    for (const [name, href] of [[t, u], ...s.map(([id, , heading]) => [heading, `${u}#${id}`])]) {
      if (name === undefined || href === undefined) continue
      if (/\s/.test(name) || splitIdentifier(name).length < 2) continue
      places.set(name, [...(places.get(name) ?? []), href])
    }
  return places
}

describe('the search of this documentation', () => {
  let pages: readonly SearchDataPage[] = []
  let engine = createEngine([])
  beforeAll(async () => {
    const loaded = await loadSearch((await buildSite()).folder)
    pages = loaded.pages
    engine = createEngine(pages, loaded.synonyms)
  }, 300_000)

  it.each([
    ['as they are written', (name: string) => name],
    ['as words', (name: string) => splitIdentifier(name).join(' ')],
  ])('C: keeps the place of a name first with each letter of names %s', (_, write) => {
    const names = listNames(pages)
    // A beginning that is another name, or a word of the site, means itself: `select` in `selectId`.
    const others = new Set([
      ...[...names.keys()].map(joined),
      ...pages.flatMap(({ t, s }) => s.flatMap((texts) => tokensOf([t, ...texts].join(' ')))),
    ])
    const isFirst = (typed: string, places: readonly string[]): boolean =>
      places.includes(decodeURIComponent(engine.search(typed, 1).groups[0]?.hits[0]?.href ?? ''))
    const lost = [...names].flatMap(([name, places]) => {
      const text = write(name)
      const typed = Array.from({ length: text.length - 2 }, (__, at) =>
        text.slice(0, at + 3),
      ).filter((start) => start === text || !others.has(joined(start)))
      const from = typed.findIndex((start) => isFirst(start, places))
      return from === -1 ? [] : typed.slice(from).filter((start) => !isFirst(start, places))
    })
    expect(names.size).toBeGreaterThan(100)
    expect(lost).toEqual([])
  })
})
