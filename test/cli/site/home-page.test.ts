import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type BuiltSite, builtSite } from '../../helpers/built-site.ts'
import { homeSite } from '../../helpers/home-site.ts'

describe('a landing page', () => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite(homeSite)
  })
  const read = (path: string): Promise<string> =>
    readFile(join(site.siteDir, 'build', path), 'utf8')

  it('R6: shows the hero, the features and its text, without a sidebar', async () => {
    expect(site.run.exitCode, site.run.stderr).toBe(0)
    const html = await read('index.html')
    expect(html).toContain('class="layout-wide"')
    expect(html).toMatch(/<title>Kit<\/title>/)
    expect(html).toContain(
      '<meta name="description" property="og:description" content="A small library with createStore.">',
    )
    expect(html).toMatch(/<h1 class="hero__title" [^>]*><span class="home-name">Kit<\/span>/)
    expect(html).toContain('<a href="/start" class="button button--primary">Get started</a>')
    expect(html).toContain('<span class="token keyword">import</span>')
    const [install = ''] = /class="hero__install">[^]*?<\/pre>/.exec(html) ?? []
    expect(install).toContain('data-bare')
    expect(install.replaceAll(/<[^>]+>/g, '')).toContain('npm install kit')
    expect(html.match(/role="tab"[^>]*>[^<]+/g)?.map((tab) => tab.replace(/.*>/, ''))).toEqual([
      'Counter',
      'Names',
    ])
    expect(html).toContain('<h2 id="safe"><a href="/start#safety">Safe</a>')
    expect(html).toMatch(/<div class="markdown home-column">[^]*<h2 id="why-kit">/)
    expect(html.match(/<style data-href="/g)).toHaveLength(2)
  })

  it('R6: is not in the generated sidebar, and its style sheet is on no other page', async () => {
    const html = await read('start/index.html')
    expect(html).toContain('class="layout-doc"')
    expect(html).not.toContain('>Kit</span></a></li>')
    expect(html.match(/<style data-href="/g)).toHaveLength(1)
  })

  it('R6: is searched, and provided as Markdown with final URLs', async () => {
    const markdown = await read('index.md')
    expect(markdown).toContain('# Kit State for apps of any size\n')
    expect(markdown).toContain('```bash\nnpm install kit\n```')
    expect(markdown).toContain('[Get started](https://kit.example/start.md)')
    expect(markdown).toContain('## [Safe](https://kit.example/start.md#safety)')
    expect(markdown).toContain('## Why Kit')
    const names = await readdir(join(site.siteDir, 'build/assets'))
    const [data = ''] = names.filter((name) => /^search-texts-current-en-.*\.json$/.test(name))
    expect(await read(`assets/${data}`)).toContain('describes a feature in a single file')
  })

  it('R6: S9: a broken link, image and anchor in it stop the build at their places', async () => {
    const broken = await builtSite({
      ...homeSite,
      'docs/index.md': `---
layout: home
hero:
  name: Kit
  tagline: See [this](./gone.md).
  image: /img/gone.svg
  actions:
    - text: Start
      link: ./sart.md
features:
  - title: Safe
    link: ./start.md#safty
---
`,
    })
    expect(broken.run.exitCode).toBe(1)
    const { stderr } = broken.run
    expect(stderr).toMatch(/docs\/index\.md:5:\d+ {2}error {2}broken-link/)
    expect(stderr).toMatch(/docs\/index\.md:6:10 {2}error {2}broken-asset/)
    expect(stderr).toMatch(/docs\/index\.md:9:13 {2}error {2}broken-link/)
    expect(stderr).toMatch(/docs\/index\.md:12:11 {2}error {2}broken-anchor/)
  })
})
