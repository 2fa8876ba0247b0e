import type { ArticleHtml } from '../../../../cli/model/page.ts'
import { configOf, pageOf } from '../content/page-of.ts'

const config = configOf({ markdown: { rawHtml: 'trust' } })

/** The article of a page that consists of this HTML. */
export async function htmlPageOf(html: string): Promise<ArticleHtml> {
  const page = await pageOf(`# A\n\n${html}\n`, { config })
  return page.html
}
