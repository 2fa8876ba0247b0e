import type { ResolvedConfig } from '../config/schema.ts'
import { createMarkdown } from '../content/markdown.ts'
import type { PageTools } from './make-page.ts'

/** What every thread that makes pages sets up once. */
export async function createPageTools(config: ResolvedConfig): Promise<PageTools> {
  return { markdown: createMarkdown(config) }
}
