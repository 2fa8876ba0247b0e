import * as v from 'valibot'
import {
  siteConfigSchema,
  type ResolvedConfig,
  type SiteConfig,
} from '../../../../cli/schema/schema.ts'
import { toRunSettings } from '../../../../cli/schema/run-flags.ts'
import { createArticleLanguages } from '../../../../cli/content/nodes/article-language.ts'
import { createMarkdown } from '../../../../cli/content/markdown.ts'
import { toMarkdownInput } from '../../../../cli/content/markdown-input.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { compilePage, type CompiledPage } from '../../../../cli/pipeline/compiling/compile-page.ts'
import { createArticleRenderer } from '../../../helpers/article-renderer.ts'
import type { SiteComponents } from '../../../../cli/islands/site-components.tsx'
import type { Page } from '../../../../cli/model/page.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'

/** A config with all defaults, for a site in `siteDir`. */
export function configOf(config: SiteConfig = {}, siteDir = '/site'): ResolvedConfig {
  return {
    ...v.parse(siteConfigSchema, config),
    siteDir,
    outDir: `${siteDir}/build`,
    cacheDir: `${siteDir}/.docs-ssg`,
    packageDir: '/package',
    configFile: undefined,
    optionPlaces: new Map(),
    configHash: '',
    ...toRunSettings({}),
  }
}

/** How a page is made. */
interface MakeOptions {
  readonly config?: ResolvedConfig
  readonly docPath?: string
  readonly locale?: string
  readonly components?: SiteComponents
}

/** What becomes of `docs/guide/page.md` (or another `docPath`) with these contents. */
export async function make(
  contents: string | Uint8Array,
  options: MakeOptions = {},
): Promise<Omit<CompiledPage, 'costs'>> {
  const { costs: _, ...compiled } = await makeMeasured(contents, options)
  return compiled
}

/** The same, with what it cost. */
export function makeMeasured(
  contents: string | Uint8Array,
  {
    config = configOf(),
    docPath = 'guide/page.md',
    locale = 'en',
    components = new Map(),
  }: MakeOptions = {},
): Promise<CompiledPage> {
  const bytes = typeof contents === 'string' ? new TextEncoder().encode(contents) : contents
  const variant = { version: 'current', locale, folder: 'docs', urlPrefix: toUrlPath('/') }
  const path = toContentPath(config.siteDir, `${config.siteDir}/docs/${docPath}`)
  return compilePage(
    { path, docPath, variant, bytes },
    {
      componentHashes: {},
      markdown: createMarkdown(toMarkdownInput(config)),
      render: createArticleRenderer(components),
      languageOf: createArticleLanguages(config),
    },
  )
}

/** The page alone; throws with what was found when there is none. */
export async function pageOf(
  contents: string | Uint8Array,
  options: Parameters<typeof make>[1] = {},
): Promise<Page> {
  const { page, diagnostics } = await make(contents, options)
  if (page === undefined) throw new Error(JSON.stringify(diagnostics))
  return page
}

/** The article with each address as written. */
export async function htmlOf(
  contents: string,
  options: Parameters<typeof make>[1] = {},
): Promise<string> {
  const { html, holes, links } = await pageOf(contents, options)
  return html.pieces
    .map((piece, index) => {
      const hole = holes[index]
      return piece + (typeof hole === 'number' ? (links[hole]?.href ?? '') : '')
    })
    .join('')
}

/** `line:column rule message` of each finding. */
export function found({ diagnostics }: Pick<CompiledPage, 'diagnostics'>): string[] {
  return diagnostics.map(
    ({ place, rule, message }) => `${place?.line}:${place?.column} ${rule} ${message}`,
  )
}
