import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = (presets: string, more = ''): string =>
  `module.exports = { title: 'Pier', url: 'https://pier.example', baseUrl: '/', presets: [['classic', ${presets}]], ${more} }`

it('D: errors in pages do not hide what is missing from the new site', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config('{}'),
    'docs/a.mdx': '# A\n\n<Gone {...props} />\n\n![x](./gone.png)\n',
    'docs/b.md': '---\nslug: a\n---\n# B\n',
    'src/pages/shop.js':
      "import { usePluginData } from '@docusaurus/useGlobalData'\nexport default () => usePluginData('x')",
  })
  const run = await runCli(['migrate', site])
  expect(run.exitCode).toBe(1)
  expect(run.stderr).toMatch(/a\.mdx:3:1 {2}error {2}unknown-component/)
  expect(run.stderr).toContain('Fix these errors before you build the new site.')
  expect(run.stderr).toContain(
    'For the comparison with the old site, they were treated as warnings.',
  )
  expect(run.stdout).toMatch(/Missing pages:\n {2}\/shop\n$/)
  const again = await runCli(['build', site])
  expect(again.exitCode).toBe(1)
  expect(existsSync(join(site, 'build'))).toBe(false)
})

it('D: frequent warnings are counted by rule instead of listed', async () => {
  const pictures = Array.from(
    { length: 6 },
    (_, at) => `![A pier](https://pier.example/uploads/${at}.png)`,
  )
  const site = await siteOf({
    'docusaurus.config.js': config('{ docs: { routeBasePath: "/" }, blog: false }'),
    'docs/index.md': `# Pier\n\n${pictures.join('\n\n')}\n\n### Ferry\n`,
  })
  const run = await runCli(['migrate', site])
  expect(run.exitCode).toBe(0)
  expect(run.stderr).toContain('findings: 7 warnings')
  expect(run.stderr).toContain('docs/index.md:15:1  warning  heading-jump')
  expect(run.stderr).toContain('  6 × not-in-build, first at docs/index.md:3:1\n    A URL')
  expect(run.stderr).not.toContain('5.png')
})

it('D: a site without default docs uses its first other docs instance in their place', async () => {
  const plugin = `plugins: [['@docusaurus/plugin-content-docs', { id: 'guide', path: 'guide', routeBasePath: 'guide' }]]`
  const site = await siteOf({
    'docusaurus.config.js': config('{ docs: false, blog: false }', plugin),
    'guide/start.md': '# Start\n',
  })
  const run = await runCli(['migrate', site])
  expect(run.stdout).toContain('pages            1 of 1')
  expect(run.exitCode).toBe(0)
  const written = await readFile(join(site, 'site.config.ts'), 'utf8')
  expect(written).toContain("docs: { path: 'guide', routeBasePath: 'guide'")
  expect(written).not.toContain('collections')
})

it('D: a site that only has pages is migrated too', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config('{ docs: false, blog: false }'),
    'src/pages/index.md': '# Home\n',
    'src/pages/sub/one.md': '# One\n\n[home](/)\n',
  })
  const run = await runCli(['migrate', site])
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain('pages            2 of 2')
  expect(run.exitCode).toBe(0)
})

it('D: front matter that is not valid YAML is reported once, and the page and links to it are kept', async () => {
  const site = await siteOf({
    'docusaurus.config.js': config("{ docs: { sidebarPath: './sidebars.js' }, blog: false }"),
    'sidebars.js': "module.exports = { main: ['low', 'high'] }",
    'docs/a.md': '---\nid: low\ntitle: Tide: low\n---\n\n[on](/docs/high)\n',
    'docs/b.md': '---\nid: high\ntitle: High\n---\n\n[back](/docs/low)\n',
    _redirects: '/ebb /docs/low\n',
  })
  const run = await runCli(['migrate', site])
  expect(run.stderr.match(/^\S+ {2}(?:error|warning) {2}.*$/gm)).toEqual([
    'docs/a.md:3:8  error  front-matter-syntax',
  ])
  expect(run.stderr).toContain("Put the value in quotes: `title: 'Tide: low'`.")
  expect(run.stdout).toMatch(/pages +2 of 2\n/)
  expect(run.stdout).not.toContain('missing')
  expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toContain("{ from: '/ebb'")
})

