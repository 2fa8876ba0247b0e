// Everything that pages are compiled from, besides their sources and the files that these include.
// Given the configuration and the compiled components, it returns plain data for the compiler, and
// its hash.
import { version as reactVersion } from 'react'
import type { CompiledComponents } from '../../bundle/components/compile-components.ts'
import { type SiteValues, toSiteValues } from '../../bundle/site-values.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { LanguageConfig } from '../../content/nodes/article-language.ts'
import {
  type MarkdownInput,
  splitMarkdownConfig,
  toMarkdownInput,
} from '../../content/markdown-input.ts'
import { hashOf } from '../../primitives/hash.ts'

/**
 * What a page compiler is created from. It sees nothing else of the configuration, so the hash of
 * this object covers every option that can change a page. Plain data: it survives JSON and a
 * message to another thread.
 */
export interface PageCompilerInput
  extends Omit<MarkdownInput, 'plugins' | 'cache'>, LanguageConfig {
  /** Hash of the code that the plugins come from; empty when there are none. */
  readonly pluginsHash: string
  readonly components: CompiledComponents
  /** The parts of the config that components read; undefined when there are none. */
  readonly siteValues: SiteValues | undefined
  /** React is not part of the docs-ssg build: each site installs its own version. */
  readonly reactVersion: string
  /** Articles are written as Markdown too. */
  readonly hasTwins: boolean
}

/** Take from the configuration what pages depend on. */
export function toPageCompilerInput(
  config: ResolvedConfig,
  components: CompiledComponents,
): PageCompilerInput {
  const { plugins: _, cache: __, ...markdownInput } = toMarkdownInput(config)
  return {
    ...markdownInput,
    pluginsHash: hashPlugins(config),
    locales: config.locales.map(({ code, uiTranslations, direction }) => ({
      code,
      uiTranslations,
      direction,
    })),
    components,
    componentImports: components.imports,
    siteValues: components.parts.length === 0 ? undefined : toPlainData(toSiteValues(config)),
    reactVersion,
    hasTwins: config.llms.pages || config.llms.full !== false,
  }
}

/**
 * Functions can't be compared, so plugins are as new as the config file and everything it imports.
 */
export function hashPlugins({ markdown, configHash }: ResolvedConfig): string {
  const { plugins } = splitMarkdownConfig(markdown)
  return Object.values(plugins).every((list) => list.length === 0) ? '' : configHash
}

/**
 * SHA-256 of everything that pages depend on besides their sources and the code of components, hex.
 * The folder of the site is left out: it says where to read, not what, and a cache must survive a
 * move of the site.
 */
export function hashPageCompilerInput(input: PageCompilerInput): string {
  const { siteDir: _, components, ...hashed } = input
  const parts = components.parts.map(({ code: __, map: ___, ...part }) => part)
  return hashOf(
    'page compiler',
    JSON.stringify({ ...hashed, components: { ...components, parts } }),
  )
}

/** `customFields` may hold functions; a component in the browser does not get them either. */
function toPlainData(values: SiteValues): SiteValues {
  const plain: SiteValues = JSON.parse(JSON.stringify(values))
  return plain
}
