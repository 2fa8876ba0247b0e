import type { Page } from 'playwright-core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { useBuiltSite } from './use-built-site.ts'

const fence = (info: string, code: string): string => `\`\`\`${info}\n${code}\n\`\`\`\n`

/** Every way to write tabs, with the labels and texts that paper shows, in order. */
const kinds: readonly (readonly [name: string, markdown: string, shown: readonly string[]])[] = [
  [
    'components',
    '<Tabs>\n<TabItem value="a" label="One">\n\nText A\n\n</TabItem>\n<TabItem value="b" label="Two" default>\n\nText B\n\n</TabItem>\n</Tabs>\n',
    ['One', 'Text A', 'Two', 'Text B'],
  ],
  [
    'tabs in tabs',
    '<Tabs>\n<TabItem value="a" label="Out">\n\n<Tabs>\n<TabItem value="c" label="In">\n\nText C\n\n</TabItem>\n<TabItem value="d" label="Inner">\n\nText D\n\n</TabItem>\n</Tabs>\n\n</TabItem>\n<TabItem value="b" label="Other">\n\nText B\n\n</TabItem>\n</Tabs>\n',
    ['Out', 'In', 'Text C', 'Inner', 'Text D', 'Other', 'Text B'],
  ],
  [
    'tabs that the group names',
    '<Tabs values={[{ value: "a", label: "First" }]}>\n<TabItem value="a" label="Overruled">\n\nText A\n\n</TabItem>\n<TabItem value="plain">\n\nText B\n\n</TabItem>\n</Tabs>\n',
    ['First', 'Text A', 'plain', 'Text B'],
  ],
  [
    'a code group',
    `::: code-group\n\n${fence('js [config.js]', 'first()')}\n${fence('ts [config.ts]', 'second()')}\n:::\n`,
    ['config.js', 'first()', 'config.ts', 'second()'],
  ],
  [
    'package managers',
    fence('bash npm2yarn', 'npm install left'),
    [
      'npm',
      'npm install left',
      'yarn',
      'yarn add left',
      'pnpm',
      'pnpm add left',
      'bun',
      'bun add left',
    ],
  ],
  [
    'two languages',
    fence('ts', 'let count: number = 2'),
    ['TypeScript', 'let count: number = 2', 'JavaScript', 'let count = 2'],
  ],
]

const files = {
  'site.config.ts': `export default {
  title: 'Tabs', url: 'https://tabs.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false },
  markdown: { javascriptVariants: true },
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ...Object.fromEntries(
    kinds.map(([name, markdown]) => [
      `docs/${name.replaceAll(' ', '-')}.md`,
      `# Tabs\n\n${markdown}`,
    ]),
  ),
  'docs/index.md': '# Home\n',
}

/** The texts of the first set of tabs that are displayed, with those of generated labels. */
const shownIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const texts = (node: Node): string => {
      if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
      if (!(node instanceof Element)) return ''
      const style = getComputedStyle(node)
      if (style.display === 'none' || style.visibility === 'hidden') return ''
      const { content, display } = getComputedStyle(node, '::before')
      const label = /^"(.+)"$/.exec(content)?.[1] ?? ''
      const inner = [...node.childNodes].map(texts).join('')
      return display === 'block' && label !== '' ? `\n${label}\n${inner}` : inner
    }
    const set = document.querySelector('.tabs')
    return set ? texts(set).replaceAll(/\s+/g, ' ') : ''
  })

const send = (page: Page, name: string): Promise<boolean> =>
  page.evaluate((type) => window.dispatchEvent(new Event(type)), name)

/** These parts in this order, each once. */
function toPattern(parts: readonly string[]): RegExp {
  const escaped = parts.map((part) => part.replaceAll(/[.()[\]]/g, String.raw`\$&`))
  return new RegExp(`^ ?${escaped.join(' ?')} ?$`)
}

describe('tabs', () => {
  const site = useBuiltSite(files)

  it.each(kinds)('%s are printed one after the other, with their names', async (...kind) => {
    const [name, , shown] = kind
    const { page } = await site.open(name.replaceAll(' ', '-'))
    await page.locator('html[data-laid-out]').waitFor()
    const before = await page.locator('.tabs').first().innerHTML()
    await page.emulateMedia({ media: 'print' })
    // The script of shared tabs arrives after the page.
    await expect
      .poll(async () => {
        await send(page, 'beforeprint')
        return shownIn(page)
      })
      .toMatch(toPattern(shown))
    await send(page, 'afterprint')
    await page.emulateMedia({ media: 'screen' })
    expect(await page.locator('.tabs').first().innerHTML()).toBe(before)
    await page.context().close()
  })

  it.each(kinds.slice(0, -1))('%s have their names without a script', async (...kind) => {
    const [name, , shown] = kind
    const context = await site.browser.newContext({ javaScriptEnabled: false })
    onTestFinished(() => context.close())
    const page = await context.newPage()
    await page.goto(`${site.origin}/${name.replaceAll(' ', '-')}`)
    expect(await shownIn(page)).toMatch(toPattern(shown))
  })
})
