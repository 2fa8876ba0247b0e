// Given the docs and sidebars of a site that was never built, it returns the facts of its pages and
// sidebars.
import { join } from 'node:path'
import { toText } from '../../coerce.ts'
import { emptyPage, type PageFacts, type SiteFacts } from '../../parity/site-facts.ts'
import type { SourceSet } from '../docs/source-doc.ts'
import { readSourceSidebars } from './read-source-sidebars.ts'
import { listHeadingIds, listLinks } from '../../markdown/read-source-text.ts'
import { resolveSourceLink, type LinkContext } from './resolve-source-link.ts'

type SourceOptions = Pick<LinkContext, 'baseUrl' | 'origin' | 'siteDir' | 'trailingSlash'>

/** The facts that the sources state; descriptions only come from front matter. */
export function readSourceSite(sets: readonly SourceSet[], options: SourceOptions): SiteFacts {
  const byFile = new Map(
    sets.flatMap(({ docs, folder }) => docs.map((doc) => [join(folder, doc.path), doc] as const)),
  )
  const pages = sets.flatMap(({ docs, folder, files }) => {
    const byPath = new Map(docs.map((doc) => [doc.path, doc]))
    const urls = new Set(docs.map(({ url }) => url))
    const context: LinkContext = { ...options, byPath, byFile, urls }
    return docs.map((doc): [string, PageFacts] => [
      doc.url,
      files.within(join(folder, doc.path), () => ({
        title: doc.title,
        description: toText(doc.frontMatter['description']),
        ids: listHeadingIds(doc.text),
        links: listLinks(doc.text).map((href) => resolveSourceLink(href, doc, context)),
      })) ?? emptyPage,
    ])
  })
  const bars = sets.map((set) => readSourceSidebars(set, options))
  return {
    // Docusaurus publishes the first of several docs with the same URL, so it is set last.
    pages: new Map([...bars.flatMap((bar) => bar.pages), ...pages, ...pages.toReversed()]),
    sidebar: new Set(bars.flatMap(({ entries }) => entries)),
  }
}
