import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PlannedMigration } from '../migration-plan.ts'
import { isUncheckedLink } from './is-unchecked-link.ts'
import { toBrokenLinksNote, toUncheckedLinksNote } from './pending-page-notes.ts'
import { isGeneratedLink } from './pending-links.ts'
import { pruneDeadLinks } from './prune-dead-links.ts'
import { relaxUnchecked, targetsOf } from './relax-unchecked.ts'
import { toPageUrl } from '../parity/to-page-url.ts'

/**
 * Keys of the config that hold links; a broken link in a page has the link itself as its target.
 */
const configKey = /^(?:navbar|footer|sidebars|versions|locales)\b/

/**
 * Change the plan so that links of the old site whose targets don't exist on the new site no longer
 * fail the build. Links in the config are removed, and links in pages become warnings. Undefined if
 * the diagnostics contain no such link.
 */
export function resolveDeadLinks(
  plan: PlannedMigration,
  diagnostics: readonly Diagnostic[],
): PlannedMigration | undefined {
  const { migration, pendingUrls, oldSite } = plan
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  const targets = targetsOf('broken-link', errors)
  const keys = targets.filter((target) => configKey.test(target))
  const pruned = pruneDeadLinks(migration, keys) ?? migration
  const relaxed = relaxUnchecked(pruned, errors)
  const promised = [...new Set(targets.map(toPageUrl))].filter(
    (url) => oldSite.from === 'build' && oldSite.facts.pages.has(url) && !pendingUrls.includes(url),
  )
  const { generated, unchecked } = sortLinks(plan, errors)
  const found = [...promised, ...generated]
  if (found.length === 0 && unchecked.length === 0)
    return relaxed === migration ? undefined : { ...plan, migration: relaxed }
  const config = { ...relaxed.config, onBrokenLinks: 'warn' }
  const added = [
    ...(found.length === 0 ? [] : [toBrokenLinksNote(found)]),
    ...(unchecked.length === 0 ? [] : [toUncheckedLinksNote(unchecked)]),
  ]
  const notes = [...relaxed.notes, ...added]
  return { ...plan, migration: { config, notes }, pendingUrls: [...pendingUrls, ...found] }
}

interface SortedLinks {
  /** Pages that a script of the old site writes. */
  readonly generated: readonly string[]
  /** Targets that the tools whose pages are rewritten don't check. */
  readonly unchecked: readonly string[]
}

/** The broken links in pages; none if the old tool would have refused one of them. */
function sortLinks(plan: PlannedMigration, errors: readonly Diagnostic[]): SortedLinks {
  const links = errors.filter(
    ({ rule, data }) => rule === 'broken-link' && !configKey.test(data?.actual ?? ''),
  )
  const options = { ...plan, origin: plan.oldSite.origin }
  const generated = links.filter((one) => isGeneratedLink(one, options))
  const others = links.filter((one) => !generated.includes(one))
  if (!others.every((one) => isUncheckedLink(one, plan))) return { generated: [], unchecked: [] }
  return {
    generated: targetsOf('broken-link', generated).map(toPageUrl),
    unchecked: targetsOf('broken-link', others),
  }
}
