import { chmodSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { readLinkedAssets } from '../../../../cli/content/sources/read-linked-assets.ts'
import { readSources } from '../../../../cli/content/sources/read-sources.ts'
import { createGate } from '../../../../cli/gate/create-gate.ts'
import { toReadableScope } from '../../../../cli/gate/readable-scope.ts'
import type { Refusal } from '../../../../cli/gate/refusal.ts'
import { formatPretty } from '../../../../cli/report/formats/format-pretty.ts'
import { createSourceReader } from '../../../../cli/report/places/read-source-text.ts'
import { pagesOf } from '../../../helpers/memory-site.ts'
import { siteOf } from '../../../helpers/site-of.ts'
import { configOf, found, make } from '../content/page-of.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>'

/** A site in `site/` with a neighbor folder that does not belong to it. */
async function siteWith(links: Readonly<Record<string, string>>): Promise<string> {
  const root = await siteOf({
    'secret/env': 'TOKEN=1',
    'secret/_part.md': 'TOKEN=1\n',
    'secret/key.svg': svg,
    'secret/data.json': '{"token": 1}',
    'secret/a.ts': '/** TOKEN=1 */\nexport function run() {}\n',
    'site/docs/index.md': '# Home\n',
    'site/shared/guide.md': '# Guide\n',
    'site/shared/pier.svg': svg,
    'site/src/a.ts': '/** Runs. */\nexport function run() {}\n',
    'site/.env': 'TOKEN=1',
    'site/static/app.js': '1\n',
  })
  for (const [path, target] of Object.entries(links)) {
    mkdirSync(dirname(join(root, 'site', path)), { recursive: true })
    symlinkSync(target, join(root, 'site', path))
  }
  return join(root, 'site')
}

/** What a build would read: pages, assets, category files, and what is reported. */
async function readSite(siteDir: string, config: SiteConfig = {}) {
  const { sources, assets, categories, diagnostics } = await readSources(configOf(config, siteDir))
  return {
    files: [...sources.map(({ path }) => path), ...assets.map(({ source }) => source)].concat(
      categories.map(({ path }) => path),
    ),
    problems: diagnostics.map(({ rule, place }) => `${rule} ${String(place?.path)}`),
  }
}

const ownFiles = ['docs/index.md', 'static/app.js']

describe('files of the site', () => {
  it.each<[path: string, target: string, rule: string]>([
    ['docs/page.md', '../../secret/_part.md', 'outside-site'],
    ['docs/page.md', '/proc/self/environ', 'outside-site'],
    ['docs/image.svg', '../../secret/key.svg', 'outside-site'],
    ['docs/folder', '../../secret', 'outside-site'],
    ['docs/_category_.json', '../../secret/data.json', 'outside-site'],
    ['pages/about.md', '../../secret/_part.md', 'outside-site'],
    ['static/etc', '/etc', 'outside-site'],
    ['static/robots.txt', '../../secret/env', 'outside-site'],
    ['static/env.txt', '../.env', 'hidden-file'],
    ['docs/env.md', '../.env', 'hidden-file'],
    ['static/.env', '../shared/guide.md', 'hidden-file'],
    ['docs/gone.md', 'nowhere.md', 'broken-symlink'],
    ['static/gone.txt', 'nowhere.txt', 'broken-symlink'],
    ['docs/self.md', 'self.md', 'broken-symlink'],
    ['static/self', 'self', 'broken-symlink'],
    ['pages', 'nowhere', 'broken-symlink'],
  ])('%s -> %s is reported as %s and not read', async (path, target, rule) => {
    const { files, problems } = await readSite(await siteWith({ [path]: target }))
    expect(problems).toEqual([`${rule} ${path}`])
    expect(files.toSorted()).toEqual(ownFiles)
  })

  it.each<[path: string, target: string, read: string, config?: SiteConfig]>([
    ['docs/linked.md', '../shared/guide.md', 'docs/linked.md'],
    ['docs/linked', '../shared', 'docs/linked/guide.md'],
    ['static/linked', '../shared', 'static/linked/pier.svg'],
    ['static/secret', '../../secret', 'static/secret/env', { allowedPaths: ['../secret'] }],
    ['docs/p.md', '../../secret/_part.md', 'docs/p.md', { allowedPaths: ['../secret'] }],
    ['static/env.txt', '../.env', 'static/env.txt', { allowedDotFiles: ['.env'] }],
    ['static/.htaccess', 'app.js', 'static/.htaccess', { allowedDotFiles: ['.htaccess'] }],
    [
      'static/.conf/a',
      '../app.js',
      'static/.conf/a',
      { allowedDotFiles: ['{static/.conf,static/.conf/a}'] },
    ],
    ['static/.well-known/a.txt', '../app.js', 'static/.well-known/a.txt'],
    ['static/.nojekyll', 'app.js', 'static/.nojekyll'],
    ['x', '.', 'docs/index.md', { siteRoot: '..', staticDirectories: ['../secret', 'static'] }],
  ])('%s -> %s is read as %s', async (path, target, read, config) => {
    const { files, problems } = await readSite(await siteWith({ [path]: target }), config)
    expect(problems).toEqual([])
    expect(files).toContain(read)
  })

  it('a docs folder that is a link to another folder of the site is read', async () => {
    const siteDir = await siteWith({ manual: 'shared' })
    const { files, problems } = await readSite(siteDir, { docs: { path: 'manual' } })
    expect([files, problems]).toEqual([expect.arrayContaining(['manual/guide.md']), []])
  })

  it('a docs folder that is a link out of the site is reported once', async () => {
    const siteDir = await siteWith({ manual: '../secret' })
    const { files, problems } = await readSite(siteDir, { docs: { path: 'manual' } })
    expect([files, problems]).toEqual([['static/app.js'], ['outside-site manual']])
  })

  it('excluded links and files of tools are left out in silence', async () => {
    const siteDir = await siteWith({
      'docs/drafts': '../../secret',
      'docs/.#index.md': 'user@host.1234',
      'static/.gitkeep': '/dev/null',
      'static/.git': '../../secret',
    })
    const { files, problems } = await readSite(siteDir, { docs: { exclude: ['drafts'] } })
    expect([files.toSorted(), problems]).toEqual([ownFiles, []])
  })

  it.skipIf(process.getuid?.() !== 0)('what the user may not read is reported', async () => {
    const siteDir = await siteWith({})
    mkdirSync(join(siteDir, 'docs/closed'))
    for (const path of ['docs/index.md', 'docs/closed', 'static/app.js'])
      chmodSync(join(siteDir, path), 0)
    // Another user may pass through the folders above the site, which belong to the test run.
    const root = dirname(siteDir)
    for (const folder of [root, dirname(root)]) chmodSync(folder, 0o711)
    process.seteuid?.(65_534)
    const { problems } = await readSite(siteDir).finally(() => process.seteuid?.(0))
    const rule = 'unreadable-file'
    expect(problems).toEqual([`${rule} docs/closed`, `${rule} docs/index.md`])
  })
})

it('the report of a file that is not read shows none of its lines', async () => {
  const siteDir = await siteWith({ 'docs/page.md': '../../secret/env', 'static/a.txt': '../.env' })
  const { diagnostics } = await readSources(configOf({}, siteDir))
  const readSource = createSourceReader(siteDir)
  const text = formatPretty(diagnostics, { colors: false, ruleOf: () => undefined, readSource })
  expect(text).toContain('docs/page.md:1:1  error  outside-site')
  expect(text).not.toContain('TOKEN')
})

it.each<[files: Readonly<Record<string, string>>, rules: readonly string[]]>([
  [{ 'docs/photo.txt': 'x' }, ['no-pages']],
  [{ 'docs/_part.md': 'x' }, ['no-pages']],
  [{ 'docs/index.md': '# A' }, []],
  [{ 'docs/photo.txt': 'x', 'pages/index.tsx': 'x' }, []],
  [{ 'docs/photo.txt': 'x', 'pages/index.md': 'x' }, []],
  [{ 'a.md': 'x' }, ['missing-docs-folder']],
])('a site of %j has %j', async (files, rules) => {
  const { diagnostics } = await readSources(configOf({}, await siteOf(files)))
  expect(diagnostics.map(({ rule }) => rule)).toEqual(rules)
})

describe('files that pages include', () => {
  const fence = (path: string): string => `\`\`\`txt file="${path}"\n\`\`\`\n`
  const partial = (path: string): string => `import P from '${path}'\n\n<P />\n`
  const rows: [kind: string, text: string, link: string, target: string, rule: string][] = [
    ['a fence', fence('../e.txt'), 'docs/e.txt', '/proc/self/environ', 'outside-site'],
    ['a fence', fence('../e.txt'), 'docs/e.txt', '../../secret/env', 'outside-site'],
    ['a fence', fence('../e/env'), 'docs/e', '../../secret', 'outside-site'],
    ['a fence', fence('../../../secret/env'), 'x', '.', 'outside-site'],
    ['a fence', fence('/.env'), 'x', '.', 'hidden-file'],
    ['a fence', fence('../e.txt'), 'docs/e.txt', '../.env', 'hidden-file'],
    ['a fence', fence('../e.txt'), 'docs/e.txt', 'e.txt', 'broken-symlink'],
    ['a fence', fence('../e.txt'), 'docs/e.txt', 'gone.txt', 'code-include'],
    ['a fence', fence('../e.txt'), 'docs/e.txt', '/dev/zero', 'outside-site'],
    ['a partial', partial('../_p.md'), 'docs/_p.md', '../../secret/_part.md', 'outside-site'],
    ['a partial', partial('../_p.md'), 'docs/_p.md', '../.env', 'hidden-file'],
    [
      'a data file',
      "import d from '../d.json'\n",
      'docs/d.json',
      '../../secret/data.json',
      'outside-site',
    ],
    ['a text file', "import d from '../d?raw'\n", 'docs/d', '../../secret/env', 'outside-site'],
    [
      'a doc comment',
      '[summary](docblock://b.ts?token=run)\n',
      'src/b.ts',
      '../../secret/a.ts',
      'outside-site',
    ],
  ]
  it.each(rows)('%s (%j) by %s -> %s is reported as %s', async (_, text, link, target, rule) => {
    const siteDir = await siteWith({ [link]: target })
    const config = configOf({ markdown: { docblockSources: ['src'] } }, siteDir)
    const made = await make(text, { config, docPath: 'guide/page.mdx' })
    expect(found(made)[0]).toMatch(new RegExp(`^[13]:\\d+ ${rule} `))
    expect(JSON.stringify(made.page?.html ?? '')).not.toContain('TOKEN')
  })

  it.each<[text: string, config: SiteConfig]>([
    [fence('../../../secret/env'), { allowedPaths: ['../secret'] }],
    [fence('../e.txt'), { allowedPaths: ['../secret'] }],
    [fence('/.env'), { allowedDotFiles: ['.env'] }],
  ])('%j is read when the config allows it', async (text, options) => {
    const siteDir = await siteWith({ 'docs/e.txt': '../../secret/env' })
    const made = await make(text, { config: configOf(options, siteDir) })
    expect(found(made)).toEqual([])
    expect(JSON.stringify(made.page?.html)).toContain('TOKEN')
  })

  it('an image elsewhere in the site that links out of it is not read', async () => {
    const siteDir = await siteWith({
      'img/a.svg': '../../secret/key.svg',
      'img/b.svg': '../shared/pier.svg',
    })
    const pages = pagesOf({ 'page.md': { links: ['!../img/a.svg', '!../img/b.svg'] } })
    const assets = readLinkedAssets(pages, configOf({}, siteDir), [])
    expect(assets.map(({ source }) => source)).toEqual(['img/b.svg'])
  })
})

describe('createReadableCheck', () => {
  it.each<[path: string, refusal: Refusal | undefined, config?: SiteConfig]>([
    ['docs/index.md', undefined],
    ['docs/../docs/index.md', undefined],
    ['gone.md', 'missing'],
    ['docs/index.md/x', 'missing'],
    ['../secret/env', 'outside'],
    ['../secret/env', undefined, { siteRoot: '..' }],
    ['../secret/env', undefined, { docs: { path: '../secret' } }],
    ['../secret/env', undefined, { markdown: { docblockSources: ['../secret'] } }],
    ['../site-2', 'missing'],
    ['.env', 'hidden'],
    ['.env', undefined, { allowedDotFiles: ['.env'] }],
    ['.env', undefined, { allowedDotFiles: ['.e?v'] }],
    ['.env', 'hidden', { allowedDotFiles: ['.environment'] }],
  ])('%s is %s', async (path, refusal, config = {}) => {
    const siteDir = await siteWith({})
    const gate = createGate(siteDir, toReadableScope(configOf(config, siteDir)))
    const admitted = gate(join(siteDir, path))
    expect('refusal' in admitted ? admitted.refusal : undefined).toBe(refusal)
  })

  it('a site in a folder whose own path has a dot or a link is read', async () => {
    const root = await siteOf({ '.work/site/docs/index.md': '# Home\n' })
    symlinkSync('.work/site', join(root, 'linked'))
    for (const folder of ['.work/site', 'linked'])
      expect((await readSite(join(root, folder))).files).toEqual(['docs/index.md'])
  })
})
