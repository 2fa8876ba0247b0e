import { execFileSync } from 'node:child_process'
import { mkdirSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isIn } from '../../../cli/gate/real-path.ts'
import type { MigrationPlan } from '../../../cli/migrate/migration-plan.ts'
import { planMigration } from '../../../cli/migrate/plan-migration.ts'
import { countAttempts } from '../../helpers/count-attempts.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { type Attack, everywhere, rows, sites } from './outside-sites.ts'

const secrets = {
  'outside/secret.md': '# SECRET\n',
  'outside/index.html':
    '<meta name="generator" content="Docusaurus VitePress Starlight mkdocs"><p>SECRET</p>',
  'outside/secret.json': '{"name":"SECRET","label":"SECRET"}',
  'outside/secret.yml': 'site_name: SECRET\n',
  'outside/secret.css': ':root { --vp-c-brand: #5ec2e7 }',
  'outside/secret.png': 'SECRET',
  'outside/Secret.jsx':
    'export default function Secret() { return <p onClick={() => 1}>SECRET</p> }',
  'outside/part.mdx': ':::note[SECRET]\nSECRET\n:::\n',
}

async function plan(base: Readonly<Record<string, string>>, attack: Attack, isCopied: boolean) {
  const files = { ...(attack.isBare ? {} : base), ...attack.files }
  const folder = await siteOf({
    ...secrets,
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [join('repository/site', path), text]),
    ),
  })
  const repository = join(folder, 'repository')
  const siteDir = join(repository, 'site')
  mkdirSync(join(repository, '.git'), { recursive: true })
  for (const [path, target] of Object.entries(attack.links ?? {})) {
    mkdirSync(join(siteDir, path, '..'), { recursive: true })
    symlinkSync(target.startsWith('/') ? join(folder, target) : target, join(siteDir, path))
  }
  for (const path of attack.pipes ?? []) execFileSync('mkfifo', [join(siteDir, path)])
  const into = join(folder, 'copy')
  const options = { into: isCopied ? into : undefined, rewrite: isCopied, out: undefined }
  const planned = await planMigration(siteDir, {
    ...options,
    hasShim: () => true,
    readStatements: () => [],
  })
  return { planned, repository, root: isCopied ? into : repository }
}

function outcomeOf(planned: MigrationPlan): string {
  if (planned.kind === 'failed')
    return /outside the repository|can’t be read/.test(planned.message)
      ? 'refused'
      : planned.message
  const isNoted = planned.migration.notes.some(({ advice }) =>
    /outside the (?:repository|folder of the site)|hidden file|is a pipe|symbolic link/.test(
      advice,
    ),
  )
  return isNoted ? 'noted' : 'nothing'
}

/** What of the plan reads or writes where it must not. */
function leaksOf({ planned, repository, root }: Awaited<ReturnType<typeof plan>>): string[] {
  if (planned.kind === 'failed') return []
  const { copies, pages, modules, baseDir, oldSite } = planned
  const facts = [...oldSite.facts.pages].map(([url, page]) => [url, { ...page }])
  const texts = JSON.stringify([{ ...planned, oldSite: undefined }, facts])
  return [
    ...(/SECRET|5ec2e7/.test(texts) ? ['a secret'] : []),
    ...(/"[^"]*outside\/Secret/.test(JSON.stringify(planned.migration.config)) ? ['code'] : []),
    ...copies.map(({ from }) => realpathSync(from)).filter((from) => !isIn(from, repository)),
    ...[
      ...copies.map(({ to }) => to),
      ...[...pages, ...modules].map(({ path }) => path),
      baseDir,
    ].filter((path) => !isIn(path, root)),
  ]
}

describe.each(Object.entries(sites))('a migration of %s', (name, { base, docs }) => {
  const all = [...everywhere(docs), ...(rows[name] ?? [])]
  it.each(all)(
    'never reads or copies what is outside the repository: %s',
    async (_, attack, outcome) => {
      const ways = ['Docusaurus', 'plain Markdown'].includes(name) ? [false] : [false, true]
      const results = []
      for (const isCopied of ways) results.push(await plan(base, attack, isCopied))
      const leaks = results.flatMap(leaksOf)
      countAttempts(ways.length, leaks.length)
      expect(leaks).toEqual([])
      expect(results.map(({ planned }) => outcomeOf(planned))).toContain(outcome)
    },
  )
})
