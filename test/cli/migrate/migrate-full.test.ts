import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTree } from '../../helpers/build-fixture.ts'
import { linksWithin } from '../../helpers/links-within.ts'
import { parityOf } from '../../helpers/moved-site.ts'
import { type CliRun, runCli } from '../../helpers/run-cli.ts'
import { compareArticles } from '../twins/article-words.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const fixture = fileURLToPath(new URL('../../fixtures/docusaurus-full', import.meta.url))

describe('a site with versions, languages, a blog, a second set of docs, pages and components', () => {
  let folder = ''
  let run: CliRun
  let config = ''
  const changed: string[] = []
  const page = async (path: string): Promise<string> =>
    await readFile(join(folder, 'site/.docs-ssg/migrated', path), 'utf8')
  const article = async (path: string): Promise<string> =>
    /<article[\s\S]*<\/article>/.exec(await page(path))?.[0] ?? ''

  beforeAll(async () => {
    folder = await temporaryFolder()
    const site = join(folder, 'site')
    await cp(fixture, site, { recursive: true })
    const before = await readTree(site)
    run = await runCli(['migrate', site])
    const after = await readTree(site)
    for (const [path, bytes] of before) if (!after.get(path)?.equals(bytes)) changed.push(path)
    config = await readFile(join(site, 'site.config.ts'), 'utf8')
  })

  it('D: builds without an error, and only what has no counterpart is missing and listed', () => {
    expect(changed).toEqual([])
    expect(run.stderr).not.toMatch(/ error /)
    expect(run.exitCode).toBe(0)
    const report = parityOf(run)
    expect(report)
      .toBe(`Parity with the old site, read from its sources because it has no build folder:
  pages            85 of 85
  heading ids      18 of 18
  titles           27 of 27
  descriptions     2 of 2
  links            23 of 23
  sidebar entries  25 of 25
`)
  })

  it('writes every word of the articles as Markdown, in all versions and languages', async () => {
    const { compared, lost, without } = await compareArticles(
      join(folder, 'site/.docs-ssg/migrated'),
    )
    expect(compared.length).toBeGreaterThan(80)
    expect(lost).toEqual([])
    // A page that is unlisted.
    const names = without.map((path) => path.replace(/^(?:ar|de)\//, ''))
    expect([...new Set(names)]).toEqual(['docs/next/recipes/hidden.html'])
  })

  it('D: each diagnostic is at the location of its cause', () => {
    expect(run.stderr.match(/^\S+ {2}warning {2}\S+$/gm)?.toSorted()).toEqual([
      'docs/guides/all-forms.mdx:138:27  warning  raw-text',
      'docs/guides/all-forms.mdx:142:13  warning  unknown-prop',
      'docs/guides/all-forms.mdx:41:28  warning  unknown-prop',
      'docs/guides/all-forms.mdx:60:8  warning  code-meta',
      'docs/guides/all-forms.mdx:64:7  warning  code-meta',
      'docs/guides/marks.mdx:1:1  warning  orphan-page',
      'docs/guides/retries.md:20:1  warning  mermaid-off',
    ])
  })

  it.each([
    'src/theme/Footer/index.js: This swizzled component is not migrated. Set `theme.slots.footer` to a component that replaces it.',
    'docs.editUrl: docs-ssg does not call this function. Set `docs.editUrl` to the start of the URL.',
    'sidebars: An entry of type `html` is not migrated, because docs-ssg has no such entry.',
    'i18n/de/docusaurus-theme-classic/navbar.json: `title` is also the title of the site. Add it to `translations` to translate both.',
    'docs.remarkPlugins: `remarkTicket` is not migrated. If pages need it, import it in this file and add it to `markdown.remarkPlugins`.',
    'markdown.mermaid: Install the package `mermaid`. Without it, diagrams are shown as code.',
    'plugin `docs` `community`: Its `showLastUpdateTime` differs from that of the docs. `docs.showLastUpdateTime` applies to both.',
    'plugin `a function`: Not migrated, because docs-ssg does not run Docusaurus plugins.',
  ])('D: the config and the report list what to do by hand: %s', (note) => {
    expect(config).toContain(`// - ${note}`)
    expect(run.stdout).toContain(`  ${note}`)
  })

  it('D: elements of the head, scripts and Google Analytics are migrated', () => {
    expect(config).toContain("attributes: { rel: 'preconnect', href: 'https://cdn.example' }")
    expect(config).toContain("scripts: [{ src: 'https://cdn.example/count.js', async: true }]")
    expect(config).toContain("analytics: { provider: 'gtag', id: 'G-000000' }")
  })

  it('D: redirects that a function generates are written into the config', async () => {
    expect(config).toContain("{ from: '/docs/howto/workers', to: '/docs/guides/workers' }")
    expect(config).toContain("{ from: '/docs/1.x/howto/workers', to: '/docs/1.x/guides/workers' }")
    expect(await page('docs/howto/workers.html')).toContain('/harbour/docs/guides/workers')
  })

  it('D: versions keep their folders, URLs and sidebars', async () => {
    expect(await article('docs/getting-started/installation.html')).toContain(
      'npm i @harbour/queue@2.x',
    )
    const old = await page('docs/1.x/legacy.html')
    expect(old).toContain('<meta name="robots" content="noindex')
    const links = linksWithin(old, 'dataSidebar')
    expect(links.map(({ label }) => label)).toEqual([
      'Harbour 1.x',
      'Install 1.x',
      'Workers of 1.x',
      'Queue of 1.x',
      'Only in the first version',
    ])
  })

  it('D: translations are read for each version, and docs without one stay in the default language', async () => {
    expect(await article('de/docs.html')).toContain('Hafen 2.x')
    expect(await article('de/docs/next.html')).toContain(
      '<a href="/harbour/de/docs/next/guides/retries">',
    )
    expect(await article('de/docs/guides/retries.html')).toMatch(
      /^<article class="markdown" lang="en">/,
    )
    expect(await page('ar/docs/1.x/legacy.html')).toContain('lang="ar" dir="rtl"')
    const german = await page('de/docs/next/guides/retries.html')
    expect(german).toMatch(/>Anleitungen</)
    expect(german).toMatch(/>Quelltext</)
    expect(german).toMatch(/>Lernen</)
    expect(german).toContain('>Los geht’s</span>')
    expect(config).toContain("messages: 'i18n/de/code.json'")
    expect(config).toContain("lastUpdatedBy: 'Zuletzt geändert am {date} durch {user}'")
    expect(german).toContain('die Leute vom Hafen.')
    expect(german).toMatch(/3\.0 \(als Nächstes\)/)
    expect(await page('de/docs/next/getting-started.html')).toContain(
      '<p>Die ersten Schritte auf dem Steg.</p>',
    )
  })

  it('D: components, partials and cards are rendered as on the old site', async () => {
    const install = await article('docs/next/getting-started/installation.html')
    expect(install).toContain('<strong>Node 20</strong> or later')
    expect(install).toContain('<a href="/harbour/docs/next/guides/workers">workers</a>')
    expect(install).toMatch(/>Linux<\/button>[\s\S]*>macOS<\/button>/)
    expect(install).toMatch(/<h3 id="docker">/)
    const workers = await article('docs/next/guides/workers.html')
    expect(workers).toMatch(/<section class="feature feature-[\da-f]{6}">/)
    expect(workers).toContain('href="/harbour/docs/next/reference/queue">More of Harbour</a>')
    expect(workers).toMatch(
      /data-island="Speed[^"]*" data-wake="visible"[^>]*>[^\n]*12(?:<!-- -->)? knots<i>measuring<\/i>/,
    )
    expect(workers).toMatch(/3(?:<!-- -->)? of (?:<!-- -->)?5<\/aside>/)
    expect(workers).toMatch(/src="\/harbour\/assets\/ship-[^"]*"/)
    const guides = await article('docs/next/guides.html')
    expect(guides).toMatch(
      /<p class="card-title"><a href="\/harbour\/docs\/next\/guides\/workers">Workers<\/a>/,
    )
    expect(await article('docs/next/guides/marks.html')).toContain('<mark')
    expect(await article('docs/next/guides/all-forms.html')).not.toMatch(
      /:::|\{\{|<\/?(?:docs-component|[A-Z])/,
    )
  })

  it('D: imports further down, `mdx-code-block` fences, fragments and images as components are supported', async () => {
    const forms = await article('docs/next/guides/all-forms.html')
    const below = forms.slice(forms.indexOf('Below the top'))
    expect(below).not.toMatch(/import |from '|(?<!```)mdx-code-block|highlight-next-line/)
    expect(below).toMatch(
      /<img src="\/harbour\/assets\/pier-small-[^"]*"[^>]* alt="A pier" class="mark"/,
    )
    expect(below).toContain('<strong>Node 22</strong> or later')
    expect(below).toMatch(
      /data-value="knots"[^>]*>\s*<p>Between two fences, see <a href="[^"]*\/workers"/,
    )
    expect(below).toContain('```mdx-code-block\nAn example of it.\n```')
    expect(below).toMatch(/<a href="[^"]*\/pier-small-[^"]*">\s*<p>The drawing<\/p>\s*<\/a>/)
    expect(below).toContain('\n  ebb\n')
    expect(below).toContain('<span class="line highlighted">Moor')
  })

  it('D: members of a component, markup in attributes, explicit heading ids and fences in tabs are supported', async () => {
    const forms = await article('docs/next/guides/all-forms.html')
    const north = forms.slice(forms.indexOf('<h2 id="at-north">'))
    expect(north).toMatch(/^<h2 id="at-north">At <a href="[^"]*\/workers">North<\/a>/)
    expect(north).toMatch(
      /<p><a href="[^"]*\/workers"><b>the \*north\* pier<\/b><\/a> and <i>south<\/i>\.<\/p>/,
    )
    const list = /<ul class="toc-inline">([\s\S]*?)<\/ul>/.exec(north)?.[1] ?? ''
    expect([...list.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['#at-north'])
    expect(north).toMatch(
      />JavaScript<\/button>[\s\S]*>Typed<\/button>[\s\S]*>TypeScript<\/button>/,
    )
    expect(north).not.toContain('Overruled')
    // Neither group of tabs contains another one.
    expect(north.match(/role="tablist"/g)).toHaveLength(2)
  })

  it('D: the React home page is built unchanged, in every language', async () => {
    const home = await page('index.html')
    expect(home).toContain('<h1>Harbour</h1><a href="/harbour/docs">Begin</a>')
    expect(home).toContain(
      '<meta name="description" property="og:description" content="Jobs that come home">',
    )
    expect(await page('de.html')).toContain('<h1>Harbour</h1>')
  })

  it('D: a second docs instance becomes a collection, and Markdown next to React pages becomes pages', async () => {
    const welcome = await page('community/welcome.html')
    expect(welcome).toMatch(/data-sidebar[\s\S]*href="\/harbour\/community\/take-part"/)
    expect(welcome).toMatch(
      /class="navbar__link"[^>]*aria-current="true" href="\/harbour\/community\/welcome"/,
    )
    expect(welcome.match(/class="navbar__link"[^>]*aria-current="true"/g)).toHaveLength(1)
    expect(await page('help.html')).not.toMatch(/ data-sidebar[ >]/)
    expect(await page('de/help.html')).toContain('<article class="markdown" lang="en">')
  })

  it('D: the config builds the site without the migration', async () => {
    const built = await runCli(['build', join(folder, 'site')])
    expect(built.exitCode).toBe(0)
  })

  it('D: `--out` writes the config to any folder, and partials, components and `@site` still resolve', async () => {
    const away = await runCli(['migrate', join(folder, 'site'), '--out', join(folder, 'new/place')])
    expect(away.stderr).not.toMatch(/ error /)
    expect(away.stdout).toMatch(/pages +85 of 85/)
    const text = await readFile(join(folder, 'new/place/site.config.ts'), 'utf8')
    expect(text).toContain("siteRoot: '../../site',")
    expect(text).toContain("pagesPath: '../../site/src/pages',")
    const built = join(folder, 'new/place/.docs-ssg/migrated')
    const install = await readFile(
      join(built, 'docs/next/getting-started/installation.html'),
      'utf8',
    )
    expect(install).toContain('<strong>Node 20</strong> or later')
    expect(await readFile(join(built, 'index.html'), 'utf8')).toContain('<h1>Harbour</h1>')
  })

  it('D: a React page with an import that docs-ssg does not have is excluded and listed', async () => {
    const file = join(folder, 'site/src/pages/index.js')
    const text = await readFile(file, 'utf8')
    await writeFile(
      file,
      `import type { Props } from '@theme/Hero';\nimport { matchPath, Redirect } from '@docusaurus/router';\n${text}`,
    )
    const again = await runCli(['migrate', join(folder, 'site')])
    await writeFile(file, text)
    expect(again.stderr).not.toMatch(/ error /)
    expect(again.stdout).toContain(
      'src/pages/index.js: This React page is not built, because it imports `@docusaurus/router`, which docs-ssg does not have. Remove the import, and then remove the page from `pagesExclude`.',
    )
    const written = await readFile(join(folder, 'site/site.config.ts'), 'utf8')
    expect(written).toContain("pagesPath: 'src/pages',")
    expect(written).toContain("pagesExclude: ['index.js'],")
    expect(await page('help.html')).toContain('<article')
    expect(written).toContain("{ from: '/', to: '/docs' }")
  })
})
