import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { build as buildSite } from '../../../cli/commands/build/build.ts'
import { createCheckTools } from '../../../cli/commands/build/check-tools.ts'
import { createSiteBuilder } from '../../../cli/commands/serve/site-builder.ts'
import type { Diagnostic } from '../../../cli/model/diagnostic.ts'
import { siteOf } from '../../helpers/site-of.ts'

const toLine = ({ severity, rule, place }: Diagnostic): string =>
  `${severity} ${rule} ${place?.path}:${place?.line}:${place?.column}`

/** What the first build of a site in `serve` finds, and a way to build it again. */
async function startBuilder(files: Readonly<Record<string, string>>) {
  const siteDir = await siteOf(files)
  const builder = await createSiteBuilder(
    { siteDir, drafts: true },
    { cache: false, toTools: createCheckTools({ pid: process.pid }, buildSite) },
  )
  const build = async (changed: ReadonlySet<string> | 'all'): Promise<string[]> =>
    (await builder.build(changed)).diagnostics.map(toLine)
  const { diagnostics, watch } = await builder.build('all')
  return { siteDir, build, watch, found: diagnostics.map(toLine) }
}

const jump = '# Home\n\n#### Deep\n'

describe('G2, F: serve settles its findings as build and check do', () => {
  it('is quiet about a rule that the config ignores, and gives others the severity it names', async () => {
    const { found } = await startBuilder({
      'site.config.ts':
        "export default { checks: { rules: { 'heading-jump': 'ignore', 'missing-alt': 'error' } } }\n",
      'docs/index.md': `${jump}\n![](./a.svg)\n`,
      'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
    })
    expect(found).toEqual(['error missing-alt docs/index.md:5:1'])
  })

  it('is quiet where an author took a finding back, and speaks again when the comment goes', async () => {
    const comment = '<!-- docs-ssg-ignore heading-jump: the levels between come next week -->'
    const { siteDir, build, found } = await startBuilder({
      'docs/index.md': jump.replace('####', `${comment}\n\n####`),
    })
    expect(found).toEqual([])
    const file = join(siteDir, 'docs/index.md')
    writeFileSync(file, jump)
    expect(await build(new Set([file]))).toEqual(['warning heading-jump docs/index.md:3:1'])
  })

  it('points a finding about the config to its line there, where a comment can take it back', async () => {
    const config = (comment: string) =>
      `export default {\n  navbar: {\n    items: [\n      ${comment}\n      { label: 'A', to: '/lost' },\n    ],\n  },\n}\n`
    const { siteDir, build, found } = await startBuilder({
      'site.config.ts': config('// The only one.'),
      'docs/index.md': '# Home\n',
    })
    expect(found).toEqual(['error broken-link site.config.ts:5:21'])
    const file = join(siteDir, 'site.config.ts')
    writeFileSync(file, config('// docs-ssg-ignore broken-link: another program serves it'))
    expect(await build(new Set([file]))).toEqual([])
  })

  it('gives a finding about a computed option the line of the config that names it', async () => {
    const { found } = await startBuilder({
      'site.config.ts': "export default {\n  sidebars: {\n    docs: ['index', 'lost'],\n  },\n}\n",
      'docs/index.md': '# Home\n',
    })
    expect(found).toEqual(['error unknown-doc-id site.config.ts:3:21'])
  })

  it('P7: names line and column of a broken link in a React page, where a comment can take it back', async () => {
    const pageWith = (comment: string) =>
      `export default ({ href }) => (\n  <p>\n    ${comment}\n    <a href={href('/lost')}>Lost</a>\n  </p>\n)\n`
    const { siteDir, build, found } = await startBuilder({
      'docs/index.md': '# Home\n',
      'pages/more.jsx': pageWith('{/* The way. */}'),
    })
    expect(found).toEqual(['error broken-link pages/more.jsx:4:20'])
    const file = join(siteDir, 'pages/more.jsx')
    writeFileSync(file, pageWith('{/* docs-ssg-ignore broken-link: another program serves it */}'))
    expect(await build(new Set([file]))).toEqual([])
  })
})

it('G2: serve waits for a config of any name, and for one that only looks like it', async () => {
  const { siteDir, build, watch } = await startBuilder({ 'docs/index.md': '# Home\n' })
  const waitsFor = (name: string): boolean => watch.has(join(siteDir, name))
  expect(
    ['ts', 'mts', 'js', 'mjs', 'cjs', 'json'].map((end) => waitsFor(`site.config.${end}`)),
  ).toEqual(Array.from({ length: 6 }, () => true))
  const file = join(siteDir, 'site.config.cjs')
  writeFileSync(file, 'module.exports = {}\n')
  expect(await build(new Set([file]))).toEqual(['error config-missing site.config.cjs:1:1'])
})

const missing: Readonly<Record<string, { readonly config: string; readonly file: string }>> = {
  'a style sheet': { config: "{ customCss: ['theme/a.css'] }", file: 'theme/a.css' },
  'a style sheet outside of the site': { config: "{ customCss: ['../a.css'] }", file: '../a.css' },
  'a component': { config: "{ components: { A: './parts/a.tsx' } }", file: 'parts/a.tsx' },
  'a part of the layout': {
    config: "{ theme: { slots: { footer: './foot.tsx' } } }",
    file: 'foot.tsx',
  },
  'messages of a language': {
    config: "{ locales: [{ code: 'en', label: 'English', messages: './en.json' }] }",
    file: 'en.json',
  },
  'a glossary': { config: "{ markdown: { glossary: 'terms.yml' } }", file: 'terms.yml' },
  'a card': { config: "{ socialCards: { component: './card.tsx' } }", file: 'card.tsx' },
  'a folder of docs': { config: "{ docs: { path: 'guide' } }", file: 'guide/index.md' },
  'a folder of files': { config: "{ staticDirectories: ['files'] }", file: 'files/a.txt' },
  'a folder of an old version': {
    config:
      "{ versions: [{ name: '2', label: '2', path: '' }, { name: '1', label: '1', path: '1', docsPath: 'old' }] }",
    file: 'old/index.md',
  },
  'a module that it imports': {
    config: "{ ...(await import('./more.ts')).default }",
    file: 'more.ts',
  },
}

it('G2: serve waits for every file that a config names and that is missing', async () => {
  const siteDir = await siteOf({ 'docs/index.md': '# Home\n' })
  const builder = await createSiteBuilder(
    { siteDir, drafts: true },
    { cache: false, toTools: createCheckTools({ pid: process.pid }, buildSite) },
  )
  await builder.build('all')
  const configFile = join(siteDir, 'site.config.ts')
  const waitsFor = async ({ config, file }: { config: string; file: string }) => {
    writeFileSync(configFile, `export default ${config}\n`)
    const { diagnostics, watch } = await builder.build(new Set([configFile]))
    const path = join(siteDir, file)
    return {
      isBroken: diagnostics.length > 0,
      isWatched: [...watch.keys()].some((one) => path === one || path.startsWith(`${one}/`)),
    }
  }
  const found: [string, unknown][] = []
  for (const [name, row] of Object.entries(missing)) found.push([name, await waitsFor(row)])
  expect(found).toEqual(
    Object.keys(missing).map((name) => [name, { isBroken: true, isWatched: true }]),
  )
})
