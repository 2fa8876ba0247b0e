import type { Translations } from '../../../runtime/i18n/translations.ts'
import { renderArticle } from '../../article/render-article.ts'
import { evaluateComponents } from '../../bundle/components/evaluate-components.ts'
import type { Cache } from '../../cache/open-cache.ts'
import { recordReads } from '../../cache/record-reads.ts'
import { localeModules } from '../../bundle/texts/locale-modules.ts'
import { createArticleLanguages } from '../../content/nodes/article-language.ts'
import { loadHighlight } from '../../content/code/grammars/highlight-to-html.ts'
import { createMarkdown } from '../../content/markdown.ts'
import { pageModules } from '../../render/page-modules.ts'
import type { ComponentRenderer } from '../../model/compiling/article.ts'
import { createComponentRenderer } from '../../islands/render-component.tsx'
import { hashComponents } from '../component-hashes.ts'
import type { PageCompiler } from './compile-page.ts'
import type { MarkdownPlugins } from '../../content/markdown-input.ts'
import type { PageCompilerInput } from './page-compiler-input.ts'
import { renderWithTwin } from '../rendering/render-with-twin.ts'

/** Create what compiles pages, once for each thread. */
export async function createPageCompiler(
  input: PageCompilerInput,
  plugins: MarkdownPlugins,
  cache?: Cache,
): Promise<PageCompiler> {
  const { components, siteDir } = input
  const wantsHighlight = components.parts.some(({ code }) => code.includes('docs-ssg/highlight'))
  const highlight = wantsHighlight ? await loadHighlight(plugins.grammars) : undefined
  const renderers = new Map<string, ComponentRenderer<Translations>>()
  const rendererOf = (locale: string): ComponentRenderer<Translations> => {
    const known = renderers.get(locale)
    if (known) return known
    const own = localeModules(input.siteValues, locale, components.messages)
    const externals = { ...pageModules, ...own, 'docs-ssg/highlight': highlight }
    const created = createComponentRenderer(evaluateComponents(components, { siteDir, externals }))
    renderers.set(locale, created)
    return created
  }
  const hasOwnCode = components.parts.length > 0
  return {
    componentHashes: hashComponents(components),
    markdown: createMarkdown({ ...input, plugins, ...(cache && { cache }) }),
    languageOf: createArticleLanguages(input, components.messages),
    render: ({ locale, ...source }) => {
      const render = input.hasTwins ? renderWithTwin : renderArticle
      const run = (): ReturnType<typeof render> => render(source, rendererOf(locale))
      // Node slows every promise of a thread down from the first record on.
      return hasOwnCode ? recordReads(run) : run()
    },
  }
}
