import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connectChromium } from '../helpers/chromium.ts'
import { runCli } from '../helpers/run-cli.ts'
import { siteOf } from '../helpers/site-of.ts'
import { openPage } from './shell-page.ts'
import { serveFolder } from './serve-folder.ts'

const mermaid = `export default {
  initialize: () => undefined,
  render: async (id, source) => {
    if (source.includes('broken')) throw new Error('no diagram')
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg" id="' + id + '" width="40" height="20"></svg>' }
  },
}`

it('D: Mermaid of the site draws its fences when they are there; a broken one stays readable', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '# A\n\n```mermaid\ngraph LR; A-->B\n```\n\n```mermaid\nbroken\n```\n',
    'docs/b.md': '# B\n',
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.config.ts':
      "export default { favicon: 'icon.svg', docs: { showLastUpdateTime: false }, markdown: { mermaid: true } }",
  })
  await mkdir(join(siteDir, 'node_modules/mermaid'), { recursive: true })
  const manifest = '{"name":"mermaid","type":"module","exports":"./index.js"}'
  await writeFile(join(siteDir, 'node_modules/mermaid/package.json'), manifest)
  await writeFile(join(siteDir, 'node_modules/mermaid/index.js'), mermaid)
  const run = await runCli(['build', siteDir])
  expect(run.stdout + run.stderr).toContain('Built')

  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'), { policy: false })
  try {
    const { page } = await openPage(browser, `${server.origin}/a`)
    await expect.poll(() => page.locator('.diagram img').count()).toBe(1)
    expect(await page.locator('.diagram img').getAttribute('alt')).toBe('graph LR; A-->B')
    expect(await page.locator('.diagram pre').textContent()).toBe('broken')
    const other = await browser.newPage()
    const requests: string[] = []
    other.on('request', (request) => requests.push(request.url()))
    await other.goto(`${server.origin}/b`, { waitUntil: 'networkidle' })
    expect(requests.join()).not.toMatch(/diagrams|mermaid/)
  } finally {
    await browser.close()
    await server.close()
  }
})

it('D: without the option the source is readable, and no policy is loosened', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '# A\n\n```mermaid\ngraph LR; A-->B\n```\n',
    'site.config.ts': 'export default { docs: { showLastUpdateTime: false } }',
  })
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  const html = await readFile(join(siteDir, 'build/a/index.html'), 'utf8')
  expect(html).toContain('<pre class="mermaid">graph LR; A--&gt;B</pre>')
  expect(html).toContain('Content-Security-Policy')
  expect(html).not.toContain('unsafe-inline')
})
