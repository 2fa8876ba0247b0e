import { toArticleHtml } from '../../cli/html/article-html.ts'
import * as v from 'valibot'
import { type ResolvedConfig, type SiteConfig, siteConfigSchema } from '../../cli/schema/schema.ts'
import { toRunSettings } from '../../cli/schema/run-flags.ts'
import { createVariants } from '../../cli/model/variants/doc-variants.ts'
import { toContentPath } from '../../cli/content/nodes/content-path.ts'
import { listGeneratedFiles } from '../../cli/manifests/all-manifests.ts'
import { toOutputPath } from '../../cli/model/paths/output-path.ts'
import type { FrontMatter } from '../../cli/model/authored/front-matter.ts'
import type { Heading, Link, Page } from '../../cli/model/page.ts'
import type { StaticRoute } from '../../cli/model/site.ts'
import type { AssetFile, Variant } from '../../cli/model/source-file.ts'
import { toPlace } from '../../cli/report/diagnostic.ts'
import { createSite } from '../../cli/routes/create-site.ts'
import type { SiteInput } from '../../cli/routes/site-input.ts'
import { toUrlPath } from '../../runtime/shared/urls/url.ts'

/** A config with its defaults; nothing of it is on the disk. */
export function configOf(
  options: SiteConfig = {},
  more: Partial<ResolvedConfig> = {},
): ResolvedConfig {
  return {
    ...v.parse(siteConfigSchema, options),
    siteDir: '/site',
    outDir: '/site/build',
    cacheDir: '/site/.docs-ssg',
    packageDir: '/docs-ssg',
    configFile: 'site.config.ts',
    optionPlaces: new Map(),
    configHash: '',
    ...toRunSettings({}),
    ...more,
  }
}

/** What a page in memory is made of. */
export interface MemoryPage {
  readonly frontMatter?: FrontMatter
  readonly title?: string
  /** As written; those that begin with `!` are pictures. */
  readonly links?: readonly string[]
  readonly ids?: readonly string[]
  readonly description?: string
}

/** Pages by path below their doc set; the link number n stands in line n + 2. */
export function pagesOf(
  pages: Readonly<Record<string, MemoryPage>>,
  variant: Variant | undefined = createVariants(configOf())[0],
): Page[] {
  if (!variant) return []
  return Object.entries(pages).map(([docPath, page]) => pageOf(docPath, page, variant))
}

function pageOf(docPath: string, page: MemoryPage, variant: Variant): Page {
  const source = toContentPath('/site', `/site/${variant.folder}/${docPath}`)
  const name = docPath.replace(/^.*\/|\.\w+$/g, '')
  const ids = page.ids ?? []
  return {
    source,
    docPath,
    variant,
    frontMatter: page.frontMatter ?? {},
    title: page.title ?? page.frontMatter?.title ?? name,
    description: page.description ?? '',
    hasTitleHeading: false,
    headings: ids.map((id, index): Heading => {
      return {
        depth: 2,
        id,
        text: id,
        html: id,
        place: toPlace(source, { line: index + 2, column: 1 }),
      }
    }),
    links: (page.links ?? []).map((written, index): Link => {
      const isPicture = written.startsWith('!')
      const place = toPlace(source, { line: index + 2, column: 3 })
      return {
        kind: isPicture ? 'asset' : 'page',
        href: isPicture ? written.slice(1) : written,
        place,
      }
    }),
    anchors: ids,
    sections: [{ id: '', path: [], text: `About ${name}.`, code: '' }],
    fences: [],
    terms: [],
    html: toArticleHtml([`<p>${name}</p>`]),
    holes: [],
    islands: [],
    dependencies: [],
  }
}

/** Files of `static/`, by path below it. */
export function staticFilesOf(...paths: readonly string[]): AssetFile[] {
  return paths.map((path) => ({
    source: toContentPath('/site', `/site/static/${path}`),
    output: toOutputPath(path),
    size: { width: 40, height: 30 },
  }))
}

/** A page that is no doc. */
export function staticRouteOf(path: string, kind: StaticRoute['kind'] = 'page'): StaticRoute {
  const url = toUrlPath(path)
  const output = kind === 'not-found' ? '404.html' : `${url.slice(1)}index.html`
  return {
    url,
    output: toOutputPath(output),
    kind,
    source: toContentPath('/site', `/site/pages${path === '/' ? '/index' : path}.tsx`),
    title: path,
    description: '',
    noindex: kind !== 'page',
    locale: 'en',
  }
}

/** A site in memory with all findings of its making. */
export function memorySite(input: Partial<SiteInput>): ReturnType<typeof createSite> {
  const { config = configOf() } = input
  return createSite({
    config,
    generatedFiles: listGeneratedFiles(config),
    pages: [],
    assets: [],
    categories: [],
    staticRoutes: [],
    lastUpdates: new Map(),
    ...input,
  })
}
