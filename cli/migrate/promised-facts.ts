// What of a build of the old site somebody meant. Enters: the build as read, and its docs. Leaves: what the new site owes.
import type { PageFacts, SiteFacts } from './site-facts.ts'
import type { SourceDoc } from './source-docs.ts'

interface Promised {
  readonly docs: readonly SourceDoc[]
  /** The site has posts; without one Docusaurus publishes an empty blog. */
  readonly hasPosts: boolean
}

/**
 * Leave out an empty blog, links that led nowhere, and descriptions that the tool made of a doc's first line: the new site
 * makes its own.
 */
export function promisedFacts(facts: SiteFacts, { docs, hasPosts }: Promised): SiteFacts {
  const stated = new Map(docs.map(({ url, frontmatter }) => [url, 'description' in frontmatter]))
  // A translation stands at the address of its original behind the language.
  const isStated = (url: string): boolean =>
    (stated.get(url) ?? stated.get(url.replace(/^\/[^/]+/, ''))) !== false
  const pages = [...facts.pages]
    .filter(([url]) => hasPosts || !/^\/blog(?:\/(?:archive|authors))?$/.test(url))
    .map(([url, page]): [string, PageFacts] => [
      url,
      {
        ...page,
        description: isStated(url) ? page.description : undefined,
        links: page.links.filter((link) => leadsSomewhere(link, facts)),
      },
    ])
  return { ...facts, pages: new Map(pages) }
}

/** Files that are no pages are not known here, so they count. */
function leadsSomewhere(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  if (!path.startsWith('/')) return true
  return pages.has(path) || (/\.\w+$/.test(path) && !/\.mdx?$/.test(path))
}
