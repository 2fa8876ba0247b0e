import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
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

/** Install a package `mermaid` that consists of `code`. */
async function installMermaid(siteDir: string, code: string): Promise<void> {
  const folder = join(siteDir, 'node_modules/mermaid')
  await mkdir(folder, { recursive: true })
  const manifest = '{"name":"mermaid","type":"module","exports":"./index.js"}'
  await writeFile(join(folder, 'package.json'), manifest)
  await writeFile(join(folder, 'index.js'), code)
}

it('D: Mermaid of the site draws its fences when they are there; a broken one stays readable', async () => {
  const siteDir = await siteOf({
    'docs/a.md': '# A\n\n```mermaid\ngraph LR; A-->B\n```\n\n```mermaid\nbroken\n```\n',
    'docs/b.md': '# B\n',
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.config.ts':
      "export default { favicon: 'icon.svg', docs: { showLastUpdateTime: false }, markdown: { mermaid: true } }",
  })
  await installMermaid(siteDir, mermaid)
  const run = await runCli(['build', siteDir])
  expect(run.stdout + run.stderr).toContain('Built')

  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'), { policy: false })
  try {
    const { page } = await openPage(browser, `${server.origin}/a`)
    await expect.poll(() => page.locator('.diagram img').count()).toBe(1)
    expect(await page.locator('.diagram img').getAttribute('alt')).toBe('graph LR; A-->B')
    expect(await page.locator('.diagram pre:visible').textContent()).toBe('broken')
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

const checking = `let theme
export default {
  initialize: (options) => { theme = options.theme },
  parse: async (source) => {
    if (source.includes('broken')) throw new Error('Parse error on line 2:\\n...broken')
    return true
  },
  render: async (id, source) => {
    if (source.includes('broken')) {
      document.body.append(Object.assign(document.createElement('div'), { id: 'd' + id }))
      throw new Error('no diagram')
    }
    return { svg: '<svg xmlns="http://www.w3.org/2000/svg" width="100%" style="max-width: 40px" viewBox="-8 -8 40.5 20"><title>' + theme + '</title></svg>' }
  },
}`

async function siteWithDiagrams(): Promise<string> {
  const siteDir = await siteOf({
    'docs/index.md':
      '# A\n\n```mermaid\ngraph LR; A-->B\n```\n\n```mermaid\ngraph LR\nbroken\n```\n',
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.config.ts':
      "export default { favicon: 'icon.svg', docs: { showLastUpdateTime: false }, markdown: { mermaid: true } }",
  })
  await mkdir(join(siteDir, 'node_modules/mermaid'), { recursive: true })
  const manifest = '{"name":"mermaid","type":"module","exports":"./index.js"}'
  await writeFile(join(siteDir, 'node_modules/mermaid/package.json'), manifest)
  await writeFile(join(siteDir, 'node_modules/mermaid/index.js'), checking)
  return siteDir
}

describe('Mermaid that parses', () => {
  it('a diagram keeps its size, follows the color mode, and leaves nothing behind', async () => {
    const siteDir = await siteWithDiagrams()
    expect((await runCli(['build', siteDir])).exitCode).toBe(0)
    const browser = await connectChromium()
    const server = await serveFolder(join(siteDir, 'build'), { policy: false })
    try {
      const page = await browser.newPage({ colorScheme: 'light' })
      await page.goto(server.origin)
      const image = page.locator('.diagram img')
      await image.waitFor()
      expect(await image.evaluate((one) => one.getBoundingClientRect().width)).toBe(41)
      expect(decodeURIComponent((await image.getAttribute('src')) ?? '')).toContain('default')
      await page.evaluate("document.documentElement.setAttribute('data-theme', 'dark')")
      await expect
        .poll(async () => decodeURIComponent((await image.getAttribute('src')) ?? ''))
        .toContain('dark')
      expect(await image.count()).toBe(1)
      expect(await page.locator('[id^=ddocs-ssg]').count()).toBe(0)
      expect(await page.locator('.diagram pre:visible').allTextContents()).toEqual([
        'graph LR\nbroken',
      ])
    } finally {
      await browser.close()
      await server.close()
    }
  })

  it('`check --browser` reports a diagram that Mermaid rejects', async () => {
    const siteDir = await siteWithDiagrams()
    for (const name of ['playwright-core', 'axe-core'])
      await symlink(
        join(import.meta.dirname, '../../node_modules', name),
        join(siteDir, 'node_modules', name),
      )
    const run = await runCli([
      'check',
      siteDir,
      '--browser',
      '--only',
      'browser',
      '--format',
      'json',
    ])
    expect(run.stdout).toContain('"browser-diagram"')
    expect(run.stdout).toContain('a diagram can’t be drawn: Parse error on line 2:')
  })
})

/** Writes styles in every way that Mermaid 11 and its libraries do, and measures what they have done. */
const styling = `export default {
  initialize: () => undefined,
  parse: async () => true,
  render: async (id) => {
    const box = document.createElement('div')
    box.innerHTML = '<svg xmlns="http://www.w3.org/2000/svg" id="' + id + '" viewBox="0 0 60 30"><g><rect width="5" height="5"/></g></svg>'
    document.body.append(box)
    const svg = box.firstChild
    const style = document.createElement('style')
    style.innerHTML = '#' + id + ' g > rect { width: 11px }'
    svg.insertBefore(style, svg.firstChild)
    const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'style')
    drawn.textContent = '#' + id + ' .late { width: 12px }'
    svg.append(drawn)
    const rect = (markup) => {
      const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
      svg.append(group)
      group.innerHTML = markup
      return group.firstChild
    }
    const late = rect('<rect class="late" height="5"/>')
    const parsed = rect('<rect class="parsed" height="5" style="width: 13px"/>')
    const set = rect('<rect class="set" height="5"/>')
    set.setAttribute('style', 'width: 14px')
    window.widths = [svg.querySelector('rect'), late, parsed, set].map((one) => one.getBBox().width)
    const html = box.innerHTML
    box.remove()
    // As DOMPurify does.
    const clean = new DOMParser().parseFromString(html, 'text/html').body.innerHTML
    return { svg: clean }
  },
}`

it('P19: diagrams need no inline styles in the policy, and are drawn with all their styles', async () => {
  const siteDir = await siteOf({
    'docs/diagram.md': '# Diagram\n\n```mermaid\ngraph LR; A-->B\n```\n',
    'docs/plain.md': '# Plain\n',
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'site.config.ts':
      "export default { favicon: 'icon.svg', docs: { showLastUpdateTime: false }, markdown: { mermaid: true } }",
  })
  await installMermaid(siteDir, styling)
  expect((await runCli(['build', siteDir])).exitCode).toBe(0)
  const policies = await Promise.all(
    ['diagram/index.html', 'plain/index.html', '_headers'].map(async (path) => {
      const text = await readFile(join(siteDir, 'build', path), 'utf8')
      return /default-src [^\n"]*/.exec(text)?.[0]
    }),
  )
  expect(policies[0]).toContain("script-src 'self'")
  expect(policies[1]).toBe(policies[0])
  expect(policies.join()).not.toContain('unsafe-inline')

  const browser = await connectChromium()
  const server = await serveFolder(join(siteDir, 'build'), { policy: 'own' })
  try {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      const violated: string[] = []
      Reflect.set(window, 'violated', violated)
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
        violated.push(`${violatedDirective} ${sample}`)
      })
    })
    await page.goto(`${server.origin}/diagram`)
    const image = page.locator('.diagram img')
    await image.waitFor()
    expect(await page.evaluate(() => Reflect.get(window, 'widths'))).toEqual([11, 12, 13, 14])
    const svg = decodeURIComponent((await image.getAttribute('src')) ?? '')
    expect(svg).toMatch(/<style>#docs-ssg-diagram-0 g &gt; rect \{ width: 11px \}<\/style>/)
    expect(svg).toMatch(/<style>#docs-ssg-diagram-0 .late \{ width: 12px \}<\/style>/)
    expect(svg).toContain('style="width: 13px;"')
    expect(svg).toContain('style="width: 14px;"')
    expect(svg).not.toContain('data-docs-ssg')
    expect(await image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => Reflect.get(window, 'violated'))).toEqual([])
    // Afterwards, the page treats styles as it did before.
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0)
    await page.evaluate(() => document.body.setAttribute('style', 'width: 1px'))
    expect(await page.evaluate(() => document.body.style.width)).toBe('')
  } finally {
    await browser.close()
    await server.close()
  }
})
