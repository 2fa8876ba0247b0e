import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBuiltSite } from './use-built-site.ts'

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#888"/></svg>'

/** What has a frame or a column of its own; the text after it must not stick to it. */
const blocks: Readonly<Record<string, string>> = {
  list: '- One\n- Two',
  table: '| a | b |\n| - | - |\n| 1 | 2 |',
  quotation: '> Quoted.',
  code: '```js\na()\nb()\n```',
  'a line of code': '```js\na()\n```',
  tabs: '<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n</TabItem>\n</Tabs>',
  'tabs of code': '::: code-group\n\n```js [A]\na()\n```\n\n```js [B]\nb()\n```\n\n:::',
  output: '```js\na()\n```\n\n```text output\n1\n```',
  admonition: ':::note\n\nText.\n\n:::',
  details: '<Details summary="More">\n\nText.\n\n</Details>',
  card: '<Card title="A">\n\nText.\n\n</Card>',
  cards: '<Cards>\n<Card title="A">\n\nText.\n\n</Card>\n</Cards>',
  steps: '<Steps>\n\n1. One\n2. Two\n\n</Steps>',
  frame: '<Iframe src="/frame.txt" title="A frame" />',
  video: '<YouTube id="aaaaaaaaaaa" title="A video" />',
}
/** What has space inside its frame, by its selector; a block in it adds none below. */
const frames: Readonly<Record<string, (block: string) => string>> = {
  'aside.admonition': (block) => `:::note\n\n${block}\n\n:::`,
  '.markdown > blockquote': (block) => block.replaceAll(/^/gm, '> '),
  '.tabs:not(.code-tabs) > .tab-panel[data-selected]': (block) =>
    `<Tabs>\n<TabItem value="a" label="A">\n\nText.\n\n${block}\n\n</TabItem>\n</Tabs>`,
}
const lastBlocks = {
  code: '```js\na()\nb()\n```',
  'tabs of code': '```sh npm2yarn\nnpm install kit\n```',
}
const files = {
  'site.config.ts': `export default {
  title: 'Rhythm', url: 'https://rhythm.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false, editUrl: 'https://rhythm.example/edit/' }, blog: { blogTitle: 'Releases' },
}`,
  'static/icon.svg': icon,
  'static/frame.txt': 'A frame.',
  'docs/index.md':
    '---\nlayout: home\nhero:\n  name: Kit\n  image:\n    src: ./mark.svg\n    alt: A square\n---\n',
  'docs/mark.svg': icon,
  'docs/blocks.md': `# Blocks\n\n${Object.values(blocks).join('\n\nText after it.\n\n')}\n\nText after it.\n`,
  'docs/frames.md': `# Frames\n\n${Object.values(frames)
    .flatMap((put) => Object.values(lastBlocks).map(put))
    .join('\n\nText.\n\n')}\n`,
  'docs/names.md':
    '# Names\n\n:::code-group\n\n```js title="a.js"\na()\n```\n\n```js [B] title="b.js"\nb()\n```\n\n:::\n\n<Tabs>\n<TabItem value="c" label="c.js">\n\n```js title="c.js"\nc()\n```\n\n</TabItem>\n</Tabs>\n',
  'docs/notes.md': '# Notes\n\nText.[^1]\n\n## Part\n\n### Detail\n\nText.\n\n[^1]: A note.\n',
  'blog/2026-01-02-one.md':
    '---\ntitle: 1.0.0\n---\n\n## Added\n\n- A feature\n\n### In detail\n\nText.\n',
}

