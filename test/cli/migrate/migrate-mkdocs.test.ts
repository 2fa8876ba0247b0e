import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTexts } from '../../helpers/build-fixture.ts'
import { moveSite, parityOf, rewriteInPlace, wholeParity } from '../../helpers/moved-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const site = {
  'mkdocs.yml': `INHERIT: base.yml
site_name: Orchard
site_url: https://orchard.example/kit/
repo_url: https://github.com/orchard/kit
edit_uri: edit/main/docs/
theme:
  name: material
  palette:
    - { scheme: default, primary: teal }
    - { scheme: slate, primary: teal }
  features: [navigation.tabs, navigation.indexes, content.tabs.link]
  logo: img/logo.svg
nav:
  - index.md
  - Guide:
      - guide/index.md
      - Planting: guide/plant.md
      - guide/season/*.md
      - Forum: https://forum.example/
  - Gone: nowhere.md
plugins:
  - search
  - macros
  - redirects:
      redirect_maps:
        old/plant.md: guide/plant.md#water
        away.md: https://away.example/
  - made-up: { enabled: !ENV [CI, true] }
extra:
  version_name: '2.1'
  social: [{ icon: fontawesome/brands/mastodon, link: https://social.example/@orchard }]
  analytics: { provider: google, property: G-ABC }
hooks: [hooks.py]
exclude_docs: |
  drafts/
  *.tmp.md
`,
  'base.yml': `copyright: Orchard makers
site_name: Overridden
theme: { favicon: img/logo.svg }
markdown_extensions:
  - pymdownx.emoji: { emoji_index: !!python/name:material.extensions.emoji.twemoji }
  - attr_list
  - own.extension
`,
  'docs/index.md':
    '# Orchard\n\nVersion {{ version_name }}. Read [how to plant](guide/plant.md#water).\n',
  'docs/guide/index.md': '# Guide\n\n!!! note "Tools"\n    Take a spade.\n',
  'docs/guide/plant.md':
    '# Planting\n\n## Water? { #water }\n\n=== "Tree"\n\n    Much.\n\n=== "Herb"\n\n    Little: ++enter++\n\n## C++ & more\n\n## C++ & more\n',
  'docs/guide/season/spring-time.md': 'Nothing grows yet. See [c](../plant.md#c-more_1).\n',
  'docs/drafts/later.md': '# Later\n',
  'docs/_part.md': '# Part\n',
  'docs/img/logo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
}

