import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { idle } from './shell-page.ts'
import { useBuiltSite } from './use-built-site.ts'

const paragraphs = Array.from({ length: 40 }, (_, at) => `Paragraph ${at} of a long page.\n`)
const long = (title: string): string => `# ${title}\n\n${paragraphs.join('\n')}\n`
const wide =
  'The text at the end of this page is as long as its column is wide, and longer. '.repeat(4)
const pages = {
  'docs/index.md': long('Home'),
  'docs/first.md': long('A first page with a title that takes the whole width of a card'),
  'blog/2026-01-02-post.md': `---\ntitle: A post\n---\n${paragraphs.join('\n')}\n${wide}\n`,
}
const config = (footer: string): string =>
  `export default { title: 'Kit', url: 'https://kit.example', blog: {}, ${footer} }\n`
const links = `links: [{ title: 'Docs', items: [{ label: ${JSON.stringify(wide.trim())}, to: '/' }] }]`

const sites = {
  'no footer': useBuiltSite({ ...pages, 'site.config.ts': config('') }),
  'a footer that ends with a text': useBuiltSite({
    ...pages,
    'site.config.ts': config(`footer: { ${links}, copyright: ${JSON.stringify(wide.trim())} }`),
  }),
  'a footer that ends with links': useBuiltSite({
    ...pages,
    'site.config.ts': config(`footer: { ${links} }`),
  }),
}

/** The texts that the button at the end of the page lies on, after scrolling as far as the page goes. */
async function coveredTexts(page: Page): Promise<readonly string[]> {
  await idle(page)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('.back-to-top[data-visible]').waitFor()
  return page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight)
    const button = document.querySelector('.back-to-top')
    const box = button?.getBoundingClientRect() ?? new DOMRect()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (button?.contains(node) || !node.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const isCovered = [...range.getClientRects()].some(
        (text) =>
          text.width > 1 &&
          text.right > box.left &&
          text.left < box.right &&
          text.bottom > box.top &&
          text.top < box.bottom,
      )
      if (isCovered) covered.push(node.textContent?.slice(0, 40) ?? '')
    }
    return covered
  })
}

describe.each(Object.entries(sites))('the end of a page with %s', (_, site) => {
  it.each([320, 390, 768, 1280])(
    'is not covered at %i px by the button that leads to its top',
    async (width) => {
      const viewport = { width, height: 700 }
      for (const path of ['', 'first', 'blog/2026/01/02/post']) {
        const { page } = await site.open(path, { viewport })
        expect(await coveredTexts(page), path).toEqual([])
        await page.context().close()
      }
    },
  )
})
