import { readFile } from 'node:fs/promises'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { drawnIn } from './drawn-in.ts'
import { useBuiltSite } from './use-built-site.ts'

const files = {
  'site.config.ts': `export default { title: 'Fonts', url: 'https://fonts.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false } }\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/index.md':
    '# The `open` function\n\nText with `inline code`.\n\n## Using `open`\n\n```js title="open.js"\nopen()\n```\n\n### Closing by `close`\n\nText.\n',
}

const site = useBuiltSite(files)

/** The value of a variable as the reference of the manual gives it. */
async function documented(variable: string): Promise<string> {
  const file = new URL('../../docs/content/reference/variables.md', import.meta.url)
  const row = (await readFile(file, 'utf8'))
    .split('\n')
    .find((line) => line.includes(`| \`${variable}\` |`))
  return row?.split('|')[3]?.replaceAll('`', '').trim() ?? ''
}

/** A list of families without the differences of quotes that browsers make. */
const families = (list: string): string[] =>
  list.split(',').map((family) => family.trim().replaceAll(/['"]/g, ''))

const stackOf = async (found: Locator): Promise<string[]> =>
  families(await found.first().evaluate((element) => getComputedStyle(element).fontFamily))

it('D: a site without font options has the documented stacks for its text and its code', async () => {
  const { page } = await site.open()
  const [text, code] = [await documented('--font-text'), await documented('--font-code')].map(
    families,
  )
  expect(text?.at(-1)).toBe('sans-serif')
  expect(code?.at(-1)).toBe('monospace')
  for (const selector of [
    'article p',
    'article h1',
    'article h2',
    '.navbar',
    '[data-menu]',
    '.toc a',
  ])
    expect(await stackOf(page.locator(selector)), selector).toEqual(text)
  for (const selector of ['article p > code', 'article pre > code', '.code-title'])
    expect(await stackOf(page.locator(selector)), selector).toEqual(code)
})

it('H16: code has the font of the title in titles and contents, and the font of code in other headings', async () => {
  const { page } = await site.open()
  const text = await drawnIn(page, 'article > p:last-of-type')
  const code = await drawnIn(page, 'article pre > code')
  expect(text[0]).toBeTruthy()
  expect(code).not.toEqual(text)
  const title = page.locator('article h1 code')
  expect(await stackOf(title)).toEqual(await stackOf(page.locator('article h1')))
  expect(await drawnIn(page, 'article h1 code')).toEqual(await drawnIn(page, 'article h1'))
  expect(await drawnIn(page, '.toc a code')).toEqual(text)
  for (const heading of ['h2', 'h3']) {
    expect(await drawnIn(page, `article ${heading} code`), heading).toEqual(code)
    // The background of inline code would be a stain in a heading.
    const ground = page.locator(`article ${heading} code`)
    expect(await ground.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(
      'rgba(0, 0, 0, 0)',
    )
  }
})

it('S11: a site without font options requests no font', async () => {
  const context = await site.browser.newContext()
  const page = await context.newPage()
  const requests: string[] = []
  const types: string[] = []
  page.on('request', (request) => {
    requests.push(request.url())
    types.push(request.resourceType())
  })
  await page.goto(site.origin, { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  await page.locator('.search-modal input').fill('open')
  await page.locator('.search-modal [role=option]').first().waitFor()
  expect(types).toContain('script')
  expect(types).not.toContain('font')
  expect(requests.filter((url) => /\.(?:woff2?|ttf|otf)\b|fonts\./.test(url))).toEqual([])
  expect(await page.locator('link[as=font]').count()).toBe(0)
  expect(await page.evaluate(() => document.fonts.size)).toBe(0)
  await context.close()
})
