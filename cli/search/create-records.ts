// Room: records of a hosted index
// The index of the hosted search. Given the searchable pages, it returns records in the format of
// DocSearch. https://docsearch.algolia.com/docs/record-extractor
import type { SearchDataPage } from '../../runtime/shared/manifests/manifests.ts'
import { sha256 } from '../primitives/hash.ts'
import { recordLevels, type SearchRecord } from './providers/search-record.ts'

/** The pages of one version and locale. */
interface RecordSource {
  /** `${version}/${locale}` */
  readonly key: string
  readonly pages: readonly SearchDataPage[]
}

interface RecordOptions {
  /** Origin of the published site. */
  readonly origin: string
  /** Used for pages without a category. */
  readonly siteTitle: string
  /** URLs of the pages that don't belong to a version. */
  readonly unversioned: ReadonlySet<string>
}

/** Characters of content in one record. */
const maxContent = 2000

/** Cut text at the end of a sentence, so that every record fits into the index. */
function cutContent(text: string): readonly string[] {
  if (text === '') return []
  if (text.length <= maxContent) return [text]
  const head = text.slice(0, maxContent)
  const ends = [head.lastIndexOf('. ') + 1, head.lastIndexOf(' '), head.lastIndexOf('。') + 1]
  const last = Math.max(...ends)
  // Text without spaces has few of them, which may be far from its end.
  const at = last > maxContent / 2 ? last : wholeCharacters(text)
  return [text.slice(0, at).trim(), ...cutContent(text.slice(at).trim())]
}

/** The number of code units that keeps the last character whole. */
const wholeCharacters = (text: string): number =>
  /[\udc00-\udfff]/.test(text.charAt(maxContent)) ? maxContent - 1 : maxContent

function hierarchyOf(texts: readonly string[]): SearchRecord['hierarchy'] {
  const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null] = texts
  const [lvl4 = null, lvl5 = null, lvl6 = null] = texts.slice(4)
  return { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 }
}

function recordsOfPage(page: SearchDataPage, key: string, options: RecordOptions): SearchRecord[] {
  const [version = '', language = ''] = key.split('/')
  const isVersioned = !options.unversioned.has(page.u)
  const url = `${options.origin}${page.u}`
  const tag = isVersioned ? `docs-default-${version}` : 'default'
  let path: readonly string[] = []
  let position = 0
  const toId = createIds(key)
  const rows = page.s[0]?.[1] === 0 ? page.s : [['', 0, '', '', ''] as const, ...page.s]
  return rows.flatMap(([id, depth, heading, prose, names]) => {
    path = depth === 0 ? [] : [...path.slice(0, depth - 1), heading]
    const texts = [page.c.split(' › ')[0] || options.siteTitle, page.t, ...path].slice(0, 7)
    const level = recordLevels[texts.length - 1] ?? 'lvl6'
    const phrases = names.split('\n').slice(1)
    const content = [prose.replaceAll('\n', ' '), ...phrases].join(' ').trim()
    const parts = [null, ...cutContent(content)]
    return parts.map((part, index): SearchRecord => {
      const anchor = id === '' ? null : id
      const location = anchor === null ? url : `${url}#${encodeURIComponent(anchor)}`
      const facts = {
        hierarchy: hierarchyOf(texts),
        content: part,
        anchor,
        url: location,
        url_without_anchor: url,
        type: part === null ? level : 'content',
        language,
        version,
        docusaurus_tag: tag,
        // The weights of the DocSearch crawler: 100 for a page, ten less for each level, 0 for
        // content.
        weight: {
          pageRank: page.b,
          level: part === null ? Math.max(0, 110 - 10 * texts.length) : 0,
          position: position++,
        },
      } as const
      const hash = sha256(JSON.stringify(facts)).slice(0, 16)
      return { objectID: toId(location, index), hash, ...facts }
    })
  })
}

/** Ids of records by location and number of the part there; headings without an id share a location. */
function createIds(key: string): (location: string, part: number) => string {
  const counts = new Map<string, number>()
  return (location, part) => {
    const identity = [key, location, part].join('\0')
    const count = counts.get(identity) ?? 0
    counts.set(identity, count + 1)
    return sha256(`${identity}\0${count}`).slice(0, 32)
  }
}

/**
 * Records of all pages, in the order of pages and sections: one for each heading, and one for each
 * text under it.
 */
export function createRecords(
  sources: readonly RecordSource[],
  options: RecordOptions,
): readonly SearchRecord[] {
  return sources.flatMap(({ key, pages }) =>
    pages.flatMap((page) => recordsOfPage(page, key, options)),
  )
}
