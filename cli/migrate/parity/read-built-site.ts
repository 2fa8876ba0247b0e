import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { toPosixPath } from '../../primitives/posix-path.ts'
import { type PageOptions, readBuiltPage } from './read-built-page.ts'
import type { PageFacts, SiteFacts } from './site-facts.ts'
import { toSiteUrl } from './to-site-url.ts'

/** Pages that tools generate for themselves: 404, search, tags. */
const generated = /^(?:\/[\w-]+)?\/404$|^\/(?:search|.*\btags(?:\/.*)?)$/

/** Read every page of a built site, whichever tool built it, except 404, search and tag pages. */
export async function readBuiltSite(
  folder: string,
  options: Omit<PageOptions, 'url'>,
): Promise<SiteFacts> {
  const entries = await readdir(folder, { recursive: true })
  const files = entries.map((entry) => toPosixPath(entry)).filter((path) => path.endsWith('.html'))
  const pages = new Map<string, PageFacts>()
  const sidebar = new Set<string>()
  for (const path of files.toSorted()) {
    const from = { ...options, url: path.replace(/(?:^|\/)index\.html$/, '') }
    const url = toSiteUrl(`${options.baseUrl}${from.url}`, from)
    // A new page may have such a URL, because an author wrote it.
    if (options.ids === 'headings' && generated.test(url)) continue
    // Relative links resolve against the URL without the trailing slash unless the tool writes them
    // for hosts that add it.
    const isFolder = options.markup.hasFolderLinks === true && /(?:^|\/)index\.html$/.test(path)
    const base = isFolder && url !== '/' ? `${url}/` : url
    const page = readBuiltPage(await readFile(join(folder, path), 'utf8'), {
      ...options,
      url: base,
    })
    // A page can have a redirect from another form of its URL: `guide/index.html` beside `guide.html`.
    const isCopy = page.facts.redirectTo !== undefined && pages.has(url)
    if (!isCopy) pages.set(url, page.facts)
    for (const entry of page.sidebar) sidebar.add(entry)
  }
  return { pages, sidebar }
}
