// What of a build of the old site somebody meant. Enters: the build as read, and its docs. Leaves: what the new site owes.
import { posix } from 'node:path'
import type { PageFacts, SiteFacts } from '../../site-facts.ts'
import type { SourceDoc } from '../docs/read-source-docs.ts'

interface Promised {
  readonly docs: readonly SourceDoc[]
  /** The site has posts; without one Docusaurus publishes an empty blog. */
  readonly hasPosts: boolean
}

/**
 * Leave out an empty blog, links that led nowhere, and descriptions that the tool made of a doc's first line: the new site
 * makes its own.
 */
export function baselineFacts(facts: SiteFacts, { docs, hasPosts }: Promised): SiteFacts {
  const stated = new Map(docs.map(({ url, frontMatter }) => [url, 'description' in frontMatter]))
  // A translation stands at the address of its original behind the language.
  const isStated = (url: string): boolean =>
    (stated.get(url) ?? stated.get(url.replace(/^\/[^/]+/, ''))) !== false
  const strays = createStrayTest(docs)
  const pages = [...facts.pages]
    .filter(([url]) => hasPosts || !/^\/blog(?:\/(?:archive|authors))?$/.test(url))
    .map(([url, page]): [string, PageFacts] => [
      url,
      {
        ...page,
        description: isStated(url) ? page.description : undefined,
        links: page.links.filter((link) => leadsSomewhere(link, facts) && !strays(url, link)),
      },
    ])
  return { ...facts, pages: new Map(pages) }
}

/**
 * Version 2 looks for `name.md` at the top of the docs before it looks beside the page; version 3 and docs-ssg look beside
 * it first, which is what its author meant.
 */
function createStrayTest(docs: readonly SourceDoc[]): (url: string, link: string) => boolean {
  const byUrl = new Map(docs.map(({ url, path }) => [url, path]))
  const paths = new Set(docs.map(({ path }) => path))
  return (url, link) => {
    const [from, to] = [byUrl.get(url), byUrl.get(link.replace(/#.*$/, ''))]
    if (from === undefined || to === undefined || to.includes('/')) return false
    const folder = posix.dirname(from)
    return folder !== '.' && paths.has(posix.join(folder, to))
  }
}

/** Files that are no pages are not known here, so they count. */
function leadsSomewhere(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  if (!path.startsWith('/')) return true
  return pages.has(path) || (/\.\w+$/.test(path) && !/\.mdx?$/.test(path))
}
