import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { ask } from './search-tools.ts'
import { openPage } from './shell-page.ts'
import { withBuiltSite } from './wide-and-narrow.ts'

interface Words {
  readonly code: string
  readonly label: string
  readonly use: string
  readonly text: string
}

const arabic: Words = { code: 'ar', label: 'العربية', use: 'استخدم', text: 'هذا نص عربي' }
const hebrew: Words = { code: 'he', label: 'עברית', use: 'השתמש', text: 'זהו טקסט בעברית' }

const filesOf = ({ code, label, use, text }: Words): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default {
  title: '${text} kit()', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  locales: [{ code: '${code}', label: '${label}', direction: 'rtl' }],
  blog: [{ name: 'blog', path: 'blog' }],
  sidebar: { hideable: true },
  navbar: { items: [{ label: '${use} nav()', to: '/' }] },
  footer: { links: [{ title: '${use} column()', items: [{ label: '${use} foot()', to: '/' }] }] },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': `# ${text}\n\n${text}\n`,
  'docs/group/_category_.json': JSON.stringify({ label: `${use} group()` }),
  'docs/group/cards.md': `# ${text}\n\n<DocCardList />\n\n<Card title="${use} card()" href="/">\n\n${text}\n\n</Card>\n\n<Tabs>\n<TabItem value="a" label="${use} tab()">\n\n${text}\n\n</TabItem>\n</Tabs>\n`,
  'docs/group/page.md': `---
tags: ['${use} tag()']
---

# ${use} \`title()\`

${use} \`text()\` ${text} **\`bold()\`** <kbd>key()</kbd> ${text} <samp>out()</samp>

- ${use} \`item()\`

> ${use} \`quote()\`

| ${use} \`head()\` | ${text} |
| --- | --- |
| \`cell()\` | ${use} \`other()\` |

:::note ${use} \`note()\`

${text}

:::

<details>
<summary>${use} <code>more()</code></summary>

${text}

</details>

## ${use} \`part()\`

${text}

## ${text}

${`${text}\n\n`.repeat(60)}`,
  'docs/group/deep/_category_.json': JSON.stringify({ label: `--flag ${text}` }),
  'docs/group/deep/below.md': `---\ntitle: ${use} below()\n---\n\n${text}\n`,
  'docs/group/then.md': `---\ntitle: ${use} then()\n---\n\n${text}\n`,
  'blog/2024-01-01-a.md': `---\ntitle: ${use} post()\ntags: ['${use} mark()']\n---\n\n${text}\n\n<!-- truncate -->\n\n${text}\n`,
})

/** Whether the parentheses of a name such as `foo()` are at its right, and the opening one comes first. */
const isInOrder = (place: Locator): Promise<boolean> =>
  place.first().evaluate((element) => {
    const characters: { readonly sign: string; readonly left: number }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const range = document.createRange()
      for (const [index, sign] of [...(text.textContent ?? '')].entries()) {
        if (!/[a-z()]/.test(sign)) continue
        range.setStart(text, index)
        range.setEnd(text, index + 1)
        characters.push({ sign, left: range.getBoundingClientRect().left })
      }
    }
    const read = characters.toSorted((a, b) => a.left - b.left).map(({ sign }) => sign)
    return /^[a-z]+\(\)$/.test(read.join(''))
  })

const places: readonly (readonly [name: string, path: string, selector: string])[] = [
  ['a title', '/group/page', 'h1'],
  ['a paragraph', '/group/page', 'article p > code'],
  ['bold text', '/group/page', 'strong code'],
  ['a key', '/group/page', 'article kbd'],
  ['output', '/group/page', 'samp'],
  ['a list', '/group/page', 'article li code'],
  ['a quotation', '/group/page', 'blockquote code'],
  ['the head of a table', '/group/page', 'th'],
  ['a cell of code', '/group/page', 'td'],
  ['a cell of text', '/group/page', 'td:last-child'],
  ['the title of a note', '/group/page', '.admonition-title'],
  ['a summary', '/group/page', 'article summary'],
  ['a heading', '/group/page', 'h2'],
  ['the contents', '/group/page', '.toc li'],
  ['a link of the sidebar', '/group/page', '[data-sidebar] [aria-current=page]'],
  ['a category of the sidebar', '/group/page', '[data-sidebar] summary'],
  ['the breadcrumbs', '/group/page', '.breadcrumbs li:nth-child(2)'],
  ['the link to the next page', '/group/page', '.pager [rel=next] > :last-child'],
  ['a tag', '/group/page', '.blog-tag'],
  ['the title of the site', '/group/page', '.navbar__title'],
  ['the navbar', '/group/page', '.navbar__link'],
  ['a column of the footer', '/group/page', '.footer__title'],
  ['a link of the footer', '/group/page', '.footer__link'],
  ['a title from the front matter', '/group/then', 'h1'],
  ['a card', '/group/cards', '.cards + .card .card-title'],
  ['a card of the list', '/group/cards', '.cards .card:last-child .card-title'],
  ['a tab', '/group/cards', '[role=tab]'],
  ['a post of the blog', '/blog/2024/01/01/a', 'h1'],
  ['the list of the blog', '/blog', '.blog-entry__title'],
  ['a tag of the list', '/blog', '.blog-entry .blog-tag'],
  ['the archive of the blog', '/blog/archive', '.blog-year a'],
]

