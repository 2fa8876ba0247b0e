import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { serveFolder } from './serve-folder.ts'

const files = {
  'site.config.ts': `export default { docs: { showLastUpdateTime: false }, theme: { look: 'docusaurus' }, customCss: ['own.css', 'part.css'] }`,
  'own.css': `svg { fill: red }\n:root { --ifm-font-family-base: 'Font of Another Host', 'sans-serif' }\n`,
  'part.css': `blockquote { --ifm-link-color: rgb(1, 2, 3); font: 1em/1.5 "Gone", "monospace"; background: var(--ifm-menu-color-background-active); color: var(--ifm-color-content-inverse) }\n`,
  'docs/a.mdx': `# A

<details>
<summary>Plain</summary>
Text.
</details>

<details>
<summary>

In a paragraph

</summary>

<iframe title="A frame" src="/frame.txt" width="100%" height="90"></iframe>

<iframe title="A wide frame" src="/frame.txt" width="2000" height="90"></iframe>

</details>

> A quotation with the [other page](./b.md).
`,
  'docs/b.md': '# B\n',
  'static/frame.txt': 'A frame.',
}

it('D: details, frames, icons and fonts of a site from Docusaurus look as they did there', async () => {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const served = await serveFolder(join(siteDir, 'build'))
  const browser = await connectChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await page.goto(`${served.origin}/a`)

    // A paragraph in a summary adds no height.
    const heights = await page
      .locator('main summary')
      .evaluateAll((all) => all.slice(-2).map((one) => one.getBoundingClientRect().height))
    expect(heights).toHaveLength(2)
    expect(heights[1]).toBeCloseTo(heights[0] ?? 0, 0)

    await page.locator('main summary').last().click()
    const areInside = await page
      .locator('main details')
      .last()
      .evaluate((details) => {
        const { left, right } = details.getBoundingClientRect()
        return [...details.querySelectorAll('iframe')].map((frame) => {
          const box = frame.getBoundingClientRect()
          return box.left > left && box.right < right
        })
      })
    expect(areInside).toEqual([true, true])

    // Outlines, although the site fills all images.
    const fills = await page
      .locator('.navbar .icon')
      .evaluateAll((icons) => icons.map((icon) => getComputedStyle(icon).fill))
    expect(fills.length).toBeGreaterThan(1)
    expect(new Set(fills)).toEqual(new Set(['none']))

    // A generic font in quotes would be the name of a font that does not exist.
    const families = await page.evaluate(() =>
      [...document.querySelectorAll('body, blockquote')].map(
        (element) => getComputedStyle(element).fontFamily,
      ),
    )
    expect(families).toEqual(['"Font of Another Host", sans-serif', 'Gone, monospace'])

    // Variables of the old theme have values, and work in a part of a page.
    const link = page.locator('blockquote a')
    expect(await link.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
    const colors = await page.locator('blockquote').evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return [color, backgroundColor]
    })
    expect(colors).toEqual(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.05)'])
  } finally {
    await browser.close()
    await served.close()
  }
})
