import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { readTree } from '../../helpers/build-fixture.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'
import { callTool, type Connection, connectStdio, mcpSite } from '../mcp/mcp-site.ts'

const withShards = (shards: string): Readonly<Record<string, string>> => ({
  ...mcpSite,
  'site.config.ts': mcpSite['site.config.ts'].replace(
    `url: 'https`,
    `search: { provider: 'embedded', shards: '${shards}' },\n  url: 'https`,
  ),
})
const sites = {
  split: await builtSite(withShards('always')),
  whole: await builtSite(withShards('never')),
  auto: await builtSite(withShards('auto')),
  standard: await builtSite(mcpSite),
}

/** The files of the search in a built site. */
async function searchFiles({ siteDir }: { readonly siteDir: string }) {
  const tree = await readTree(join(siteDir, 'build'))
  return new Map(
    [...tree]
      .filter(([path]) => /(?:^|\/)search-(?!worker)/.test(path))
      .map(([path, bytes]) => [path, bytes.toString('utf8')]),
  )
}

describe('search data in shards', () => {
  it('is built without a finding', () => {
    for (const { run } of Object.values(sites)) expect(run.exitCode).toBe(0)
  })

  it('has a root for each language and its files in a folder that `search-config.json` names', async () => {
    const files = await searchFiles(sites.split)
    const { shards, texts } = JSON.parse(files.get('search-config.json') ?? '') as {
      readonly shards: Readonly<Record<string, string>>
      readonly texts: object
    }
    expect(texts).toEqual({})
    expect(Object.keys(shards)).toEqual(['current/en', 'current/de'])
    for (const [key, folder] of Object.entries(shards)) {
      expect(folder).toMatch(/^\/docs\/assets\/search-current-(?:en|de)\/\?[\da-f]{8}$/)
      const { pathname } = new URL(folder, 'https://site.example')
      const root = files.get(`search-${key.replace('/', '.')}.json`) ?? ''
      expect(JSON.parse(root)).toMatchObject({ version: 5, folder: pathname })
      const own = [...files.keys()].filter((path) => path.startsWith(pathname.slice(6)))
      for (const path of own)
        expect(path).toMatch(/\/(?:names|pairs|terms|texts|vocabulary|words)-[\da-f]{12}\.json$/)
      expect(own.length).toBeGreaterThan(4)
    }
  })

  it('leaves small sites as they are, unless they ask for it', async () => {
    const standard = await searchFiles(sites.standard)
    expect(standard.size).toBeGreaterThan(3)
    expect(await searchFiles(sites.auto)).toEqual(standard)
    expect(await searchFiles(sites.whole)).toEqual(standard)
  })

  it('has the same bytes from the cache as without one, also after an edit of one language', async () => {
    const cwd = await siteOf(withShards('always'))
    const built = async (...flags: readonly string[]) => {
      expect(await runCli(['build', ...flags], { cwd })).toMatchObject({ exitCode: 0 })
      return hashTree(join(cwd, 'build'))
    }
    const first = await built()
    expect(await built()).toEqual(first)
    const page = join(cwd, 'i18n/de/index.md')
    await writeFile(page, (await readFile(page, 'utf8')).replace('Wasser', 'Tee'))
    const edited = await built()
    expect(edited).toEqual(await built('--no-cache'))
    const pathsOf = (tree: ReadonlyMap<string, string>, locale: string): readonly string[] =>
      [...tree.keys()].filter((path) => path.includes(`assets/search-current-${locale}/`))
    expect(pathsOf(edited, 'en')).toEqual(pathsOf(first, 'en'))
    expect(pathsOf(edited, 'de')).not.toEqual(pathsOf(first, 'de'))
  })

  it('may be kept by browsers, because its names change with it', async () => {
    const headers = await readFile(join(sites.split.siteDir, 'build/_headers'), 'utf8')
    expect(headers).toMatch(/\/docs\/assets\/\*\n(?: .*\n)*? {2}Cache-Control: .*immutable/)
  })
})

describe('docs-ssg mcp over shards', () => {
  let connections: Readonly<Record<'split' | 'whole', Connection>>
  beforeAll(async () => {
    const [split, whole] = await Promise.all(
      [sites.split, sites.whole].map(({ siteDir }) => connectStdio([siteDir])),
    )
    if (!split || !whole) throw new Error('Both sites have a server.')
    connections = { split, whole }
  })
  afterAll(() => Promise.all(Object.values(connections).map(({ close }) => close())))

  it.each(['installer windows', 'heat', 'instal', 'nothing at all', 'options linux'])(
    'answers `%s` as it does with whole data',
    async (query) => {
      const { split, whole } = connections
      const expected = await callTool(whole.client, 'search', { query })
      expect(expected.isError).toBe(false)
      expect(await callTool(split.client, 'search', { query })).toEqual(expected)
    },
  )
})
