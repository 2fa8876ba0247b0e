import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docusaurusMarkup } from '../../../../../cli/migrate/docusaurus/markup.ts'
import type { Note } from '../../../../../cli/migrate/migration.ts'
import type { PlannedMigration } from '../../../../../cli/migrate/migration-plan.ts'
import { buildDespiteErrors } from '../../../../../cli/migrate/new-site/build-despite-errors.ts'
import {
  type BuildOutcome,
  type BuildTools,
  pruneAndRetry,
} from '../../../../../cli/migrate/new-site/prune-and-retry.ts'
import { emptyPage } from '../../../../../cli/migrate/parity/site-facts.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'
import { configOf } from '../../../../helpers/memory-site.ts'
import { siteOf } from '../../../../helpers/site-of.ts'

const brokenLink = (target: string): Diagnostic => ({
  severity: 'error',
  rule: 'broken-link',
  message: 'Broken.',
  data: { actual: target },
})

async function planOf(): Promise<PlannedMigration> {
  const baseDir = await siteOf({})
  return {
    kind: 'planned',
    baseDir,
    writeRoot: baseDir,
    from: 'website',
    migration: {
      config: {
        navbar: {
          items: [
            { label: 'Todos', to: '/todos' },
            { label: 'Users', to: '/users' },
          ],
        },
      },
      notes: [{ subject: 'scripts', advice: 'Not migrated.' }],
    },
    modules: [],
    pendingUrls: [],
    pages: [],
    copies: [],
    oldSite: {
      facts: { pages: new Map([['/posts', emptyPage]]), sidebar: new Set() },
      from: 'build',
      baseUrl: '/',
      origin: 'https://todos.example',
      markup: docusaurusMarkup,
    },
  }
}

/** A build with one outcome after the other. */
function toolsOf(outcomes: readonly BuildOutcome[]): BuildTools & { readonly builds: unknown[] } {
  const builds: unknown[] = []
  const config = configOf()
  return {
    builds,
    loadConfig: () => Promise.resolve(config),
    build: ({ checks }) => {
      builds.push(checks.rules)
      return Promise.resolve(outcomes[builds.length - 1] ?? { kind: 'built', diagnostics: [] })
    },
    signal: new AbortController().signal,
  }
}

describe('pruneAndRetry', () => {
  it('removes dead links from the written config, turns those of pages into warnings, and builds again', async () => {
    const plan = await planOf()
    const diagnostics = [brokenLink('navbar.items[1].to'), brokenLink('/posts#new')]
    const tools = toolsOf([{ kind: 'failed', diagnostics }])
    const reported: Note[] = []
    const first = await pruneAndRetry(plan, tools, (notes) => void reported.push(...notes))
    expect(first?.outcome.kind).toBe('built')
    expect(first?.plan.pendingUrls).toEqual(['/posts'])
    expect(tools.builds).toHaveLength(2)
    expect(reported.map(({ subject, advice }) => `${subject}: ${advice}`)).toEqual([
      'navbar.items: `Users` linked to `/users`, a page that does not exist yet, so the link was removed. Add it again once the page exists.',
      'onBrokenLinks: Set to `warn`, because these pages of the old site do not exist yet: `/posts`. Set it back to `throw` once they exist or are no longer linked.',
    ])
    const written = await readFile(join(plan.baseDir, 'site.config.ts'), 'utf8')
    expect(written).toContain("items: [{ label: 'Todos', to: '/todos' }]")
    expect(written).toContain("onBrokenLinks: 'warn'")
  })

  it('builds once when the errors are of another kind, or the old site had no such page', async () => {
    const diagnostics = [brokenLink('/nowhere'), { ...brokenLink('x'), rule: 'code-language' }]
    const tools = toolsOf([{ kind: 'failed', diagnostics }])
    const first = await pruneAndRetry(await planOf(), tools, () => expect.unreachable())
    expect(first?.outcome).toEqual({ kind: 'failed', diagnostics })
    expect(tools.builds).toHaveLength(1)
  })
})

it('buildDespiteErrors turns the rules of each build into warnings until the site is built', async () => {
  const failed = (rule: string): BuildOutcome => ({
    kind: 'failed',
    diagnostics: [{ ...brokenLink('x'), rule }],
  })
  const tools = toolsOf([failed('math-syntax')])
  const outcome = await buildDespiteErrors(configOf(), failed('broken-link'), tools)
  expect(outcome.kind).toBe('built')
  expect(tools.builds).toEqual([
    { 'broken-link': 'warn' },
    { 'broken-link': 'warn', 'math-syntax': 'warn' },
  ])
})
