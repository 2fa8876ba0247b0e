import { decodeFragment } from '../../shared/urls/url.ts'
import type { Section } from '../sections.ts'

/** What a query says about the place of a page. */
interface Place {
  readonly segments: readonly string[]
  readonly id: string
  /** The query names a server, whose pages may have other folders above them. */
  readonly isWhole: boolean
}

/** `guide`, `Install` of `/guide/Install.html`, folded. */
function toSegments(path: string): readonly string[] {
  const segments = path.toLowerCase().split('/').filter(Boolean)
  const last = segments.pop()?.replace(/\.(?:html?|mdx?)$/, '') ?? 'index'
  return last === 'index' ? segments : [...segments, last]
}

/**
 * The place in a query that is nothing but a URL: `https://docs.example/guide/install#npm`, `docs.example/guide/install`,
 * `/guide/install` or `guide/install`. Names of packages and `and/or` have that form too, so they need not be one.
 */
function readPlace(query: string): Place | undefined {
  const text = query.trim().replace(/^<|>$/g, '')
  if (/\s/.test(text) || !text.includes('/')) return undefined
  const [, server, path = '', hash = ''] =
    /^((?:https?:)?\/\/[^/?#]*|[^/?#]+\.[^/?#.]+(?=\/))?([^?#]*)[^#]*(.*)$/i.exec(text) ?? []
  const segments = toSegments(decodeFragment(path))
  if (segments.length === 0) return undefined
  return { segments, id: decodeFragment(hash.slice(1)), isWhole: server !== undefined }
}

/** The number of segments at the end that both have. */
function countCommon(a: readonly string[], b: readonly string[]): number {
  const differs = a.toReversed().findIndex((segment, index) => segment !== b.at(-1 - index))
  return differs === -1 ? a.length : differs
}

/** The section that a pasted URL names, and the beginning of its page. */
export function findPageUrl(query: string, sections: readonly Section[]): readonly Section[] {
  const place = readPlace(query)
  if (place === undefined) return []
  const { segments, id, isWhole } = place
  let best:
    { readonly pageIndex: number; readonly common: number; readonly others: number } | undefined
  for (const { isLead, page, pageIndex } of sections) {
    if (!isLead) continue
    const own = toSegments(decodeFragment(page.u))
    const common = countCommon(own, segments)
    const isNamed = common === segments.length || (isWhole && (common > 1 || common === own.length))
    if (common === 0 || !isNamed) continue
    // The fewer segments differ, the more it is the page: `/install` is not `/guide/install`.
    const others = own.length + segments.length - 2 * common
    const isBetter =
      best === undefined || common > best.common || (common === best.common && others < best.others)
    if (isBetter) best = { pageIndex, common, others }
  }
  const ofPage = sections.filter(({ pageIndex }) => pageIndex === best?.pageIndex)
  return [
    ...ofPage.filter((section) => id !== '' && section.id === id),
    ...ofPage.filter(({ isLead }) => isLead),
  ]
}
