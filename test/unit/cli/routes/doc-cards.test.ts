import { describe, expect, it } from 'vitest'
import { toPageTwin } from '../../../../cli/html/page-twin.ts'
import { docCardsHole } from '../../../../cli/model/links/link-hole.ts'
import { toArticleHtml } from '../../../../cli/html/article-html.ts'
import { memorySite, pagesOf } from '../../../helpers/memory-site.ts'

/** The Markdown of `guide/index.md`, which lists the pages of its folder. */
function listOf(frontMatter: Readonly<Record<string, unknown>>) {
  const pages = pagesOf({
    'guide/index.md': { title: 'Guide' },
    'guide/open.md': { title: 'Open', description: 'For all.' },
    'guide/own.md': { title: 'Own', description: 'For people.', frontMatter },
  }).map((page) =>
    page.docPath === 'guide/index.md'
      ? {
          ...page,
          html: toArticleHtml(['<div class="cards">', '</div>'], {}),
          holes: ['docCards' as const],
          twin: toPageTwin(docCardsHole),
        }
      : page,
  )
  const { site } = memorySite({ pages })
  const found = [...site.routes.values()].find(({ page }) => page.docPath === 'guide/index.md')
  if (found === undefined) throw new Error('There is no page.')
  return found.page
}

describe('the cards of a folder', () => {
  it('are items of a list in Markdown', () => {
    const { html, twin } = listOf({})
    expect(html.pieces.join('')).toContain('For people.')
    expect(twin?.text).toMatch(/^- \[Open\].*For all\.\n- \[Own\].*For people\.$/)
    expect(twin?.forPeople).toBeUndefined()
  })

  it('leave pages with `llms: false` out of the Markdown, and keep them for people', () => {
    const { html, twin } = listOf({ llms: false })
    expect(html.pieces.join('')).toContain('For people.')
    expect(twin?.text).toMatch(/^- \[Open\].*For all\.$/)
    expect(twin?.forPeople).toBe('Own\n\nFor people.')
  })
})
