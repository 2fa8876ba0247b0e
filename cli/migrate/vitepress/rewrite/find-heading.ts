import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'
import { listHeadingIds } from '../../markdown/read-source-text.ts'
import type { SourcePage } from '../docs/source-page.ts'

/** The id that a heading of a page has; undefined if it is `fragment`, or if there is none. */
export type FindHeading = (page: SourcePage, fragment: string) => string | undefined

/** Find the heading that VitePress 2 opens for a fragment that is not an id of the page. */
export function createHeadingFinder(): FindHeading {
  const known = new Map<SourcePage, ReadonlySet<string>>()
  const idsOf = (page: SourcePage): ReadonlySet<string> => {
    const ids = known.get(page) ?? new Set(listIds(page.source))
    known.set(page, ids)
    return ids
  }
  return (page, fragment) => {
    const written = decode(fragment)
    const id = createHeadingIds('vitepress').toId(written)
    if (id === written || idsOf(page).has(written)) return undefined
    return idsOf(page).has(id) ? id : undefined
  }
}

/** Ids of headings and of HTML. */
function listIds(source: string): readonly string[] {
  const inHtml = [...source.matchAll(/\s(?:id|name)=["']([^"']+)["']/g)].map(([, id = '']) => id)
  return [...listHeadingIds(source, 'vitepress'), ...inHtml]
}

function decode(fragment: string): string {
  try {
    return decodeURI(fragment)
  } catch {
    return fragment
  }
}