const rotation = (place: Locator, part: string): Promise<string> =>
  place.first().evaluate((element, pseudo) => {
    const { transform } = getComputedStyle(element, pseudo === '' ? undefined : pseudo)
    const { a, b } = new DOMMatrix(transform)
    return String(Math.round((Math.atan2(b, a) * 180) / Math.PI))
  }, part)

describe.each([
  ['Arabic', arabic],
  ['Hebrew', hebrew],
])('%s', (_, words) => {
  const visit = async (look: (page: Page, origin: string) => Promise<void>): Promise<void> => {
    const { siteDir, run } = await builtSite(filesOf(words))
    expect(run.exitCode, run.stderr).toBe(0)
    await withBuiltSite(
      siteDir,
      async ({ browser, origin }) => {
        const { page } = await openPage(browser, `${origin}/`, {
          viewport: { width: 1280, height: 900 },
        })
        await look(page, origin)
      },
      { policy: 'own' },
    )
  }

  it('D2: the signs of a name stay where the author wrote them, wherever the name is', async () => {
    await visit(async (page, origin) => {
      const wrong: string[] = []
      for (const [name, path, selector] of places) {
        if (!page.url().endsWith(path)) await page.goto(origin + path)
        if (!(await isInOrder(page.locator(selector)))) wrong.push(name)
      }
      expect(wrong).toEqual([])
    })
  })

  it('D2: code, keys and output are isolated from the text around them', async () => {
    await visit(async (page, origin) => {
      await page.goto(`${origin}/group/page`)
      for (const selector of ['article code', 'article kbd', 'samp']) {
        const [isolation, direction] = await page
          .locator(selector)
          .first()
          .evaluate((element) => {
            const style = getComputedStyle(element)
            return [style.unicodeBidi, style.direction]
          })
        expect([selector, isolation, direction]).toEqual([selector, 'isolate', 'ltr'])
      }
    })
  })

  it('D2: the bar of the contents names the section with its code isolated', async () => {
    await visit(async (page, origin) => {
      await page.setViewportSize({ width: 390, height: 800 })
      await page.goto(`${origin}/group/page#${encodeURIComponent(`${words.use}-part`)}`)
      const bar = page.locator('.toc-drawer summary')
      await expect.poll(() => bar.getAttribute('data-here')).toBe(`${words.use} \u2066part()\u2069`)
    })
  })

  it('D2: search results keep the signs too, also those beside a match', async () => {
    await visit(async (page, origin) => {
      await page.goto(`${origin}/group/page`)
      await ask(page, 'then')
      const hit = page.locator('.search-modal [role=option] .search-hit__path', {
        hasText: 'then()',
      })
      expect(await hit.locator('mark').first().textContent()).toContain('then')
      expect(await isInOrder(hit)).toBe(true)
      await page.fill('.search-modal__input', 'below')
      const path = page.locator('.search-hit__category', { hasText: '--flag' })
      await path.first().waitFor()
      const { use, text } = words
      expect(await path.first().textContent()).toBe(
        `\u2068${use} \u2066group()\u2069\u2069 › \u2068\u2066--flag\u2069 ${text}\u2069`,
      )
      await page.goto(`${origin}/search?q=then`)
      const found = page.locator('.search-page__title', { hasText: 'then()' })
      await found.waitFor()
      expect(await isInOrder(found)).toBe(true)
    })
  })

  it('D2: the title of the window isolates names, and data for services does not', async () => {
    await visit(async (page, origin) => {
      await page.goto(`${origin}/group/then`)
      const { use, text } = words
      expect(await page.title()).toBe(`${use} \u2066then()\u2069 | ${text} \u2066kit()\u2069`)
      const shared = await page.locator('meta[property="og:title"]').getAttribute('content')
      expect(shared).toBe(`${use} then() | ${text} kit()`)
      const data = await page.locator('script[type="application/ld+json"]').allTextContents()
      expect(data.join('')).not.toMatch(/[\u2066-\u2069]/)
    })
  })

  it('D2: what points sideways points the other way', async () => {
    await visit(async (page, origin) => {
      await page.goto(`${origin}/group/page`)
      const content = (selector: string, part: string): Promise<string> =>
        page
          .locator(selector)
          .evaluate((element, pseudo) => getComputedStyle(element, pseudo).content, part)
      expect(await content('.pager [rel=prev] > :last-child', '::before')).toContain('→')
      expect(await content('.pager [rel=next] > :last-child', '::after')).toContain('←')
      const summary = page.locator('article summary')
      expect(await rotation(summary, '::before')).toBe('-135')
      await summary.click()
      await expect.poll(() => rotation(summary, '::before')).toBe('135')
      const button = page.locator('[data-sidebar-hide] .icon')
      expect(await rotation(button, '')).toBe('0')
      await page.locator('[data-sidebar-hide]').click()
      await expect.poll(async () => Math.abs(Number(await rotation(button, '')))).toBe(180)
    })
  })
})
