import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteForChanges } from '../cache/site-for-changes.ts'
import { installCards } from '../../helpers/card-site.ts'
import { partsSite } from '../../helpers/parts-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf, temporaryFolder } from '../../helpers/site-of.ts'
import { hashTree } from '../../helpers/tree-hash.ts'

const modules = join(import.meta.dirname, '../../../node_modules')

/** Components of one of the sites read it. */
const env = { SITE_DIR: '.' }

/** A working copy of a site, as each job of a CI has one. */
async function workingCopy(files: Readonly<Record<string, string>>): Promise<string> {
  const siteDir = await siteOf(files)
  if (!('parts/counter.jsx' in files)) return join(siteDir, 'site')
  installCards(siteDir)
  for (const name of ['react', 'react-dom', 'katex'])
    await symlink(join(modules, name), join(siteDir, 'node_modules', name), 'junction')
  return siteDir
}

/** A site as large ones are: the search loads a few of many files. */
const shardedSite: Readonly<Record<string, string>> = {
  ...partsSite,
  'site.config.ts': (partsSite['site.config.ts'] ?? '').replace(
    "provider: 'embedded'",
    "provider: 'embedded', shards: 'always', chineseVariants: true",
  ),
}

const cases = {
  'three versions in three languages': {
    files: partsSite,
    parts: [['2.0/*'], ['1.9/*', '1.8/ja'], ['1.8/{en,de}']],
  },
  'a site whose search data is in shards': {
    files: shardedSite,
    parts: [['*/{en,ja}'], ['*/de']],
  },
  'a site with plugins, components and theme slots that read files': {
    files: siteForChanges,
    parts: [['*/en'], ['*/fr']],
  },
}

it.each(Object.entries(cases))('parts of %s have the bytes of one build', async (_, site) => {
  const whole = await workingCopy(site.files)
  const changes = ['--changes', 'changed.json']
  expect(await runCli(['build', ...changes], { cwd: whole, env })).toMatchObject({ exitCode: 0 })

  const folder = await temporaryFolder()
  for (const [index, patterns] of site.parts.entries()) {
    const only = patterns.flatMap((pattern) => ['--only', pattern])
    const cwd = await workingCopy(site.files)
    const part = join(folder, `part-${index}`)
    const run = await runCli(['build', ...only, '--out-dir', part], { cwd, env })
    expect(run).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Wrote the part') })
    expect([...hashTree(part).keys()]).toEqual(['pack', 'part.json'])
  }

  const joined = await workingCopy(site.files)
  const run = await runCli(['join', folder, ...changes, '--timings'], { cwd: joined, env })
  expect(run).toMatchObject({ exitCode: 0 })
  const built = hashTree(join(joined, 'build'))
  expect(built.size).toBeGreaterThan(30)
  expect(built).toEqual(hashTree(join(whole, 'build')))
  const shards = [...built.keys()].filter((path) => /\/terms-[\da-f]{12}\.json$/.test(path))
  expect(shards).toHaveLength(site.files === shardedSite ? 9 : 0)
  expect(hashTree(joined).get('changed.json')).toBe(hashTree(whole).get('changed.json'))
})
