import { join } from 'node:path'
import type { SourceFiles } from '../source-files.ts'
import type { PageFacts, SiteFacts } from './site-facts.ts'

/**
 * True if a folder contains pages built by a tool, which `pattern` recognizes. The folder may
 * contain other files as well.
 */
export function isBuiltBy(
  pattern: RegExp,
  folder: string,
  files: Pick<SourceFiles, 'read' | 'within'>,
): boolean {
  const paths = ['index.html', '404.html'].map((name) => join(folder, name))
  const file = paths.find((path) => files.read(path) !== undefined)
  return (
    file !== undefined && files.within(file, () => pattern.test(files.read(file) ?? '')) === true
  )
}

/**
 * A built site with the titles and descriptions of its sources, because in HTML, the title may be
 * that of the site or the navigation, and the description that of the site. Links to pages that
 * didn't exist are left out.
 */
export function withSourceTexts(built: SiteFacts, sources: SiteFacts): SiteFacts {
  const pages = [...built.pages].map(([url, page]): [string, PageFacts] => {
    const source = sources.pages.get(url)
    return [
      url,
      {
        ...page,
        title: source?.title,
        description: source?.description,
        links: page.links.filter((link) => hasTarget(link, built)),
      },
    ]
  })
  return { pages: new Map(pages), sidebar: built.sidebar }
}

function hasTarget(link: string, { pages }: SiteFacts): boolean {
  const [path = ''] = link.split('#')
  return !path.startsWith('/') || pages.has(path) || /\.\w+$/.test(path)
}
