import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { serveFolder } from './serve-folder.ts'

const text = `# Code

\`\`\`js showLineNumbers {2}
const a = 1
const b = 2
const c = 3
\`\`\`

\`\`\`bash
$ npm i x
added 1 package
\`\`\`

\`\`\`diff lang="js"
- const old = 1
+ const now = 1
\`\`\`
`

it('line numbers are beside their lines, and copied code is what a reader would paste', async () => {
  const siteDir = await siteOf({ 'docs/index.md': text })
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'))
  try {
    const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
    const page = await context.newPage()
    await page.goto(server.origin)
    const tops = await page
      .locator('.numbered .line')
      .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::after').top))
    expect(tops).toEqual(['0px', '0px', '0px'])
    const copies: string[] = []
    for (const button of await page.locator('[data-copy]').all()) {
      await button.click()
      await expect.poll(() => button.getAttribute('data-copied')).toBe('')
      copies.push(await page.evaluate(() => navigator.clipboard.readText()))
    }
    expect(copies).toEqual(['const a = 1\nconst b = 2\nconst c = 3', 'npm i x', 'const now = 1'])
  } finally {
    await browser.close()
    await server.close()
  }
})
