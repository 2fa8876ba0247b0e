import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { openEntry, sealEntry } from '../../../cli/cache/sealed-entry.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { startCacheServer } from '../../helpers/cache-server.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const seal = { secret: '', maxBytes: 50_000_000 }
const at = (path: string) => ({ path, line: 1, column: 1 })
const finding = (path: string) => ({
  severity: 'warning',
  rule: 'vague-link',
  message: 'M.',
  place: at(path),
})
const fix = {
  kind: 'replace-url',
  place: at('site.config.mjs'),
  from: 'export',
  to: 'process.exit()',
}

type Value = Record<string, unknown>

/** Changes to an entry of a page, after which nothing of it may be used. */
const pageChanges: Readonly<Record<string, (page: Value, stored: Value) => void>> = {
  'a file above the output': (page) => {
    page['files'] = [{ path: '../evil.txt', base64: 'ZXZpbA==' }]
  },
  'a file of the host': (page) => {
    page['files'] = [{ path: '_headers', base64: 'ZXZpbA==' }]
  },
  'a finding in a file outside': (_, stored) => {
    stored['diagnostics'] = [finding('../secret.txt')]
  },
  'a finding in a hidden file': (_, stored) => {
    stored['diagnostics'] = [finding('.env')]
  },
  'a fix': (_, stored) => {
    stored['diagnostics'] = [{ ...finding('docs/index.md'), fix: [fix] }]
  },
  'links that are numbers': (page) => {
    page['links'] = [1, 2]
  },
  'holes without links': (page) => {
    page['holes'] = [7]
  },
  'a title that is an object': (page) => {
    page['title'] = { toString: 1 }
  },
  'a heading in a file outside': (page) => {
    page['headings'] = [{ depth: 2, id: 'a', text: 'A', html: 'A', place: at('../secret.txt') }]
  },
  'no page': (_, stored) => {
    delete stored['page']
    stored['diagnostics'] = []
  },
}

/** Facts that the source says itself; whatever an entry says instead is ignored. */
const ownFacts: Readonly<Record<string, (page: Value) => void>> = {
  'another output path': (page) => {
    page['docPath'] = '../../evil.md'
  },
  'another source': (page) => {
    page['source'] = '../secret.txt'
  },
  'another variant': (page) => {
    page['variant'] = { version: 'x', locale: 'en', folder: '../..', urlPrefix: '/../../' }
  },
  'another URL': (page) => {
    page['frontMatter'] = { slug: '/../../evil' }
  },
  'elements of the head': (page) => {
    page['frontMatter'] = {
      head: [{ tag: 'script', attributes: { src: 'https://evil.example/' } }],
    }
  },
}

const bodyChanges: Readonly<Record<string, (body: Value) => void>> = {
  'pieces that are numbers': (body) => {
    body['pieces'] = [1]
  },
  'more pieces than holes': (body) => {
    body['pieces'] = ['a', 'b', 'c', 'd', 'e']
  },
  'a term in a file outside': (body) => {
    body['terms'] = [{ name: 'a', place: at('../secret.txt') }]
  },
}

const copyOf = async (url: string): Promise<string> => {
  const root = await siteOf({
    'secret.txt': 'TopSecretText',
    'site/.env': 'TopSecretText',
    'site/site.config.mjs': `export default { url: 'https://t.example', cache: { remote: { url: '${url}' } } }`,
    'site/docs/index.md': '# Home\n\nSee [the other page](./other.md).\n\n## Part\n\nText.\n',
    'site/docs/other.md': '# Other\n\nText.\n',
  })
  return join(root, 'site')
}

/** Change what a server has of `docs/index.md`, and seal it as the server of a stranger can. */
async function poison(
  entries: Map<string, Buffer>,
  isWanted: (value: Value) => boolean,
  change: (value: Value) => void,
): Promise<number> {
  let changed = 0
  for (const [path, entry] of entries) {
    const name = basename(path)
    const bytes = await openEntry(name, entry, seal)
    const value: Value = JSON.parse(Buffer.from(bytes ?? []).toString())
    if (!isWanted(value)) continue
    change(value)
    entries.set(path, await sealEntry(name, Buffer.from(JSON.stringify(value)), seal))
    changed += 1
  }
  return changed
}

const isHome = (stored: Value): boolean =>
  (stored['page'] as Value | undefined)?.['title'] === 'Home'
const isBodyOfHome = ({ pieces }: Value): boolean =>
  Array.isArray(pieces) && pieces.some((piece) => String(piece).includes('the other page'))

/** `isRefused`: nothing of the entry may be used. */
const attempts = [
  ...Object.entries(pageChanges).map(([name, change]) => ({
    name,
    isRefused: true,
    isWanted: isHome,
    change: (stored: Value) => change(stored['page'] as Value, stored),
  })),
  ...Object.entries(ownFacts).map(([name, change]) => ({
    name,
    isRefused: false,
    isWanted: isHome,
    change: (stored: Value) => change(stored['page'] as Value),
  })),
  ...Object.entries(bodyChanges).map(([name, change]) => ({
    name,
    isRefused: true,
    isWanted: isBodyOfHome,
    change,
  })),
]

it('an entry of a shared cache that a stranger has written brings only HTML and texts', async () => {
  const server = await startCacheServer()
  const first = await copyOf(server.url)
  expect(await runCli(['build'], { cwd: first })).toMatchObject({ exitCode: 0 })
  const expected = hashTree(join(first, 'build'))
  const good = new Map(server.entries)
  const successes: string[] = []
  for (const { name, isRefused, isWanted, change } of attempts) {
    server.entries.clear()
    for (const [path, entry] of good) server.entries.set(path, entry)
    expect(await poison(server.entries, isWanted, change)).toBe(1)
    const cwd = await copyOf(server.url)
    const { exitCode, stdout, stderr } = await runCli(['build'], { cwd })
    const said = stdout + stderr
    const isSafe =
      exitCode === 0 &&
      JSON.stringify([...hashTree(join(cwd, 'build'))]) === JSON.stringify([...expected]) &&
      said.includes('did not pass verification') === isRefused &&
      !/TopSecret|\n {4}at /.test(said) &&
      !existsSync(join(cwd, '../evil.txt')) &&
      (await readFile(join(cwd, 'site.config.mjs'), 'utf8')).startsWith('export')
    if (!isSafe) successes.push(`${name}: ${exitCode} ${said.slice(0, 300)}`)
  }
  countAttempts(attempts.length, successes.length)
  expect(successes).toEqual([])
}, 600_000)
