// The search data and its tokens don't depend on the Unicode data of the Node that builds a site. Every Node brings
// its own, and so does every browser. `NODE_BINARIES` lists the others, such as those of `npx --package=node@24`.
import { build } from 'esbuild'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { cliPath } from '../../helpers/run-cli.ts'
import { writeFiles } from '../../helpers/page-samples.ts'
import { temporaryFolderSync } from '../../helpers/site-of.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'test/fixtures/search-languages')
const nodes = (process.env['NODE_BINARIES'] ?? '').split(delimiter).filter(Boolean)
const title =
  'the search data of every language has the same bytes and tokens on all versions of Node'

const codes: Readonly<Record<string, string>> = {
  'british-english': 'en-GB',
  chinese: 'zh-CN',
  dutch: 'nl',
  french: 'fr',
  german: 'de',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  portuguese: 'pt-BR',
  russian: 'ru',
  spanish: 'es',
  'traditional-chinese': 'zh-TW',
}

interface LanguageSet {
  readonly pages: Readonly<Record<string, readonly [title: string, text: string]>>
  readonly queries: Readonly<Record<string, string>>
}

const sets = readdirSync(folder).map((file): [language: string, set: LanguageSet] => [
  codes[file.replace('.json', '')] ?? file,
  JSON.parse(readFileSync(join(folder, file), 'utf8')),
])

/** A site with the pages of every language, whose titles, headings and texts are searched. */
const site = Object.fromEntries([
  [
    'site.config.ts',
    `export default { title: 'T', url: 'https://x.example', docs: { showLastUpdateTime: false }, locales: ${JSON.stringify(
      sets.map(([code], index) => ({
        code,
        label: code,
        ...(index > 0 && { path: code, docsPath: `i18n/${code}` }),
      })),
    )} }`,
  ],
  ...sets.flatMap(([code, { pages }], index) =>
    Object.entries(pages).map(([id, [heading, text]]) => [
      `${index > 0 ? `i18n/${code}` : 'docs'}/p-${id}.md`,
      `# ${heading}\n\n${text}\n\n## ${heading}\n\n${text}\n`,
    ]),
  ),
])

let work = ''
beforeAll(async () => {
  work = temporaryFolderSync()
  writeFiles(join(work, 'site'), Object.entries(site))
  await build({
    stdin: {
      contents: `import { tokensOf } from './runtime/search/words/tokens.ts'
import { readFileSync } from 'node:fs'
const texts = JSON.parse(readFileSync(0, 'utf8'))
process.stdout.write(JSON.stringify(texts.map((text) => tokensOf(text))))`,
      resolveDir: root,
    },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: join(work, 'tokens.mjs'),
  })
})

/** The hash of each file of the search, and of the tokens of all texts and queries. */
function hashesOf(node: string): Readonly<Record<string, string>> {
  const out = join(work, 'site/build')
  rmSync(out, { recursive: true, force: true })
  rmSync(join(work, 'site/.docs-ssg'), { recursive: true, force: true })
  execFileSync(node, [cliPath, 'build', join(work, 'site')], { stdio: 'pipe' })
  const texts = sets.flatMap(([, { pages, queries }]) => [
    ...Object.values(pages).flat(),
    ...Object.keys(queries),
  ])
  const tokens = execFileSync(node, [join(work, 'tokens.mjs')], { input: JSON.stringify(texts) })
  const config = JSON.parse(readFileSync(join(out, 'search-config.json'), 'utf8'))
  const files = [config.data, config.texts].flatMap((hrefs) => Object.values<string>(hrefs))
  expect(files).toHaveLength(2 * sets.length)
  return Object.fromEntries([
    ['tokens', hash(tokens)],
    ...files.map((file) => [file, hash(readFileSync(join(out, file)))]),
  ])
}

const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

if (nodes.length === 0) it.skip(`${title} (set NODE_BINARIES to compare)`, () => undefined)
else
  it(title, () => {
    const own = hashesOf(process.execPath)
    for (const node of nodes) expect([node, hashesOf(node)]).toEqual([node, own])
  })
