import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

/** What public Docusaurus sites with a blog have, and what once kept them from being moved. */
const files = {
  'docusaurus.config.mjs': `
    import { createRequire } from 'node:module'
    import { fileURLToPath } from 'node:url'
    import theme from './code-theme.cjs'
    const require = createRequire(fileURLToPath(import.meta.url))
    const { title } = require('./names.cjs')
    export default {
      title, url: 'https://tide.example', baseUrl: '/', onBrokenAnchors: 'throw',
      plugins: [['@docusaurus/plugin-client-redirects', { fromExtensions: ['html'] }]],
      presets: [['classic', {
        docs: { sidebarPath: require.resolve('./sidebars') },
        blog: { feedOptions: { type: 'all', xslt: true }, onInlineAuthors: 'ignore' },
      }]],
      themeConfig: { prism: { theme } },
    }`,
  'names.cjs': "module.exports = { title: 'Tide' }",
  'code-theme.cjs': `
    const { themes } = require('prism-react-renderer')
    module.exports = {
      plain: { color: '#111', backgroundColor: '#fafafa' },
      styles: [...themes.github.styles, { types: ['string'], style: { color: '#123123' } }, { types: ['string'], style: { color: '#456456' } }],
    }`,
  'sidebars.ts': "export default { main: ['second', 'first'] }",
  'docs/_note.mdx': 'A note for two pages.\n',
  'docs/first.md': "# First\n\nimport Note from './\\_note.mdx'\n\n<Note />\n",
  'docs/second.md':
    '# Second\n\n## Own { /*#own:id*/ }\n\n[own](#own:id) and [gone](https://tide.example/docs/first#gone)\n',
  'blog/authors.yml': 'ada:\n  name: Ada\n  email: ada@tide.example\n',
  'blog/2015-02-15-one.md':
    '---\ntitle: One\nauthors: ada\ndate:  2015-2-15 9:18:00\nhero: /img/one.png\n---\n\n# Another title\n\n## Same\n\nText.\n',
  'blog/2016-01-01-two.md': '---\ntitle: Two\nauthors: ada\n---\n\n## Same\n\n## News\n\nText.\n',
  'static/_redirects': '/blog/feed.xml /blog/rss.xml\n/docs/ja/* /ja/docs/:splat\n',
  'src/pages/index.js': `
    import Head from '@docusaurus/Head'
    import useBrokenLinks from '@docusaurus/useBrokenLinks'
    import IconCopy from '@theme/Icon/Copy'
    import Layout from '@theme/Layout'
    import Counter from '../parts/counter'
    export default function Home(props) {
      useBrokenLinks().collectAnchor('a')
      return <Layout><Counter {...props} /><Head><title>Tide at home</title><meta name="description" content="All about tides" /></Head><h1>Home</h1><IconCopy width="30" /></Layout>
    }`,
  'src/parts/counter.js':
    "'use client'\nimport { useState } from 'react'\nexport default function Counter() { return <b>{useState(41)[0] + 1}</b> }",
  'src/pages/lazy.js':
    "import { lazy } from 'react'\nconst Lazy = lazy(() => import('../parts/editor'))\nexport default () => <Lazy />",
  'src/parts/editor.js': "import 'no-such-editor'\nexport default () => null",
}

it('D: a site with a blog moves with all posts, addresses, ids and dates, and can be built without changes', async () => {
  const siteDir = await siteOf(files)
  const migrated = await runCli(['migrate', siteDir])
  expect(migrated.stderr).not.toMatch(/ error /)
  expect(migrated.stdout).toContain('imports packages that are not installed (`no-such-editor`)')
  expect(migrated.stdout).toContain(
    "redirects: `checks.rules` has `dead-redirect: 'warn'`, because these targets of redirects do not exist: `/ja/docs/:splat`.",
  )
  expect(migrated.stdout).toContain(
    'onBrokenAnchors: Set to `warn`, because pages link to ids that do not exist: `https://tide.example/docs/first#gone`.',
  )
  expect(migrated.stdout).toContain('blog `blog`: The style sheets of feeds (`xslt`)')
  const built = await runCli(['build', siteDir])
  expect([built.exitCode, built.stderr]).toEqual([0, expect.not.stringContaining(' error ')])

  const read = async (path: string): Promise<string> => {
    const text = await readFile(join(siteDir, 'build', path), 'utf8')
    return text
  }
  const page = (path: string): Promise<string> => read(`${path}/index.html`)
  const styles = await readFile(join(siteDir, 'docusaurus-theme.css'), 'utf8')
  expect(styles).toContain('--syntax-string: #456456;')

  expect(await page('docs/first')).toContain('A note for two pages.')
  expect(await page('docs/second')).toContain('id="own:id"')
  expect(await page('docs/second')).toMatch(/href="\/docs\/first" rel="next"/)
  expect(await read('docs/first.html')).toContain('href="/docs/first/"')
  expect(await read('blog/2016/01/01/two.html')).toContain('href="/blog/2016/01/01/two/"')
  expect(await read('blog/archive.html')).toContain('href="/blog/archive/"')
  expect(await read('_redirects')).not.toContain('.html')

  const home = await read('index.html')
  expect(home).toContain('<title>Tide at home | Tide</title>')
  expect(home).toContain(
    '<meta name="description" property="og:description" content="All about tides">',
  )
  expect(home).toContain('<b>42</b>')
  expect(home).toMatch(/<svg[^>]*width="30"/)
  expect(existsSync(join(siteDir, 'build/lazy/index.html'))).toBe(false)

  const post = await page('blog/2015/02/15/one')
  expect(post).toMatch(/<h1[^>]*>One<\/h1>/)
  expect(post).not.toContain('Another title')
  const list = await page('blog')
  expect(list.match(/id="same"/g)).toHaveLength(1)
  expect(list).toContain('id="news"')
  expect(await page('blog/archive')).toContain('<h2 id="2015">')
  const rss = await read('blog/rss.xml')
  expect(rss).toContain('<pubDate>Sun, 15 Feb 2015 09:18:00 GMT</pubDate>')
  expect(rss).toContain('<author>ada@tide.example (Ada)</author>')
})
