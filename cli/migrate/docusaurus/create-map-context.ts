import { toRecord } from '../coerce.ts'
import type { Note } from '../migration.ts'
import { toPageUrl } from '../parity/to-page-url.ts'
import type { SitePages } from './code/find-pages.ts'
import type { SiteContent } from './docs/read-content.ts'
import type { DocusaurusSite } from './docusaurus-site.ts'
import type { MapContext, Redirect } from './map/map-parts.ts'
import type { DiskContext } from './read/disk-context.ts'
import { readGeneratedRedirects } from './read/read-generated-redirects.ts'
import { readRedirectsFile } from './read/read-redirects-file.ts'

/** Everything that was read from the old site before mapping its config. */
interface ReadParts extends Pick<MapContext, 'toPath' | 'pendingUrls'> {
  readonly disk: DiskContext
  readonly content: SiteContent
  readonly pages: SitePages
  /** Name and absolute path. */
  readonly components: ReadonlyMap<string, string>
  readonly notes: readonly Note[]
}

/** Collect what mapping has to know in addition to the config. */
export async function createMapContext(
  site: DocusaurusSite,
  { disk, content, pages, components, notes, ...parts }: ReadParts,
): Promise<MapContext> {
  const { toPath } = parts
  const docUrls = content.sets.flatMap(({ docs }) => docs.map(({ url }) => url))
  const pageUrls = [...pages.buildable, ...pages.markdown.map(({ url }) => url)]
  const urls = [...docUrls, ...pageUrls, ...content.blogUrls]
  return {
    ...disk,
    ...parts,
    docsOf: content.docsOf,
    components: Object.fromEntries([...components].map(([name, path]) => [name, toPath(path)])),
    redirectsText: readRedirectsFile(site),
    generatedRedirects: await readGeneratedRedirects(site, docUrls),
    pagesPath: pages.folder === undefined ? undefined : toPath(pages.folder),
    pagesExclude: pages.exclude,
    urls,
    isKnownTarget: createTargetTest(urls),
    homeRedirects: pageUrls.includes('/') ? [] : toHomeRedirects(content),
    hasTaggedHeadings: content.sets.some(({ docs }) =>
      docs.some(({ text }) => /^#{2,6}[ \t].*\/>[ \t]*$/m.test(text)),
    ),
    blogs: content.blogs,
    notes,
  }
}

/** Every page links to `/`, so a site without a home page redirects from there to its first doc. */
function toHomeRedirects({ sets, docsOf }: SiteContent): readonly Redirect[] {
  const { docs = [], sidebars } = sets[0] ?? {}
  const { base, startOf } = docsOf(undefined)
  const [first] = docs
  // Docs at the root get this redirect without an entry in the config.
  if (base === '' || first === undefined || docs.some(({ url }) => url === '/')) return []
  const main = docs.find(({ url }) => url === base)?.url
  const start = startOf(Object.keys(toRecord(sidebars))[0] ?? '')
  return [{ from: '/', to: main ?? start ?? first.url }]
}

function createTargetTest(urls: readonly string[]): (to: string) => boolean {
  const known = new Set([...urls, '/'])
  return (to) => {
    const path = toPageUrl(to)
    return !path.startsWith('/') || /[:*]|\.\w+$/.test(path) || known.has(path)
  }
}
