import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { builtSite } from '../helpers/built-site.ts'
import { openPage } from './shell-page.ts'
import { withBuiltSite } from './wide-and-narrow.ts'

const word = 'averyveryverylongidentifierthatneverbreaks_and_goes_on_and_on_and_on_and_on'

/** A Markdown text for each place that may hold a long word. */
const places: Readonly<Record<string, string>> = {
  'a title': `# ${word}`,
  'code in a title': `# \`${word}\``,
  headings: `## ${word}\n\n### ${word}\n\n#### ${word}\n\n##### ${word}\n\n## \`${word}\``,
  'a paragraph': `${word} **${word}** [${word}](https://kit.example) <mark>${word}</mark>`,
  'keys and output': `<kbd>${word}</kbd> <samp>${word}</samp> \`${word}\``,
  lists: `- ${word}\n  - ${word}\n\n1. ${word}\n\n- [ ] ${word}`,
  'a quotation': `> ${word}`,
  'a definition': `<dl><dt>${word}</dt><dd>${word}</dd></dl>`,
  'a summary': `<details>\n<summary>${word}</summary>\n\n${word}\n\n</details>`,
  'a paragraph in a summary': `<details>\n<summary>\n\n${word}\n\n</summary>\n\nText\n\n</details>`,
  'a directive for details': `:::details ${word}\n\nText\n\n:::`,
  'an admonition': `:::note ${word}\n\n${word}\n\n:::`,
  'code in an admonition': `:::note \`${word}\`\n\n\`${word}\`\n\n:::`,
  'a table': `| ${word} | b |\n| --- | --- |\n| ${word} | \`${word}\` |`,
  tabs: `<Tabs>\n<TabItem value="a" label="${word}">\n\n${word}\n\n</TabItem>\n<TabItem value="b" label="b">\n\nText\n\n</TabItem>\n</Tabs>`,
  steps: `<Steps>\n\n1. ${word}\n\n</Steps>`,
  cards: `<Cards>\n<Card title="${word}" href="/">\n\n${word}\n\n</Card>\n</Cards>`,
  'the cards of a folder': '<DocCardList />',
  'a badge': `<Badge>${word}</Badge>`,
  'a caption': `<figure>\n<figcaption>${word}</figcaption>\n</figure>`,
  code: `\`\`\`ts title="${word}"\nconst ${word} = 1\n\`\`\``,
  'a footnote': `Text[^a]\n\n[^a]: ${word}`,
  buttons: `<a class="button button--primary" href="/">${word}</a>`,
}

const slug = (name: string): string => name.replaceAll(' ', '-')

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: '${word}', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false },
  blog: [{ name: 'blog', path: 'blog' }],
  announcementBar: { id: 'a', content: '${word}' },
  navbar: { items: [{ label: '${word}', to: '/' }] },
  footer: { links: [{ title: '${word}', items: [{ label: '${word}', to: '/' }] }], copyright: '${word}' },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md': '# Home\n\nText\n',
  'docs/start.md': `---
layout: home
hero: { name: ${word}, text: ${word}, tagline: ${word}, actions: [{ text: ${word}, link: / }] }
features: [{ title: ${word}, details: ${word} }]
---
`,
  'docs/group/_category_.json': JSON.stringify({ label: word }),
  'docs/group/deep/_category_.json': JSON.stringify({ label: word }),
  'docs/group/deep/page.md': `---\ntitle: ${word}\ntags: [${word}]\n---\n\n${word}\n`,
  'blog/2024-01-01-a.md': `---\ntitle: ${word}\ntags: [${word}]\nauthors: [{ name: ${word}, title: ${word} }]\n---\n\n${word}\n\n<!-- truncate -->\n\nText\n`,
  ...Object.fromEntries(
    Object.entries(places).map(([name, text]) => [
      `docs/group/${slug(name)}.md`,
      `---\nsidebar_label: ${name}\n---\n\n${text.startsWith('# ') ? '' : '# Title\n\n'}${text}\n`,
    ]),
  ),
}

const paths = [
  ...Object.keys(places).map((name) => `/group/${slug(name)}`),
  '/start',
  '/group/deep/page',
  '/tags',
  '/blog',
  '/blog/2024/01/01/a',
  '/blog/archive',
  '/blog/tags',
  '/not-here',
]

const widthOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth)

it('P32: a long word makes no page wider than a phone, wherever the word is', async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  await withBuiltSite(
    siteDir,
    async ({ browser, origin }) => {
      const { page } = await openPage(browser, `${origin}/`, {
        viewport: { width: 320, height: 700 },
      })
      const wide: string[] = []
      for (const path of paths) {
        await page.goto(origin + path)
        const found = await page.evaluate(() => {
          const { scrollWidth } = document.documentElement
          const tab = document.querySelector('[role=tab]')?.getBoundingClientRect().width ?? 0
          return Math.max(scrollWidth, tab)
        })
        if (found > 320) wide.push(`${path}: ${found}`)
      }
      expect(wide).toEqual([])
      // Hits, and what is said where nothing is found.
      for (const [query, shown] of [
        [word, '.search-page__hit'],
        [`${word.toUpperCase()}zzz`.repeat(2), 'main h1'],
      ] as const) {
        await page.goto(`${origin}/search?q=${query}`)
        await page.locator(shown).filter({ hasText: /./ }).first().waitFor()
        expect(await widthOf(page), `/search?q=${query}`).toBeLessThanOrEqual(320)
      }
      await page.locator('[data-search-open]').first().click()
      await page.fill('.search-modal input', word)
      await page.locator('.search-modal [role=option]').first().waitFor()
      const modal = page.locator('.search-modal__body')
      expect(
        await modal.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
      ).toBe(0)
      expect(await widthOf(page), 'the search dialog').toBeLessThanOrEqual(320)
      await page.goto(`${origin}/group/deep/page`)
      await page.click('[data-menu-open]')
      const menu = page.locator('[data-menu]')
      expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(
        0,
      )
    },
    { policy: 'own' },
  )
})
