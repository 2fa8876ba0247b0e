// Given the facts of a built Docusaurus site, and its docs, it returns the facts that the new site
// is measured by.
import { posix } from 'node:path'
import type { PageFacts, SiteFacts } from '../../parity/site-facts.ts'
import type { SourceDoc } from '../docs/source-doc.ts'

interface Sources {
  readonly docs: readonly SourceDoc[]
  /** Without a post Docusaurus publishes an empty blog. */
  readonly hasPosts: boolean
}

/**
 * Leave out what no author wrote: an empty blog, links that were already broken, and descriptions
 * that Docusaurus generated from the first line of a doc.
 */
export function baselineFacts(facts: SiteFacts, { docs, hasPosts }: Sources): SiteFacts {
  const described = new Map(docs.map(({ url, frontMatter }) => [url, 'description' in frontMatter]))
  // A translation has the URL of its original with the language in front.
  const isDescribed = (url: string): boolean =>
    (described.get(url) ?? described.get(url.replace(/^\/[^/]+/, ''))) !== false
  const isMisresolved = createMisresolvedTest(docs)
  const pages = [...facts.pages]
    .filter(([url]) => hasPosts || !/^\/blog(?:\/(?:archive|authors))?$/.test(url))
    .map(([url, page]): [string, PageFacts] => [
      url,
      {
        ...page,
        description: isDescribed(url) ? page.description : undefined,
        links: page.links.filter((link) => hasTarget(link, facts) && !isMisresolved(url, link)),
      },
    ])
  return { ...facts, pages: new Map(pages) }
}

/**
 * Docusaurus 2 resolves a link to `name.md` against the root of the docs first. Docusaurus 3 and
 * docs-ssg resolve it against the folder of the page first, which is what the author meant.
 */
function createMisresolvedTest(docs: readonly SourceDoc[]): (url: string, link: string) => boolean {
  const byUrl = new Map(docs.map(({ url, path }) => [url, path]))
  const paths = new Set(docs.map(({ path }) => path))
  return (url, link) => {
    const [from, to] = [byUrl.get(url), byUrl.get(link.replace(/#.*$/, ''))]
    if (from === undefined || to === undefined || to.includes('/')) return false
    const folder = posix.dirname(from)
    return folder !== '.' && paths.has(posix.join(folder, to))
  }
}

/** Files that aren't pages can't be checked here, so links to them are kept. */
function hasTarget(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  if (!path.startsWith('/')) return true
  return pages.has(path) || (/\.\w+$/.test(path) && !/\.mdx?$/.test(path))
}
