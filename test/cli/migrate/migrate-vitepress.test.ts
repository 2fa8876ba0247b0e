import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../helpers/build-fixture.ts'
import { moveSite, parityOf, rewriteInPlace, wholeParity } from '../../helpers/moved-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** A site with two languages and old URLs, in which every option has its own value. */
const site = {
  'package.json': '{ "scripts": { "docs": "vitepress build manual" } }',
  'manual/.vitepress/config/index.mts': `import { defineConfig } from 'vitepress'
import { withDiagrams } from 'vitepress-plugin-diagrams'
import { version } from 'vitepress-plugin-version'
import find from 'a-package-that-finds-files'
import { links } from './links'

export default async ({ mode }: { mode: string }) => {
  const found = await find('*.md').then((paths) => paths.map((path) => ({ link: path })))
  const both = await Promise.all([find('a'), found])
  return withDiagrams(
    defineConfig({
      title: mode === 'production' ? 'Orchard' : 'Draft',
      description: 'Trees for everyone',
      base: '/kit/',
      srcDir: 'pages',
      srcExclude: ['**/drafts/**'],
      rewrites: { 'english/:rest*': ':rest*' },
      lastUpdated: true,
      sitemap: { hostname: 'https://orchard.example' },
      head: [
        ['link', { rel: 'icon', href: '/kit/leaf.svg' }],
        ['link', { rel: 'alternate', href: '/feed.rss' }],
        ['meta', { name: 'theme-color', content: '#123456' }],
        ['meta', { property: 'og:title', content: 'Orchard' }],
        ['style', {}, 'p { margin: 0 }'],
      ],
      markdown: { config: (md) => md.use(links), lineNumbers: true },
      vite: { plugins: [] },
      transformHead: () => both,
      locales: {
        root: { label: 'English', lang: 'en-US' },
        de: {
          label: 'Deutsch',
          lang: 'de-DE',
          themeConfig: {
            nav: [{ text: 'Anleitung', link: '/de/guide/' }],
            sidebar: {
              '/de/guide/': [
                { text: 'Anfang', items: [{ text: 'Pflanzen', link: '/de/guide/plant' }] },
              ],
            },
          },
        },
        fr: { label: 'Français', link: 'https://fr.orchard.example/' },
      },
      themeConfig: {
        logo: { light: '/leaf.svg', dark: '/leaf.svg', alt: 'Leaf' },
        outline: [2, 4],
        editLink: { pattern: 'https://git.example/orchard/edit/main/:path' },
        footer: { message: 'Free', copyright: 'to use' },
        socialLinks: [{ icon: 'mastodon', link: 'https://social.example/@orchard' }],
        search: { provider: 'algolia', options: { appId: 'a', apiKey: 'b', indexName: 'c' } },
        carbonAds: { code: 'x' },
        nav: [
          { text: 'Guide', link: '/guide/', activeMatch: '^/guide/' },
          { text: version, items: [{ items: [{ text: 'Changes', link: '/changes.html' }] }] },
          { component: 'OwnMenu' },
        ],
        sidebar: {
          '/': [{ text: 'More', items: links }],
          '/guide/': {
            base: '/guide/',
            items: [
              {
                text: 'Start <b>here</b>',
                collapsed: true,
                items: [{ text: 'Planting', link: 'plant' }, { text: 'Nothing' }],
              },
              { text: 'Changes too', link: 'https://orchard.example/changes', base: '' },
            ],
          },
        },
      },
    }),
  )
}
`,
  'manual/.vitepress/config/links.ts':
    "export const links = [{ text: 'What changed', link: '/changes' }, { text: 'Plant', link: '/guide/plant.html#water' }]\n",
  'manual/.vitepress/theme/index.ts': 'export default {}\n',
  'manual/.vitepress/theme/own.css':
    ':root { --vp-c-brand-10: #000; --vp-c-brand-1: #117733; }\n.dark { --vp-c-brand-1: #88ccaa; }\n',
  'manual/pages/english/index.md':
    '---\nlayout: home\nhero:\n  name: Orchard\n  actions:\n    - theme: brand\n      text: Guide\n      link: /guide/\n---\n',
  'manual/pages/english/changes.md': '---\nown: yes\n---\n\n# Changes\n\n[home](./index.md)\n',
  'manual/pages/english/guide/index.md': '# Guide\n\n[plant](./plant.html#water) <Chart />\n',
  'manual/pages/english/guide/plant.md':
    '# Planting\n\n::: warning\n::: tip\nMuch water.\n:::\n\n## What’s next? {#water}\n\n## C++ & more\n\n<<< @/../../code/tree.ts#leaf\n\n<!--@include: ../drafts/part.md-->\n',
  'manual/pages/english/guide/guide.md': '# Guide of the guide\n',
  'manual/pages/english/drafts/part.md': '## A part\n',
  'manual/pages/english/[tree].md': '# {{ $params.tree }}\n',
  'manual/pages/english/_part.md': '# Part\n',
  'manual/pages/de/index.md': '# Start\n',
  'manual/pages/de/guide/index.md': '# Anleitung\n',
  'manual/pages/de/guide/plant.md': '# Pflanzen\n',
  'manual/pages/public/leaf.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  '.git/HEAD': '',
  'code/tree.ts': '// #region leaf\nexport const leaf = 1\n// #endregion leaf\n',
}

