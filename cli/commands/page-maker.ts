import type { ResolvedConfig } from '../config/schema.ts'
import type { PageMaker } from './make-pages.ts'

/** Makes pages one after the other; the libraries are loaded only when there is something to make. */
export function createPageMaker(config: ResolvedConfig): PageMaker {
  return async (sources) => {
    const [{ createMarkdown }, { makePage }] = await Promise.all([
      import('../content/markdown.ts'),
      import('./make-page.ts'),
    ])
    const tools = { markdown: createMarkdown(config) }
    const made = []
    for (const source of sources) made.push(await makePage(source, tools))
    return made
  }
}
