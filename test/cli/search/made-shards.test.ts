import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const commands = [
  { args: ['build'], makes: true },
  { args: ['check'], makes: true },
  { args: ['build', '--only', 'current/en'], makes: false },
]

/** Everything that the cache has, as text. */
async function readCache(siteDir: string): Promise<string> {
  const folder = join(siteDir, '.docs-ssg/cache')
  const names = await readdir(folder)
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n')
}

it.each(commands)(
  'makes search data for `$args` only if it is written or checked: $makes',
  async ({ args, makes }) => {
    const siteDir = await siteOf({
      'site.config.mjs':
        "export default { title: 'T', url: 'https://t.example', search: { provider: 'embedded', shards: 'always' } }\n",
      'docs/index.md': '# Home\n\nSome text.\n',
    })
    expect(await runCli(args, { cwd: siteDir })).toMatchObject({ exitCode: 0 })
    expect((await readCache(siteDir)).includes('"firsts":')).toBe(makes)
  },
)
