import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

it('D: redirects for extensions, links in switchers, magic comments and links to files are migrated or listed', async () => {
  const siteDir = await siteOf({
    'docusaurus.config.js': `module.exports = { title: 'E', url: 'https://e.example', baseUrl: '/',
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]],
      plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html', 'htm'] }]],
      themeConfig: {
        prism: { magicComments: [{ className: 'x', line: 'highlight-next-line' }, { className: 'e', line: 'This fails' }, { className: 'i', line: 'highlight-next-line-info' }] },
        navbar: { items: [{ type: 'docsVersionDropdown', position: 'right', dropdownItemsAfter: [{ type: 'html', value: '<hr>' }, { to: '/b', label: 'All' }] }, { type: 'localeDropdown', position: 'right', dropdownItemsAfter: [{ to: '/b', label: 'B' }, { href: 'https://x.example', label: 'X' }] }] } } }`,
    'docs/intro.md':
      '---\nslug: /\n---\n# Intro\n\n[a](@site/docs/b.md#a-b) [b](/docs/b.md) [c](./b.md/) [d](./kit.zip)\n',
    'docs/b.md':
      "# B\n\n## A `<b>` <Badge>B</Badge>\n\n### 2. Two\n\n## Own {#a b}\n\n```mdx-code-block\n## Fenced\n```\n\n[x](#a-b-b) <a id='a-b'></a>\n",
    'docs/kit.zip': 'kit',
  })
  const run = await runCli(['migrate', siteDir])
  expect(run.stderr).not.toMatch(/ error /)
  expect(run.stdout).toMatch(/heading ids +4 of 4\n/)
  expect(run.stdout).toMatch(/links +4 of 4\n/)
  const config = await readFile(join(siteDir, 'site.config.ts'), 'utf8')
  expect(config).toContain("{ from: '/b.htm', to: '/b' }")
  expect(config).toContain("{ label: 'All', to: '/b', position: 'right' }")
  expect(config).toMatch(
    /label: 'More languages',\s+type: 'dropdown',\s+items: \[\s*{ label: 'B', to: '\/b' },\s*{ label: 'X', href: 'https:\/\/x\.example' },?\s*\],\s+position: 'right'/,
  )
  expect(config).toMatch(
    /magicComments: \[\s*{ className: 'e', line: 'This fails' },\s*{ className: 'i', line: 'highlight-next-line-info' },?\s*\]/,
  )
  // A host that serves the file at `/b` would otherwise redirect forever.
  expect(config).toContain("{ from: '/b.html', to: '/b/' }")
})

it("D: React pages that can't be built are listed as missing, and the rest is built", async () => {
  const siteDir = await siteOf({
    'docusaurus.config.js': `module.exports = { title: 'R', url: 'https://r.example', baseUrl: '/', onBrokenLinks: 'throw',
      presets: [['classic', { docs: { routeBasePath: '/' }, theme: { customCss: './custom.css' } }]],
      plugins: [['@dipakparmar/docusaurus-plugin-umami', { websiteID: 'id', analyticsDomain: 'count.example' }]],
      themeConfig: { announcementBar: { content: ' <a href="https://c.example">\\n <img src="/c.svg" alt="A course" style="x" /></a> ' } } }`,
    'custom.css': `.a { background: url("data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'><line x1='50%' y2='1'/></svg>"); }`,
    _redirects: '/Errors /errors\n/b /intro#x\n',
    'src/pages/errors.js':
      "import useGlobalData from '@docusaurus/useGlobalData'\nexport default () => null",
    'docs/intro.md': '---\nslug: /\n---\n# I\n\n[errors](/errors) [b](./intro.md#x)\n\n## X\n',
    'docs/other.md': '# O\n',
  })
  const run = await runCli(['migrate', siteDir])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain(
    '\nLinks to pages that still have to be migrated:\n  docs/intro.md:6:1  /errors\n',
  )
  expect(run.stdout).toMatch(/Missing pages:\n {2}\/errors\n$/)
  const config = await readFile(join(siteDir, 'site.config.ts'), 'utf8')
  expect(config).toContain("onBrokenLinks: 'warn'")
  expect(config).toContain("content: '[A course](https://c.example)'")
  expect(config).toContain("src: 'https://count.example/script.js'")
  expect(config).toContain(
    '// - redirects: `/Errors` redirected to `/errors`, a page that does not exist yet, so the redirect was removed. Add it again once the page exists.',
  )
})

it('D: the version of Docusaurus is read from the repository if the site does not name it', async () => {
  const folder = await siteOf({
    '.git/HEAD': 'ref: refs/heads/main\n',
    'package.json': '{ "devDependencies": { "@docusaurus/core": "2.4.1" } }',
    'web/package.json': '{ "dependencies": {} }',
    'web/docusaurus.config.js': `module.exports = { title: 'R', url: 'https://r.example', baseUrl: '/', presets: [['classic', {}]] }`,
    'web/docs/a.md': '# A\n\n1 < 2 <br> {x}\n',
  })
  expect((await runCli(['migrate', join(folder, 'web')])).exitCode).toBe(0)
  const config = await readFile(join(folder, 'web/site.config.ts'), 'utf8')
  expect(config).not.toContain("format: 'mdx'")
})