describe('the space between the parts of a page', () => {
  const site = useBuiltSite(files)

  const open = async (path: string): Promise<Page> => {
    const { page } = await site.open(path, { viewport: { width: 1280, height: 800 } })
    return page
  }
  const sizeOf = (page: Page, selector: string): Promise<number> =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))

  it('is at least 16 px between a block and the text after it', async () => {
    const page = await open('blocks')
    const gaps = await page
      .locator('article.markdown > p', { hasText: 'Text after it.' })
      .evaluateAll((all) =>
        all.map((text) => {
          const above = text.previousElementSibling?.getBoundingClientRect().bottom ?? 0
          return text.getBoundingClientRect().top - above
        }),
      )
    const names = Object.keys(blocks)
    expect(gaps).toHaveLength(names.length)
    const tight = names.filter((_, index) => (gaps[index] ?? 0) < 16)
    expect(tight).toEqual([])
  })

  it('is not doubled below the last block of a frame', async () => {
    const page = await open('frames')
    for (const frame of Object.keys(frames)) {
      const spaces = await page
        .locator(frame)
        .evaluateAll((all) =>
          all.map((one) => [
            one.lastElementChild?.className,
            getComputedStyle(one.lastElementChild ?? one).marginBottom,
          ]),
        )
      expect(spaces, frame).toEqual([
        ['code-block', '0px'],
        ['tabs code-tabs', '0px'],
      ])
    }
  })

  it('shows the title of a code block once, where its tab has the same name', async () => {
    const page = await open('names')
    const shown = (): Promise<readonly string[]> =>
      page
        .locator('.code-title')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.checkVisibility() ? (one.textContent ?? '') : [])),
        )
    expect(await shown()).toEqual([])
    await page.getByRole('tab', { name: 'B' }).click()
    expect(await shown()).toEqual(['b.js'])
  })

  it('tells headings apart, without a line above them, and notes have one line', async () => {
    const page = await open('notes')
    const sizes = await Promise.all(['h1', 'h2', 'h3', 'article p'].map((one) => sizeOf(page, one)))
    expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes)
    expect(new Set(sizes).size).toBe(sizes.length)
    const lines = await page
      .locator('main :is(h1, h2, h3, .footnotes)')
      .evaluateAll((all) =>
        all.map((one) => [one.tagName, getComputedStyle(one).borderTopWidth] as const),
      )
    expect(lines.filter(([, width]) => width !== '0px').map(([name]) => name)).toEqual(['SECTION'])
  })

  it('keeps the names of contributors away from the line below them', async () => {
    const page = await open('notes')
    const gap = await page.locator('.doc-footer').evaluate((footer) => {
      const names = footer.ownerDocument.createElement('p')
      names.className = 'doc-footer__contributors'
      names.innerHTML = '<span>Contributors: Ada</span>'
      footer.prepend(names)
      const line = footer.querySelector('.doc-footer__meta')?.getBoundingClientRect().top ?? 0
      return line - (names.firstElementChild?.getBoundingClientRect().bottom ?? 0)
    })
    expect(gap).toBeGreaterThanOrEqual(12)
  })

  it('makes headings inside a post of a list smaller than the title of the post', async () => {
    const page = await open('blog')
    expect(
      await page
        .locator('.blog-entry :is(h1, h2, h3, h4)')
        .evaluateAll((all) => all.map((one) => `${one.tagName} ${one.textContent}`)),
    ).toEqual(['H2 1.0.0', 'H3 Added', 'H4 In detail'])
    const title = await sizeOf(page, '.blog-entry__title')
    expect(await sizeOf(page, '.blog-entry h3')).toBeLessThan(title)
  })

  it('shows a drawing without a size in a landing page as large as a picture', async () => {
    const page = await open('')
    const box = await page.locator('.hero__image img').boundingBox()
    expect(box?.width).toBeGreaterThan(200)
    expect(box?.height).toBeGreaterThan(200)
  })

  it('the number of a step is beside the middle of its first line', async () => {
    const { page } = await site.open('blocks')
    const offsets = await page.locator('.steps > ol > li').evaluateAll((items) =>
      items.map((item) => {
        const { top, height } = getComputedStyle(item, '::before')
        const { lineHeight } = getComputedStyle(item)
        const [from = 0, size = 0, line = 0] = [top, height, lineHeight].map(Number.parseFloat)
        return from + size / 2 - line / 2
      }),
    )
    expect(offsets.length).toBe(2)
    for (const offset of offsets) expect(Math.abs(offset)).toBeLessThan(0.5)
  })
})
