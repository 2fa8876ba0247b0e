import { join } from 'node:path'
import { createSourceFiles, type SourceFiles } from '../source-files.ts'
import { type PageOptions, readBuiltPage } from './read-built-page.ts'
import { emptyPage, type PageFacts, type SiteFacts } from './site-facts.ts'
import { toSiteUrl } from './to-site-url.ts'

/** Pages that tools generate for themselves: 404, search, tags. */
const generated = /^(?:\/[\w-]+)?\/404$|^\/(?:search|.*\btags(?:\/.*)?)$/

/** Milliseconds for a page of the new site, which docs-ssg wrote itself: only a very busy machine needs so long. */
const ownTimeLimit = 120_000

const unreadPage: PageFacts = { ...emptyPage, isUnread: true }

/** Read every page of a built site, whichever tool built it, except 404, search and tag pages. */
export function readBuiltSite(
  folder: string,
  options: Omit<PageOptions, 'url'>,
  files: Pick<SourceFiles, 'list' | 'read' | 'within'> = createSourceFiles(folder, ownTimeLimit),
): SiteFacts {
  const paths = files.list(folder).filter((path) => path.endsWith('.html'))
  const pages = new Map<string, PageFacts>()
  const sidebar = new Set<string>()
  for (const path of paths.toSorted()) {
    const from = { ...options, url: path.replace(/(?:^|\/)index\.html$/, '') }
    const url = toSiteUrl(`${options.baseUrl}${from.url}`, from)
    // A new page may have such a URL, because an author wrote it.
    if (options.ids === 'headings' && generated.test(url)) continue
    // Relative links resolve against the URL without the trailing slash unless the tool writes them
    // for hosts that add it.
    const isFolder = options.markup.hasFolderLinks === true && /(?:^|\/)index\.html$/.test(path)
    const base = isFolder && url !== '/' ? `${url}/` : url
    const file = join(folder, path)
    const page = files.within(file, () =>
      readBuiltPage(files.read(file) ?? '', { ...options, url: base }),
    ) ?? { facts: unreadPage, sidebar: [] }
    // A page can have a redirect from another form of its URL: `guide/index.html` beside `guide.html`.
    const isCopy = page.facts.redirectTo !== undefined && pages.has(url)
    if (!isCopy) pages.set(url, page.facts)
    for (const entry of page.sidebar) sidebar.add(entry)
  }
  return { pages, sidebar }
}
