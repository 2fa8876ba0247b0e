import type { SiteComponents } from '../../../../cli/islands/site-components.tsx'
import { createArticleLanguages } from '../../../../cli/content/nodes/article-language.ts'
import { createMarkdown } from '../../../../cli/content/markdown.ts'
import { toMarkdownInput } from '../../../../cli/content/markdown-input.ts'
import { createComponentRenderer } from '../../../../cli/islands/render-component.tsx'
import { replaceLinkHoles } from '../../../../cli/model/links/link-hole.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { compilePage } from '../../../../cli/pipeline/compiling/compile-page.ts'
import { renderWithTwin } from '../../../../cli/pipeline/rendering/render-with-twin.ts'
import type { ResolvedConfig } from '../../../../cli/schema/schema.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { configOf } from '../content/page-of.ts'

interface TwinSite {
  readonly config?: ResolvedConfig
  readonly components?: SiteComponents
}

/** A compiled page: its HTML, and its Markdown with the URLs that the author wrote. */
export async function twinOf(
  contents: string,
  { config = configOf(), components = new Map() }: TwinSite = {},
): Promise<{ readonly html: string; readonly markdown: string; readonly forPeople?: string }> {
  const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
  const path = toContentPath(config.siteDir, `${config.siteDir}/docs/page.md`)
  const renderer = createComponentRenderer(components)
  const { page, diagnostics } = await compilePage(
    { path, docPath: 'page.md', variant, bytes: new TextEncoder().encode(contents) },
    {
      componentHashes: {},
      markdown: createMarkdown(toMarkdownInput(config)),
      render: (source) => renderWithTwin(source, renderer),
      languageOf: createArticleLanguages(config),
    },
  )
  if (page?.twin === undefined)
    throw new Error(diagnostics.map(({ message }) => message).join('\n'))
  const { links, twin, html } = page
  const markdown = replaceLinkHoles(twin.text, (index) => links[index]?.href ?? '')
  const { forPeople } = twin
  return { html: html.pieces.join(''), markdown, ...(forPeople !== undefined && { forPeople }) }
}
