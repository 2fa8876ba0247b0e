import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findChineseVariants } from '../../../../cli/manifests/chinese-variants.ts'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'

/** Short pages in one language, and the page that answers each query. */
interface LanguageSet {
  readonly pages: Readonly<Record<string, readonly [title: string, text: string]>>
  readonly queries: Readonly<Record<string, string>>
  /** What readers may also type: inflected, without accents, in full or half width, or mixed with Latin words. */
  readonly furtherQueries: Readonly<Record<string, string>>
}

const root = join(import.meta.dirname, '../../../..')
const folder = join(root, 'test/fixtures/search-languages')
/** Sets that were written without looking at what the search finds. */
const questions = join(root, 'test/fixtures/search-questions')
const languages = readdirSync(join(root, 'runtime/i18n/languages')).map((file) =>
  file.replace(/\.ts$/, ''),
)

function readSet(language: string): LanguageSet {
  const set: LanguageSet = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))
  return set
}

const toPage = ([id, [t, prose]]: readonly [
  string,
  readonly [string, string],
]): SearchDataPage => ({ u: `/${id}`, t, c: '', b: 1, s: [['', 0, '', prose, '']] })

/** The rank of the page that answers each query; Infinity where it isn't found. */
function rankQueries({ pages, queries }: Pick<LanguageSet, 'pages' | 'queries'>) {
  const variants = findChineseVariants(Object.values(pages).flat())
  const engine = createEngine(Object.entries(pages).map(toPage), [], variants)
  return Object.entries(queries).map(([query, id]) => {
    const hits = engine.search(query, 20).groups.flatMap((group) => group.hits)
    const at = hits.findIndex(({ href }) => href === `/${id}`)
    return { query, rank: at < 0 ? Infinity : at + 1 }
  })
}

describe('the search in every language of the interface', () => {
  it.each(languages)('C: answers 20 queries in %s, nearly all with the first hit', (language) => {
    const ranks = rankQueries(readSet(language))
    expect(ranks).toHaveLength(20)
    const mrr = ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length
    const missed = ranks.filter(({ rank }) => rank > 1)
    expect(mrr, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9)
  })
  it.each(languages)('C: answers 15 further queries in %s', (language) => {
    const { pages, furtherQueries } = readSet(language)
    const ranks = rankQueries({ pages, queries: furtherQueries })
    expect(ranks).toHaveLength(15)
    // Some need a word of another root, such as the other aspect of a Russian verb.
    const found = ranks.filter(({ rank }) => rank === 1)
    expect(found.length, JSON.stringify(ranks)).toBeGreaterThanOrEqual(13)
  })

  it.each(readdirSync(questions))('C: answers 15 questions about other pages, %s', (file) => {
    const ranks = rankQueries(JSON.parse(readFileSync(join(questions, file), 'utf8')))
    expect(ranks).toHaveLength(15)
    const mrr = ranks.reduce((sum, { rank }) => sum + 1 / rank, 0) / ranks.length
    const missed = ranks.filter(({ rank }) => rank > 1)
    expect(mrr, JSON.stringify(missed)).toBeGreaterThanOrEqual(0.9)
  })

  it('C: answers nine in ten of all further queries with the first hit', () => {
    const ranks = languages.flatMap((language) => {
      const { pages, furtherQueries } = readSet(language)
      return rankQueries({ pages, queries: furtherQueries })
    })
    const found = ranks.filter(({ rank }) => rank === 1)
    expect(found.length / ranks.length).toBeGreaterThanOrEqual(0.9)
  })
})
