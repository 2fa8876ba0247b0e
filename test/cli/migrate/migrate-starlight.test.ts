import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../helpers/build-fixture.ts'
import { moveSite, parityOf, rewriteInPlace, wholeParity } from '../../helpers/moved-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'

const site = {
  'package.json': '{ "dependencies": { "@astrojs/starlight": "1.0.0" } }',
  'tsconfig.json':
    '{\n  // Aliases\n  "compilerOptions": { "baseUrl": ".", "paths": { "~/*": ["src/*"] } },\n}\n',
  'astro.config.mts': `import { defineConfig, envField } from 'astro/config'
import starlight from '@astrojs/starlight'
import blog from 'starlight-blog'
import sitemap from '@astrojs/sitemap'
import { version } from './node_modules/orchard/package.json'
import { sidebar } from './config/sidebar'

export default defineConfig({
  site: 'https://orchard.example',
  base: '/kit',
  env: { schema: { KEY: envField.string() } },
  redirects: { '/old/': '/kit/guides/plant/', '/all/[...slug]': '/', '/away': { status: 301, destination: 'https://away.example/' } },
  integrations: [
    starlight({
      title: { en: 'Orchard', de: 'Obstgarten' },
      logo: { src: './src/assets/logo.svg', replacesTitle: true },
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/orchard/kit' }, { icon: 'email', label: 'Mail', href: 'mailto:a@orchard.example' }],
      editLink: { baseUrl: 'https://github.com/orchard/kit/edit/main/' },
      locales: { root: { label: 'English', lang: 'en' }, de: { label: 'Deutsch', lang: 'de' }, ar: { label: 'العربية', dir: 'rtl' } },
      head: [{ tag: 'meta', attrs: { name: 'theme-color', content: '#fff' } }, { tag: 'base', attrs: { href: '/' } }],
      customCss: ['./src/styles/own.css', './src/styles/tailwind.css', '@fontsource/inter'],
      tableOfContents: { maxHeadingLevel: 4 },
      components: { Footer: './src/components/Footer.astro' },
      plugins: [blog({ title: version })],
      sidebar,
    }),
    sitemap(),
  ],
})
`,
  'config/sidebar.ts': `const labels = import.meta.glob<{ default: string }>('./labels/*.ts', { eager: true })
export const sidebar = [
  'index',
  {
    label: 'Guides',
    translations: { de: 'Anleitungen' },
    collapsed: true,
    items: ['guides/plant', { label: labels['./labels/water.ts']?.default, slug: 'guides/water', badge: { text: 'New', variant: 'success' } }],
  },
  { label: 'Tools', autogenerate: { directory: 'tools' } },
  { label: 'Forum', link: 'https://forum.example/' },
  'gone',
]
`,
  'config/labels/water.ts': "export default 'Water it'",
  'src/assets/logo.svg': svg,
  'src/assets/tree.svg': svg,
  'src/styles/own.css':
    '@import url("./base.css");\n/* @import "gone"; */\nh1 { color: green; mask: url(#a) }\n',
  'src/styles/base.css':
    "@import '../fonts/fonts.css';\nh2 { background: url('../fonts/dot.svg?a#b') }\n",
  'src/fonts/fonts.css': '@import "../styles/own.css";\n',
  'src/fonts/dot.svg': svg,
  'src/styles/tailwind.css': "@import 'tailwindcss';\n",
  'src/components/Footer.astro': '---\n---\n',
  'src/components/Notice.astro': '---\n---\n<p><slot /></p>\n',
  'src/parts/tools.mdx':
    'import { Badge } from \'@astrojs/starlight/components\'\n\nTake a spade. <Badge text="Sharp" />\n',
  'src/pages/team.astro': '---\n---\n',
  'public/robots.txt': 'User-agent: *\n',
  'src/content/docs/index.mdx': `---
title: Orchard
template: splash
hero:
  tagline: Trees.
  image: { file: ~/assets/tree.svg }
  actions: [{ text: Start, link: /kit/guides/plant/, icon: right-arrow }]
---

import { Card, CardGrid, LinkCard } from '@astrojs/starlight/components'

<CardGrid>
  <Card title="Fast" icon="rocket">Grows.</Card>
  <LinkCard title="Water" href="/kit/guides/water/" description="When?" />
</CardGrid>
`,
  'src/content/docs/guides/plant.mdx': `---
title: Planting
description: How to plant.
level: 3
sidebar: { order: 1 }
---

import { Aside, FileTree, Steps, TabItem, Tabs } from '@astrojs/starlight/components'
import Notice from '~/components/Notice.astro'
import Tools from '~/parts/tools.mdx'

<Tools />

<Notice kind="rain">

## What's first?

</Notice>

<Aside type="tip">Dig. See the [team](/kit/team/).</Aside>

<Steps>

1. Dig.

   <FileTree>
   - garden/
     - **tree**
   </FileTree>

2. Plant.

</Steps>

<Tabs syncKey="season">
  <TabItem label="Spring">Now.</TabItem>
</Tabs>

\`\`\`js "dig" ins={1} frame="none"
dig()
\`\`\`

## What's first?
`,
  'src/content/docs/guides/water.md':
    '---\ntitle: Water\n---\n\n:::note[How]{icon="star"}\nMuch, [as here](../plant/#whats-first-1).\n:::\n\n![A tree](../../../assets/tree.svg)\n',
  'src/content/docs/guides/Big Trees/big-trees.md':
    '---\ntitle: Big trees\ndraft: false\n---\n\nGrow.\n',
  'src/content/docs/guides/later.md':
    '---\ntitle: Later\ndraft: true\n---\n\n![Tree](~/assets/tree.svg)\n',
  'src/content/docs/tools/spade.md': '---\ntitle: Spade\nslug: tools/digging\n---\n\nDig.\n',
  'src/content/docs/tools/_part.md': 'Part.\n',
  'src/content/docs/404.md': '---\ntitle: Lost\n---\n\nLost.\n',
  'src/content/docs/de/guides/plant.md':
    '---\ntitle: Pflanzen\n---\n\n## Graben\n\n[Gießen](/kit/de/guides/water/), [Bäume](/kit/guides/big-trees/big-trees/)\n',
}