it.each([
  ['siteConfig.js', '`siteConfig.js` is the config of a Docusaurus 1 site', '@docusaurus/migrate'],
  [
    'website/docusaurus.config.js',
    'does not contain the config of a Docusaurus, MkDocs, mdBook, Starlight or VitePress site',
    'Its folder `website` contains a site. Run `docs-ssg migrate website` there.',
  ],
  [
    'src/a.ts',
    'does not contain the config of a Docusaurus, MkDocs, mdBook, Starlight or VitePress site',
    'Pass the folder that contains `docusaurus.config.js`, `mkdocs.yml`, `book.toml`, `astro.config.mjs` or `.vitepress/config.ts`.',
  ],
])(
  'D: for a folder that only contains %s, the error explains what it is',
  async (file, message, hint) => {
    const run = await runCli(['migrate', await siteOf({ [file]: 'module.exports = {}' })])
    expect(run.stderr).toContain(message)
    expect(run.stderr).toContain(hint)
    expect(run.exitCode).toBe(2)
  },
)

it('D: links of the config to pages that do not exist are removed and listed, so that the site can be built', async () => {
  const theme = `themeConfig: {
    navbar: { items: [
      { to: '/made/one', label: 'Made' }, { to: '/docs/a', label: 'A' },
      { label: 'More', items: [{ to: '/made/two', label: 'Two' }] }] },
    footer: { links: [{ title: 'T', items: [{ to: '/made/one', label: 'Made' }, { to: '/docs/a', label: 'A' }] }] } }`
  const page = '<meta name="generator" content="Docusaurus v3.1.0"><title>T</title><main></main>'
  const site = await siteOf({
    'docusaurus.config.js': config('{ blog: false }', theme),
    'docs/a.md': '---\ntitle: T\n---\n\n[made](/made/two)\n',
    'build/404.html': page,
    'build/docs/a.html': page,
    'build/made/one.html': page,
    'build/made/two.html': page,
  })
  const run = await runCli(['migrate', site])
  const text = await readFile(join(site, 'site.config.ts'), 'utf8')
  expect(run.stderr).not.toContain('Fix these errors')
  expect(run.stdout).toContain(`Changed in \`site.config.ts\` after a first build:
  navbar.items: \`Made\` linked to \`/made/one\`, a page that does not exist yet, so the link was removed. Add it again once the page exists.
  navbar.items.items: \`Two\` linked to \`/made/two\`, a page that does not exist yet, so the link was removed. Add it again once the page exists.
  footer.links.items: \`Made\` linked to \`/made/one\`, a page that does not exist yet, so the link was removed. Add it again once the page exists.
  onBrokenLinks: Set to \`warn\`, because these pages of the old site do not exist yet: \`/made/two\`. Set it back to \`throw\` once they exist or are no longer linked.`)
  expect(run.stdout).toContain(
    'Links to pages that still have to be migrated:\n  docs/a.md:5:1  /made/two',
  )
  expect(text).toContain("items: [{ label: 'A', to: '/docs/a' }]")
  expect(text).not.toMatch(/'More'|'Made'/)
})

it.each([
  ['has files of another tool', { 'build/gitbook.css': 'a {}' }, true],
  ['is empty or missing', {}, false],
] as const)(
  'D: the output folder that %s is named, because a build would refuse it',
  async (_, files, isNamed) => {
    const site = await siteOf({
      'website/docusaurus.config.js': config(
        '{ docs: { path: "../docs", routeBasePath: "/" }, blog: false }',
      ),
      'docs/index.md': '# Pier\n',
      '.git/HEAD': 'ref: refs/heads/main\n',
      ...files,
    })
    const run = await runCli(['migrate', join(site, 'website')])
    expect(run.exitCode).toBe(0)
    expect(run.stdout.includes('build: This folder has files that docs-ssg did not create')).toBe(
      isNamed,
    )
    const { exitCode } = await runCli(['build', site])
    expect(exitCode).toBe(isNamed ? 1 : 0)
  },
)