describe('migrating a site of MkDocs', () => {
  it('D: moves into another folder with everything that its sources promise', async () => {
    const { run, into } = await moveSite(site)
    expect(run.stdout).toContain('-!!! note "Tools"')
    expect(run.stdout).toContain('+:::note[Tools]')
    expect(parityOf(run)).toBe(
      wholeParity({
        pages: 6,
        'heading ids': 3,
        titles: 4,
        descriptions: 0,
        links: 2,
        'sidebar entries': 4,
      }),
    )
    expect(run.exitCode).toBe(0)

    const config = await readFile(join(into, 'site.config.ts'), 'utf8')
    for (const part of [
      "title: 'Orchard',",
      "url: 'https://orchard.example',",
      "baseUrl: '/kit/',",
      "editUrl: 'https://github.com/orchard/kit/edit/main/docs/',",
      '**/drafts/**',
      "{ label: 'Guide', to: '/guide' },",
      "guide: [\n      'guide/index',",
      "{ type: 'link', label: 'Forum', href: 'https://forum.example/' },",
      "theme: { accent: '#009485' },",
      "favicon: 'img/logo.svg',",
      "analytics: { provider: 'gtag', id: 'G-ABC' },",
      "{ from: '/old/plant', to: '/guide/plant#water' },",
      "{ from: '/away', to: 'https://away.example/' },",
      "markdown: { headingIds: 'mkdocs', variables: { version_name: '2.1' } },",
      '// - nav: `nowhere.md` is not a page of the site, so the entry is not migrated.',
      '// - markdown_extensions: `own.extension` has no counterpart.',
      '// - plugins: `made-up`: This plugin has no counterpart.',
      '// - hooks: `hooks.py` is Python code, so what it changes is lost.',
      '. The pages were rewritten.',
    ])
      expect(config).toContain(part)
    // Files beside pages keep their URLs, and sources of pages are not published.
    const published = await readTexts(join(into, '.docs-ssg/migrated'))
    const built = Object.keys(published)
    expect(built).toContain('img/logo.svg')
    expect(built.filter((path) => path.includes('_part'))).toEqual([])
    // The Markdown of pages, not their sources.
    const markdown = Object.entries(published).filter(([path]) => path.endsWith('.md'))
    expect(markdown.length).toBe(4)
    expect(markdown.map(([, text]) => text.startsWith('> For AI agents'))).toEqual(
      markdown.map(() => true),
    )

    const season = await readFile(join(into, 'docs/guide/season/spring-time.md'), 'utf8')
    expect(season).toMatch(/^---\ntitle: Spring time\n---\n\nNothing/)
  })

  it('D: changes nothing in the docs without `--rewrite`, and reports what only MkDocs reads', async () => {
    const root = await siteOf(site)
    const { 'mkdocs.yml': _, ...before } = await readTexts(root)
    const run = await runCli(['migrate', root])
    expect(run.stderr).toContain('docs/guide/index.md:3:1  warning  foreign-syntax')
    expect(run.stdout).toContain('pages            6 of 6')
    expect(await readTexts(root)).toMatchObject(before)
  })

  it('D: asks before it rewrites the docs in place', async () => {
    const root = await rewriteInPlace(site, { diff: '+:::note[Tools]', pages: 4 })
    expect(await readFile(join(root, 'docs/guide/index.md'), 'utf8')).toBe(
      '# Guide\n\n:::note[Tools]\nTake a spade.\n:::\n',
    )
  })

  it.each([
    [{ 'mkdocs.yml': 'site_name: [' }, '`mkdocs.yml` can’t be read'],
    [{ 'mkdocs.yml': 'INHERIT: gone.yml' }, '`INHERIT: gone.yml` names a file that does not exist'],
    [{ 'mkdocs.yml': 'INHERIT: mkdocs.yml' }, 'is a circle'],
    [
      { 'mkdocs.de.yml': 'a: 1', 'mkdocs.en.yml': 'INHERIT: mkdocs-all.yml', 'mkdocs-all.yml': '' },
      '`mkdocs.de.yml`, `mkdocs.en.yml` are configs of MkDocs',
    ],
    [
      { 'docusaurus.config.js': 'module.exports = {}' },
      '`--rewrite` has no effect on a site of Docusaurus',
    ],
  ])('D: %j is refused', async (files, message) => {
    const run = await runCli(['migrate', await siteOf(files), '--rewrite'])
    expect(run.stderr.replaceAll("can't", 'can’t')).toContain(message)
    expect(run.exitCode).toBe(2)
  })

  it('D: compares with the built site if there is one', async () => {
    const page = (title: string, article: string): string =>
      `<html><head><title>${title} - Orchard</title></head><body><nav class="md-nav md-nav--primary" aria-label="Navigation"><a class="md-nav__button md-logo" href="/kit/">x</a><a class="md-nav__link" href="/kit/guide/">Guide</a><nav class="md-nav md-nav--secondary"><a href="#x">x</a></nav></nav><article class="md-content__inner md-typeset"><a class="md-content__button" href="https://e.example/">e</a>${article}</article><script>MkDocs version : 1.6</script></body></html>`
    const root = await siteOf({
      ...site,
      'site/index.html': page(
        'Orchard',
        '<h1 id="orchard">Orchard</h1><h2 id="lost">L<a class="headerlink" href="#lost">¶</a></h2>',
      ),
      'site/guide/index.html': page('Guide', '<h1 id="guide">Guide</h1>'),
    })
    const run = await runCli(['migrate', root, '--rewrite', '--yes'])
    expect(parityOf(run)).toBe(
      `Parity with the old site, read from its build folder:
  pages            2 of 2
  heading ids      0 of 1, 1 missing
  titles           2 of 2
  descriptions     0 of 0
  links            0 of 0
  sidebar entries  1 of 1

Missing heading ids:
  /  lost
`,
    )
    expect(run.exitCode).toBe(1)
  })
})
