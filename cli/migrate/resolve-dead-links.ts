import type { Diagnostic } from '../model/diagnostic.ts'
import { pruneDeadLinks } from './prune-dead-links.ts'
import { formatList } from '../primitives/format-list.ts'
import type { Migration } from './migration.ts'
import type { OldSite } from './docusaurus/facts/read-old-site.ts'
import { toPageUrl } from './to-page-url.ts'

/** A move, and the addresses at which nothing stands yet. */
export interface ResolvedLinks {
  readonly migration: Migration
  readonly lost: readonly string[]
}

const inConfig = /^(?:navbar|footer|sidebars|versions)\b/

/**
 * What a build found of links that the old site had, and that lead to nothing in the new one: those of the config
 * are left out, links to pages of the old site become warnings. Undefined: there is nothing of that kind.
 */
export function resolveDeadLinks(
  { migration, lost, old }: ResolvedLinks & { readonly old: OldSite },
  found: readonly Diagnostic[],
): ResolvedLinks | undefined {
  const errors = found.filter(
    ({ severity, rule }) => severity === 'error' && rule === 'broken-link',
  )
  const targets = [...new Set(errors.map(({ target = '' }) => target))]
  const keys = targets.filter((target) => inConfig.test(target))
  const left = pruneDeadLinks(migration, keys) ?? migration
  const awaited = [...new Set(targets.map(toPageUrl))].filter(
    (path) => old.from === 'build' && old.facts.pages.has(path) && !lost.includes(path),
  )
  if (awaited.length === 0) return left === migration ? undefined : { migration: left, lost }
  const there = awaited.length === 1 ? 'stands at its place' : 'stand at their place'
  const advice = `Set it to \`throw\` again when ${formatList(awaited)} ${there}, or nothing links there.`
  const config = { ...left.config, onBrokenLinks: 'warn' }
  const notes = [...left.notes, { subject: 'onBrokenLinks', advice }]
  return { migration: { config, notes }, lost: [...lost, ...awaited] }
}