describe('migrating a site of VitePress', () => {
  it('moves into another folder with everything that its sources promise', async () => {
    const { run, into } = await moveSite(site)
    expect(parityOf(run)).toBe(
      wholeParity({
        pages: 8,
        'heading ids': 3,
        titles: 7,
        descriptions: 0,
        links: 2,
        'sidebar entries': 4,
      }),
    )
    expect(run.exitCode).toBe(0)

    const config = await readFile(join(into, 'site.config.ts'), 'utf8')
    for (const part of [
      "title: 'Orchard',",
      "tagline: 'Trees for everyone',",
      "url: 'https://orchard.example',",
      "baseUrl: '/kit/',",
      "path: 'docs/english',",
      '**/drafts/**',
      String.raw`\\[tree\\].md`,
      "editUrl: 'https://git.example/orchard/edit/main/english/',",
      "staticDirectories: ['docs/public'],",
      "favicon: 'leaf.svg',",
      "logo: { src: 'leaf.svg', srcDark: 'leaf.svg', alt: 'Leaf' },",
      "{ label: 'Guide', to: '/guide', activeBasePath: '/guide' },",
      "{ label: 'Changes', to: '/changes' }",
      "{ label: 'Français', href: 'https://fr.orchard.example/' }",
      "icon: 'mastodon',",
      'tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 4 },',
      "theme: { accent: '#117733' },",
      "search: { provider: 'algolia', appId: 'a', apiKey: 'b', indexName: 'c' },",
      "copyright: 'Free to use'",
      "{ type: 'doc', id: 'guide/plant', label: 'Planting' }",
      "{ type: 'link', label: 'Plant', href: '/guide/plant#water' }",
      "label: 'Start here',",
      'collapsed: true,',
      "docsPath: 'docs/de',",
      "{ type: 'doc', id: 'guide/plant', label: 'Pflanzen' }",
      "Guide: 'Anleitung'",
      "'Start here': 'Anfang'",
      "{ from: '/guide/plant.html', to: '/guide/plant/' },",
      "markdown: { headingIds: 'vitepress', frontMatter: { own: 'any' } },",
      '// - transformHead: This function is not migrated.',
      '// - markdown.config: This function adds plugins',
      '// - markdown.lineNumbers: ',
      '// - vite: ',
      '// - packages: `a-package-that-finds-files`, `vitepress-plugin-diagrams`, `vitepress-plugin-version` could not be loaded',
      "label: '[vitepress-plugin-version:version]',",
      '// - themeConfig.carbonAds: ',
      '// - themeConfig.nav: The component `OwnMenu` is not migrated.',
      '// - themeConfig.sidebar: `Nothing` has no page and no entries',
      '// - head: `/feed.rss` is not a static file',
      '// - .vitepress/theme: The theme is Vue code',
      '// - english/[tree].md: A page with parameters is not migrated.',
      '// - english/_part.md: Hosts act on names that begin with `_`',
      '// - <Chart>: 1 use (english/guide/index.md:3). Vue components are not migrated.',
    ])
      expect(config).toContain(part)

    const plant = await readFile(join(into, 'docs/english/guide/plant.md'), 'utf8')
    expect(plant).toContain(':::: warning\n::: tip\nMuch water.\n:::\n::::\n')
    expect(plant).toContain('```ts\nexport const leaf = 1\n```\n')
    expect(plant).toContain('## A part')
    const guide = await readFile(join(into, 'docs/english/guide/index.md'), 'utf8')
    expect(guide).toBe(
      '---\ndisplayed_sidebar: guide\n---\n\n# Guide\n\n[plant](./plant#water) <!-- VitePress: <Chart /> -->\n',
    )
    expect(run.stderr).toContain('docs/english/guide/index.md:7:')
    const published = Object.keys(await readTexts(join(into, '.docs-ssg/migrated')))
    expect(published).toContain('leaf.svg')
    expect(published).toContain('guide/plant.html')
    expect(published).toContain('guide/guide/index.html')
    expect(published.filter((path) => /_part|\[tree\]|drafts/.test(path))).toEqual([])
  })

  it('changes nothing in the pages without `--rewrite`, and reports what only VitePress reads', async () => {
    const { 'manual/pages/english/guide/guide.md': _, ...files } = site
    const root = await siteOf(files)
    const before = await readTexts(root)
    const run = await runCli(['migrate', root])
    expect(run.stderr).toContain('pages/english/guide/plant.md:12:1  warning  foreign-syntax')
    expect(run.stdout).toContain('pages            7 of 7')
    expect(await readTexts(root)).toMatchObject(before)
  })

  it('asks before it rewrites pages in place, and finds nothing to do the second time', async () => {
    const files = {
      '.vitepress/config.cjs': "module.exports = { title: 'Orchard', cleanUrls: true }\n",
      'index.md': '# Start\n\n::: raw\nText\n:::\n',
    }
    const root = await rewriteInPlace(files, { diff: '-::: raw', pages: 1 })
    expect(await readFile(join(root, 'index.md'), 'utf8')).toBe('# Start\n\n\nText\n\n')
  })

  it.each([
    ['export default {\n', 'found end of file in line 2'],
    ["throw new Error('no luck')\n", 'no luck'],
    [
      "import { readFileSync } from 'node:fs'\nimport { find } from 'absent'\nexport default { title: readFileSync(find()) }\n",
      "Packages that can't be loaded: `absent`. Install the packages of the site",
    ],
  ])('refuses a config that can’t be evaluated: %j', async (text, message) => {
    const root = await siteOf({ '.vitepress/config.ts': text, 'index.md': '# A\n' })
    const run = await runCli(['migrate', root])
    expect(run.stderr).toContain("`.vitepress/config.ts` can't be evaluated")
    expect(run.stderr).toContain(message)
    expect(run.exitCode).toBe(2)
  })

  it('reads the languages and entries of versions before 1', async () => {
    const { run, into } = await moveSite({
      '.vitepress/config.js':
        "module.exports = { lang: 'en-US', locales: { '/': { lang: 'en-US' }, '/ja/': { lang: 'ja' } }, themeConfig: { locales: { '/': { label: 'English', sidebar: [{ text: 'Core', children: [{ text: 'State', link: '/state' }] }] }, '/ja/': { label: '日本語', sidebar: [{ text: 'コア', children: [{ text: '状態', link: '/ja/state' }] }] } } } }\n",
      'index.md': '# Orchard\n',
      'state.md': '# State\n',
      'ja/index.md': '# Orchard\n',
      'ja/state.md': '# 状態\n',
    })
    expect(run.stdout).toContain('sidebar entries  2 of 2')
    expect(run.exitCode).toBe(0)
    const config = await readFile(join(into, 'site.config.ts'), 'utf8')
    expect(config).toContain("{ code: 'en-US', label: 'American English' },")
    expect(config).toMatch(/code: 'ja',\s+label: '日本語',\s+path: 'ja',/)
  })

  it('compares with the built site if there is one', async () => {
    const page = (title: string, content: string): string =>
      `<html><head><title>${title} | Orchard</title></head><body><div id="VPContent"><aside class="VPSidebar"><nav class="nav" id="VPSidebarNav"><a class="link" href="/guide/plant.html">Planting</a></nav></aside><main><div class="vp-doc">${content}</div></main></div></body></html>`
    const root = await siteOf({
      '.vitepress/config.ts':
        "export default { title: 'Orchard', themeConfig: { sidebar: [{ text: 'Planting', link: '/guide/plant' }] } }\n",
      'index.md': '# Orchard\n\n[p](./guide/plant.md)\n',
      'guide/plant.md': '# Planting\n\n## Water\n',
      '.vitepress/dist/index.html': page(
        'Orchard',
        '<h1 id="orchard">Orchard</h1><a href="/guide/plant.html">p</a>',
      ),
      '.vitepress/dist/guide/plant.html': page(
        'Planting',
        '<h1 id="planting">Planting</h1><h2 id="water">Water <a class="header-anchor" href="#water">#</a></h2><h2 id="lost">Lost</h2>',
      ),
    })
    const run = await runCli(['migrate', root])
    expect(parityOf(run)).toBe(
      `Parity with the old site, read from its build folder:
  pages            2 of 2
  heading ids      1 of 2, 1 missing
  titles           2 of 2
  descriptions     0 of 0
  links            1 of 1
  sidebar entries  1 of 1

Missing heading ids:
  /guide/plant  lost
`,
    )
    expect(run.exitCode).toBe(1)
  })
})
