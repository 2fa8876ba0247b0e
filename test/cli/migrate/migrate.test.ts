import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { readTree } from '../../helpers/build-fixture.ts'
import { type CliRun, runCli } from '../../helpers/run-cli.ts'
import { parityOf } from '../../helpers/moved-site.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'

const fixture = fileURLToPath(new URL('../../fixtures/docusaurus', import.meta.url))

async function copyFixture(): Promise<string> {
  const root = await temporaryFolder()
  await cp(fixture, root, { recursive: true })
  await mkdir(join(root, '.git'))
  return root
}

describe('a site with every supported construct', () => {
  let run: CliRun
  let config = ''
  const pages = new Map<string, string>()
  const changed: string[] = []
  const texts = (): string =>
    [...pages.values()].map((html) => html.replace(/<pre[\s\S]*?<\/pre>/g, '')).join('\n')

  beforeAll(async () => {
    const root = join(await temporaryFolder(), 'site')
    await cp(fixture, root, { recursive: true })
    // Its docs are outside `website`, as in many repositories.
    await mkdir(join(root, '.git'))
    const before = await readTree(root)
    run = await runCli(['migrate', 'website'], { cwd: root })
    const after = await readTree(root)
    for (const [path, bytes] of before) if (!after.get(path)?.equals(bytes)) changed.push(path)
    config = String(after.get('site.config.ts'))
    for (const [path, bytes] of after) {
      const page = /^\.docs-ssg\/migrated\/(.*)\.html$/.exec(path)?.[1]
      const article = /<article class="markdown">([\s\S]*)<\/article>/.exec(String(bytes))?.[1]
      if (page !== undefined && article !== undefined) pages.set(page, article)
    }
  })

  it('D: builds with nothing missing, and no file of the old site is changed', () => {
    expect(run.stdout).toMatch(/pages +11 of 11\n/)
    expect(run.stdout).not.toContain('missing')
    expect(run.exitCode).toBe(0)
    expect(changed).toEqual([])
    expect(run.stdout).toMatch(/^Wrote `site\.config\.ts`\.\n/)
  })

  it('D: reports the location of each broken construct, and nothing else', () => {
    const found = [...run.stderr.matchAll(/^(docs\/\S+) +(\w+) +(\S+)$/gm)]
      .map(([, place, severity, rule]) => `${place} ${severity} ${rule}`)
      .filter((line) => !/heading-jump/.test(line))
    expect(found).toEqual([
      'docs/api/createForecast.mdx:24:1 warning docblock',
      'docs/api/createForecast.mdx:60:1 warning code-highlight',
      'docs/api/createForecast.mdx:66:7 warning code-meta',
      'docs/api/createForecast.mdx:99:1 warning unclosed-admonition',
    ])
  })

  it.each([
    ['no colons of admonitions', /:::/],
    ['no imports', /^\s*(?:<p>)?import /m],
    ['no braces of JSX', /\{\{|\{'|style=/],
    ['no dead protocol', /docblock:/],
    ['no unknown elements', /<\/?(?:[A-Z]\w*|docs-component|tabitem|liteyoutubeembed)/],
    ['no comments', /&lt;!--|<!-- a comment/i],
  ])('D: shows %s', (_, pattern) => {
    expect(texts()).not.toMatch(pattern)
  })

  it.each([
    ['introduction/getting-started/index', /data-youtube="abcDEF12345"[\s\S]*After the talk/],
    ['introduction/getting-started/index', /aria-selected="true">npm<\/button>/],
    ['introduction/overview/index', /<iframe src="https:\/\/codesandbox[^>]* class="s-[\da-f]{8}"/],
    ['api/createForecast/index', /<p>Makes a <strong>forecast<\/strong> for a place\.<\/p>/],
    [
      'api/createForecast/index',
      /<li>\s*<p>Without a place it asks for yours\.<\/p>|<li>Without a place/,
    ],
    ['api/createForecast/index', /<aside[^>]*admonition-caution[\s\S]*<h2 id="last-words">/],
    ['api/tables/index', /<td>\s*\{ status: &quot;x&quot; \} &lt; y\s*<br>\s*second\s*<\/td>/],
    ['usage/migrating/index', /<div class="migration-guide">[\s\S]*<h2 id="steps-of-the-move">/],
    ['usage/tips/index', /<details><summary><h4>Why is that\?<\/h4><\/summary>/],
    ['usage/tips/index', />pnpm<\/button>/],
  ])('D: %s keeps %s', (page, pattern) => {
    expect(pages.get(page)).toMatch(pattern)
  })

  it('D: the config is readable and lists what to do by hand', () => {
    expect(config).toContain("path: 'docs',")
    expect(config).toContain("editUrl: 'https://git.example/weather/kit/edit/main/docs/',")
    expect(config).toContain("components: { LongStory: 'docs/components/LongStory.tsx' },")
    expect(config).toContain("docblockSources: ['packages/kit/src']")
    expect(config).toContain("format: 'mdx'")
    expect(config).toContain("{ from: '/docs/*', to: '/:splat' },")
    expect(config).toMatch(/\/\/ - src\/pages\/index\.tsx: This React page|pagesPath: /)
    expect(config).toContain(
      '// - src/theme/Logo/index.tsx: This swizzled component is not migrated. Set `theme.slots.logo` to a component that replaces it.',
    )
    expect(config).toContain(
      '// - _redirects: `/now https://sky.example/:now 200` is a rule that only a host can follow. If your host reads `_redirects` files, put the rule into one in a static folder.',
    )
    expect(config).not.toContain(fixture)
  })
})

const oldPage = (title: string, article: string): string =>
  `<html><head><meta name="generator" content="Docusaurus v3.9.2"><title>${title} | Weather Kit</title><meta property="og:title" content="${title} | Weather Kit"></head><body><nav aria-label="Docs sidebar"><a class="menu__link" role="button" href="/usage/tips">Usage</a><a class="menu__link" href="/usage/tips">Tips</a></nav><main><article><div class="theme-doc-markdown markdown">${article}</div></article></main></body></html>`

describe('parity with a build of the old site', () => {
  it('D: lists every missing page, id, title, link and entry, and exits with 1', async () => {
    const root = await copyFixture()
    const files = {
      'index.html': oldPage('Home', '<h2 id="any">Any</h2>'),
      '404.html': oldPage('404', ''),
      'usage/tips/index.html': oldPage(
        'Tips',
        '<h1>Tips</h1><h2 id="use-it-well">U</h2><h2 id="gone">G</h2><a href="/usage/tips#use-it-well">a</a><a class="hash-link" href="#x">#</a><a href="/api/nowhere">b</a><a href="/about">c</a>',
      ),
      'about/index.html': oldPage('About', ''),
      'blog/index.html': oldPage('Blog', ''),
      'introduction/why/index.html': oldPage('Why Weather Kit', '<a href="/nowhere.md/#x">x</a>'),
      'api/tables/index.html': oldPage('Tables', '').replace(
        '<title>',
        '<meta name="description" content="&nbsp;"><title>',
      ),
      'usage/no-header/index.html': oldPage('Another Title', ''),
    }
    for (const [path, html] of Object.entries(files)) {
      const file = join(root, 'website/build', path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, html)
    }
    const run = await runCli(['migrate', join(root, 'website')])
    expect(run.exitCode).toBe(1)
    const report = parityOf(run)
    expect(report).toContain('Parity with the old site, read from its build folder:')
    expect(report.slice(report.indexOf('Missing'))).toBe(
      [
        'Missing pages:',
        '  /about',
        '',
        'Missing heading ids:',
        '  /  any',
        '  /usage/tips  gone',
        '',
        'Missing titles:',
        '  /  Home | Weather Kit',
        '  /usage/no-header  Another Title | Weather Kit',
        '',
        'Missing links:',
        '  /usage/tips  /usage/tips#use-it-well',
        '  /usage/tips  /about',
        '',
      ].join('\n'),
    )
    expect(await readFile(join(root, 'website/build/index.html'), 'utf8')).toBe(files['index.html'])
  })
})

describe("sites that can't be migrated", () => {
  it.each([
    ['throws', "throw new Error('no weather')", 'no weather'],
    [
      'is not valid JavaScript',
      'export default {',
      'Expected identifier but found end of file in line 1',
    ],
    ['never ends', 'while (true) {}', 'it was still running after 30 seconds'],
    ['prints and exits', "console.log('x'); process.exit(0)", ''],
  ])('D: a config that %s is reported, and nothing is written', async (_, code, reason) => {
    const siteDir = await siteOf({ 'docusaurus.config.js': code, 'docs/a.md': '# A' })
    const run = await runCli(['migrate', siteDir])
    expect(run.exitCode).toBe(2)
    expect(run.stderr).toContain("`docusaurus.config.js` can't be evaluated")
    expect(run.stderr).toContain(reason)
    expect([...(await readTree(siteDir)).keys()]).toEqual(['docs/a.md', 'docusaurus.config.js'])
  })

  it.each([
    ['as text', '`v${version}`'],
    ['as a number', 'Number(version) + 1'],
    ['in a function that fails', 'version.split(missing.x.y)'],
  ])('D: a package that is missing and used %s is named with its place', async (_, used) => {
    const siteDir = await siteOf({
      'docusaurus.config.ts': `import { version } from '@weather/core/package.json'\nimport { toLabel } from './src/label'\n\nexport default { title: 'x', tagline: toLabel(version) }\n`,
      'src/label.ts': `declare const missing: { x: { y: string } }\n\nexport function toLabel(version: any) {\n  return ${used}\n}\n`,
      'docs/a.md': '# A',
    })
    const run = await runCli(['migrate', siteDir])
    expect(run.exitCode).toBe(2)
    expect(run.stderr).not.toContain('Cannot convert object to primitive value')
    expect(run.stderr).toContain("`docusaurus.config.ts` can't be evaluated")
    expect(run.stderr).toContain('(at `src/label.ts:4`)')
    expect(run.stderr).toContain("Packages that can't be loaded: `@weather/core/package.json`.")
    expect([...(await readTree(siteDir)).keys()]).not.toContain('site.config.ts')
  })

  it('D: a version without its folder is an error before anything is written', async () => {
    const siteDir = await siteOf({
      'docusaurus.config.js': "module.exports = { title: 'x', presets: ['classic'] }",
      'docs/a.md': '# A',
      'versions.json': '["2.0", "1.0"]',
      'versioned_docs/version-2.0/a.md': '# A',
    })
    const run = await runCli(['migrate', siteDir])
    expect(run.exitCode).toBe(2)
    expect(run.stderr).toContain(
      '`versions.json` names the version `1.0`, but `versioned_docs/version-1.0` does not exist',
    )
    expect(run.stderr).toContain('Run the script of the site that creates the folder')
    expect([...(await readTree(siteDir)).keys()]).not.toContain('site.config.ts')
    const copy = 'cp -r docs versioned_docs/version-1.0'
    await writeFile(
      join(siteDir, 'package.json'),
      JSON.stringify({ scripts: { start: 'npm run copy', copy } }),
    )
    expect((await runCli(['migrate', siteDir])).stderr).toContain('Run `npm run copy`, or remove')
  })

  it('D: a folder without a config is an error, and a config written by hand is never overwritten', async () => {
    const empty = await siteOf({ 'src/a.ts': '' })
    const none = await runCli(['migrate', empty])
    expect([none.exitCode, none.stderr]).toEqual([
      2,
      expect.stringContaining(
        'does not contain the config of a Docusaurus, MkDocs, mdBook, Starlight or VitePress site',
      ),
    ])
    const siteDir = await siteOf({
      'docusaurus.config.js': "module.exports = { title: 'x', presets: ['classic'] }",
      'docs/a.md': '# A',
      'site.config.ts': 'export default {}',
    })
    const run = await runCli(['migrate', siteDir])
    expect(run.exitCode).toBe(2)
    expect(run.stderr).toContain('was not written by this command')
    expect(await readFile(join(siteDir, 'site.config.ts'), 'utf8')).toBe('export default {}')
  })

  it('D: it can be run again, and with another folder by `--out`', async () => {
    const siteDir = await siteOf({
      'site/docusaurus.config.js':
        "module.exports = { title: 'x', url: 'https://x.example', baseUrl: '/x/', presets: [['classic', {}]] }",
      'site/docs/intro.md': '---\nslug: /\n---\n# Intro\n\n[b](./b.md)\n',
      'site/docs/b.md': '# B\n',
    })
    const first = await runCli(['migrate', join(siteDir, 'site')])
    expect([first.exitCode, first.stderr]).toEqual([0, ''])
    expect((await runCli(['migrate', join(siteDir, 'site')])).exitCode).toBe(0)
    const away = await runCli(['migrate', 'site', '--out', 'new'], { cwd: siteDir })
    expect([away.exitCode, away.stderr]).toEqual([0, ''])
    const config = await readFile(join(siteDir, 'new/site.config.ts'), 'utf8')
    expect(config).toContain("path: '../site/docs'")
    expect(config).toContain("routeBasePath: 'docs'")
  })
})

it.each([
  ['"@docusaurus/core": "^2.4.0"', '', false],
  ['"@docusaurus/core": "3.9.2"', '', true],
  ['"@docusaurus/core": "~3.1"', "markdown: { format: 'detect' },", false],
])(
  'D: pages of Docusaurus 3 are MDX, whatever their extension: %s %s',
  async (core, line, isMdx) => {
    const siteDir = await siteOf({
      'package.json': `{ "devDependencies": { ${core} } }`,
      'docusaurus.config.js': `module.exports = { title: 'F', url: 'https://f.example', baseUrl: '/', ${line}
      presets: [['classic', { docs: { routeBasePath: '/' }, blog: false }]] }`,
      'docs/intro.md': '---\nslug: /\n---\n# I\n\n<div>\n*a*\n</div>\n\n```ts\nlet a: 1\n```\n',
    })
    const run = await runCli(['migrate', siteDir])
    expect(run.exitCode).toBe(0)
    const page = await readFile(join(siteDir, '.docs-ssg/migrated/index.html'), 'utf8')
    expect(page.includes('<em>a</em>')).toBe(isMdx)
    // No plugin generated a JavaScript variant of it.
    expect(page).not.toContain('role="tablist"')
  },
)
