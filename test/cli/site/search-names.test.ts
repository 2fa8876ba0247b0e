import { beforeAll, expect, it } from 'vitest'
import { createEngine, type SearchEngine } from '../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../runtime/shared/manifests/manifests.ts'
import { toSearchPages } from '../../../runtime/shared/manifests/search-columns.ts'
import { buildSite } from './built-site.ts'

let engine: SearchEngine
let pages: readonly SearchDataPage[]
beforeAll(async () => {
  const site = await buildSite()
  const read = (path: string) => JSON.parse(site.read(path.replace(/^\//, '')))
  const { data, texts, synonyms } = read('search-config.json')
  const [headings, prose] = [data, texts].map((hrefs) => read(String(Object.values(hrefs)[0])))
  pages = toSearchPages({ ...headings, ...prose })
  engine = createEngine(pages, synonyms)
}, 300_000)

const isName = (text: string): boolean => /^[a-zA-Z]+$/.test(text) && /[a-z][A-Z]/.test(text)
const isApi = ({ u }: SearchDataPage): boolean => /^\/(?:rtk-query\/)?api\//.test(u)
const hrefs = (query: string): readonly string[] =>
  engine.search(query, 20).groups.flatMap(({ hits }) => hits.map(({ href }) => href))

/** Every beginning of a text from its fourth letter on that doesn't end in a space. */
const beginnings = (text: string): readonly string[] =>
  Array.from({ length: text.length - 3 }, (_, at) => text.slice(0, at + 4)).filter(
    (typed) => !typed.endsWith(' '),
  )

it('C: never ranks the page of a name lower after one more letter, and ranks the whole name first', () => {
  const named = pages.filter((page) => isApi(page) && isName(page.t))
  expect(named.length).toBeGreaterThan(15)
  const worse = named.flatMap(({ t, u }) =>
    [t, t.replaceAll(/([a-z])([A-Z])/g, '$1 $2')].flatMap((form) => {
      const ranks = beginnings(form).map((typed) => {
        const at = engine
          .search(typed, 20)
          .groups.findIndex(({ hits }) =>
            hits.some(({ href }) => href === u || href.startsWith(`${u}#`)),
          )
        return { typed, rank: at === -1 ? Infinity : at + 1 }
      })
      const fallen = ranks.filter(({ rank }, at) => rank > (ranks[at - 1]?.rank ?? Infinity))
      return ranks.at(-1)?.rank === 1 ? fallen : [...fallen, { typed: form, rank: 'not first' }]
    }),
  )
  expect(worse).toEqual([])
})

it('C: finds the section of each member of a name', () => {
  const members = pages
    .filter((page) => isApi(page) && isName(page.t))
    .flatMap(({ t, u, s }) =>
      s
        .filter(([, depth, heading]) => depth > 0 && isName(heading) && heading !== 'TypeScript')
        .map(([id, , heading]) => ({ query: `${t}.${heading}`, href: `${u}#${id}` })),
    )
  expect(members.length).toBeGreaterThan(40)
  // A name may be an option and a part of the result.
  const lost = members.filter(({ query, href }) => !hrefs(query).slice(0, 3).includes(href))
  expect(lost).toEqual([])
})