describe('migrating a site of Starlight', () => {
  it('moves into another folder with everything that its sources promise', async () => {
    const { run, into } = await moveSite(site)
    expect(parityOf(run)).toBe(
      wholeParity({
        pages: 17,
        'heading ids': 3,
        titles: 6,
        descriptions: 1,
        links: 6,
        'sidebar entries': 4,
      }),
    )
    expect(run.stderr).toContain('findings: 1 warning')
    expect(run.exitCode).toBe(0)

    const config = await readFile(join(into, 'site.config.ts'), 'utf8')
    for (const part of [
      "title: 'Orchard',",
      "url: 'https://orchard.example',",
      "baseUrl: '/kit/',",
      "editUrl: 'https://github.com/orchard/kit/edit/main/src/content/docs/',",
      "exclude: ['**/_*', '**/_*/**', '404.*', 'de/**', 'ar/**'],",
      "docsPath: 'src/content/docs/de',",
      "translations: { Orchard: 'Obstgarten', Guides: 'Anleitungen' },",
      "direction: 'rtl',",
      "badge: { text: 'New', type: 'tip' },",
      "items: [{ type: 'autogenerated', dirName: 'tools' }],",
      "logo: { src: 'logo.svg', alt: 'Orchard' },",
      "customCss: ['src/styles/own.css'],",
      "{ from: '/old', to: '/guides/plant' },",
      "{ from: '/away', to: 'https://away.example/' }",
      "markdown: { frontMatter: { level: 'number' } },",
      'tableOfContents: { maxHeadingLevel: 4 },',
      '// - <Notice>: `~/components/Notice.astro` is left out (1 use in 1 page, first in src/content/docs/guides/plant.mdx:14).',
      '// - src/pages/team.astro: A page outside the docs is not migrated.',
      '// - sidebar: `gone` is not a page of the site, so the entry is not migrated.',
      '// - customCss: `./src/styles/tailwind.css` needs packages such as Tailwind',
      '// - redirects: `/all/[...slug]` has parameters',
      '// - components.Footer: `./src/components/Footer.astro` replaces a part of the layout',
      '// - plugins: `starlight-blog`',
    ])
      expect(config).toContain(part)
    const page = await readFile(join(into, 'src/content/docs/guides/plant.mdx'), 'utf8')
    expect(page).toContain("import Tools from '../../../parts/tools.mdx'\n\n<Tools />")
    expect(page).toContain('   ```text {2}\n   garden/\n   └── tree\n   ```\n')
    expect(page).toContain('```js /dig/\ndig() // [!code ++]\n```')
    const part = await readFile(join(into, 'src/parts/tools.mdx'), 'utf8')
    expect(part).toBe('Take a spade. <Badge text="Sharp" />\n')
  })

  it('changes nothing in the docs without `--rewrite`, and reports what only Starlight reads', async () => {
    const root = await siteOf(site)
    const before = await readTexts(root)
    const run = await runCli(['migrate', root])
    expect(run.stderr).toContain('src/content/docs/guides/plant.mdx:8:1  error  unknown-import')
    // Without `slug`, pages whose URL is not that of their file move.
    expect(run.stdout).toContain('pages            11 of 17, 6 missing')
    expect(await readTexts(root)).toMatchObject(before)
  })

  it('asks before it rewrites the docs in place, and does so once', async () => {
    await rewriteInPlace(site, { diff: '-import {', pages: 9 })
  })

  it('finds languages without a root, and names pages in Markdoc', async () => {
    const root = await siteOf({
      // `fs` is a global there.
      'astro.config.mjs': `import { defineConfig } from 'astro/config'
import starlight from '@astrojs/starlight'
export default defineConfig({ redirects: { 'about/old': 'en/a' }, server: { headers: { size: fs.readdirSync('.').length } }, integrations: [[starlight({ title: 'O', defaultLocale: 'en', locales: { en: { label: 'English' }, 'pt-br': { label: 'Português', lang: 'pt-BR' } } })]] })
`,
      'src/content/docs/en/index.md': '---\ntitle: Home\n---\n\n[A](/en/a/)\n',
      'src/content/docs/en/a.md': '---\ntitle: A\n---\n\n## B\n',
      'src/content/docs/pt-BR/a.md': '---\ntitle: Á\n---\n\n## B\n',
      'src/content/docs/en/c.mdoc': '---\ntitle: C\n---\n',
    })
    const run = await runCli(['migrate', root, '--rewrite', '--yes'])
    expect(run.stdout).toContain('pages            5 of 6, 1 missing')
    expect(run.stdout).toContain('Missing pages:\n  /en/c\n')
    const config = await readFile(join(root, 'site.config.ts'), 'utf8')
    expect(config).toContain("{ from: '/about/old', to: '/en/a' }")
    expect(run.stdout).toContain('src/content/docs/en/c.mdoc: A page in Markdoc is not migrated.')
    expect(run.exitCode).toBe(1)
  })

  it('compares with the built site if there is one', async () => {
    const page = (title: string, article: string): string =>
      `<html><head><title>${title} | Orchard</title><meta name="generator" content="Starlight v1"></head><body><nav class="sidebar" aria-label="Main"><a href="/kit/guides/plant/"><span>Planting</span><span class="sl-badge">New</span></a></nav><main><h1 id="_top">${title}</h1><div class="sl-markdown-content">${article}</div></main></body></html>`
    const root = await siteOf({
      ...site,
      'dist/index.html': page('Orchard', '<p>Trees</p>'),
      'dist/guides/plant/index.html': page(
        'Planting',
        '<div class="sl-heading-wrapper"><h2 id="lost">L</h2><a class="sl-anchor-link" href="#lost">#</a></div><a href="../water/">W</a>',
      ),
    })
    const run = await runCli(['migrate', root, '--rewrite', '--yes'])
    expect(parityOf(run)).toBe(
      `Parity with the old site, read from its build folder:
  pages            2 of 2
  heading ids      0 of 1, 1 missing
  titles           2 of 2
  descriptions     1 of 1
  links            0 of 0
  sidebar entries  1 of 1

Missing heading ids:
  /guides/plant  lost
`,
    )
    expect(run.exitCode).toBe(1)
  })

  it.each([
    [
      { 'astro.config.mjs': 'export default {}' },
      'is the config of an Astro site without Starlight',
    ],
    [
      { 'astro.config.mjs': "import 'starlight'\nexport default {}" },
      '`integrations` does not contain `starlight(…)`',
    ],
    [
      { 'astro.config.mjs': '// starlight\nthrow new Error("No")' },
      "can't be evaluated: Error: No",
    ],
    [{ 'docs/astro.config.mjs': '// starlight' }, 'Run `docs-ssg migrate docs` there.'],
  ])('%j is refused', async (files, message) => {
    const run = await runCli(['migrate', await siteOf(files)])
    expect(run.stderr).toContain(message)
    expect(run.exitCode).toBe(2)
  })
})
