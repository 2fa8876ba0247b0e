import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PlannedMigration } from '../migration-plan.ts'
import { isInHtml } from './is-in-html.ts'
import { toBrokenLinksNote, toHtmlLinksNote } from './pending-page-notes.ts'
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
  const { generated, html } = sortLinks(plan, errors)
  const found = [...promised, ...generated]
  if (found.length === 0 && html.length === 0)
    return relaxed === migration ? undefined : { ...plan, migration: relaxed }
  const config = { ...relaxed.config, onBrokenLinks: 'warn' }
  const added = [
    ...(found.length === 0 ? [] : [toBrokenLinksNote(found)]),
    ...(html.length === 0 ? [] : [toHtmlLinksNote(html)]),
  ]
  const notes = [...relaxed.notes, ...added]
  return { ...plan, migration: { config, notes }, pendingUrls: [...pendingUrls, ...found] }
}

interface SortedLinks {
  /** Pages that a script of the old site writes. */
  readonly generated: readonly string[]
  /** Targets of elements of HTML, which the tools that have their pages rewritten don't check. */
  readonly html: readonly string[]
}

/** The broken links in pages; none if Markdown links to other pages that don't exist. */
function sortLinks(plan: PlannedMigration, errors: readonly Diagnostic[]): SortedLinks {
  const links = errors.filter(
    ({ rule, data }) => rule === 'broken-link' && !configKey.test(data?.actual ?? ''),
  )
  const options = { ...plan, origin: plan.oldSite.origin }
  const generated = links.filter((one) => isGeneratedLink(one, options))
  const others = links.filter((one) => !generated.includes(one))
  if (!others.every((one) => isInHtml(one, plan))) return { generated: [], html: [] }
  return {
    generated: targetsOf('broken-link', generated).map(toPageUrl),
    html: targetsOf('broken-link', others),
  }
}
