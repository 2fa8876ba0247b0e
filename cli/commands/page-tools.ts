import type { CompiledComponents } from '../bundle/compile-components.ts'
import { evaluateComponents } from '../bundle/evaluate-components.ts'
import type { ResolvedConfig } from '../config/schema.ts'
import { articleWords } from '../content/article-words.ts'
import { createMarkdown } from '../content/markdown.ts'
import { pageModules } from '../render/page-modules.ts'
import { createArticleRenderer } from '../render/render-article.tsx'
import type { PageTools } from './make-page.ts'

/** What every thread that makes pages sets up once. */
export async function createPageTools(
  config: ResolvedConfig,
  components: CompiledComponents,
): Promise<PageTools> {
  return {
    markdown: createMarkdown(config),
    render: createArticleRenderer(evaluateComponents(components, pageModules, config.siteDir)),
    wordsOf: (source) => articleWords(source, config),
  }
}
