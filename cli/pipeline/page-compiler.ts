import type { CompiledComponents } from '../bundle/compile-components.ts'
import { evaluateComponents } from '../bundle/evaluate-components.ts'
import { localeModules } from '../bundle/locale-modules.ts'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { articleLanguage } from '../content/article/article-language.ts'
import * as highlight from '../content/code/highlight-to-html.ts'
import { createMarkdown } from '../content/markdown.ts'
import { pageModules } from '../render/page-modules.ts'
import { createArticleRenderer } from '../render/render-article.tsx'
import type { PageCompiler } from './compile-page.ts'

type Renderer = ReturnType<typeof createArticleRenderer>

/** What every thread that makes pages sets up once. */
export async function createPageCompiler(
  config: ResolvedConfig,
  components: CompiledComponents,
): Promise<PageCompiler> {
  const renderers = new Map<string, Renderer>()
  const rendererOf = (locale: string): Renderer => {
    const known = renderers.get(locale)
    if (known) return known
    const own = localeModules(config, locale, components.messages)
    const modules = { ...pageModules, ...own, 'docs-ssg/highlight': highlight }
    const made = createArticleRenderer(evaluateComponents(components, modules, config.siteDir))
    renderers.set(locale, made)
    return made
  }
  return {
    markdown: createMarkdown(config),
    languageOf: (source) => articleLanguage(source, config, components.messages),
    render: ({ locale, ...source }) => rendererOf(locale)(source),
  }
}
