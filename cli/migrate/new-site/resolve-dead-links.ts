import { formatList } from '../../primitives/text/format-list.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toRecord } from '../coerce.ts'
import type { Migration } from '../migration.ts'
import type { PlannedMigration } from '../migration-plan.ts'
import { toBrokenLinksNote } from './pending-page-notes.ts'
import { pruneDeadLinks } from './prune-dead-links.ts'
import { toPageUrl } from '../parity/to-page-url.ts'

/**
 * Keys of the config that hold links; a broken link in a page has the link itself as its target.
 */
const configKey = /^(?:navbar|footer|sidebars|versions|locales)\b/

/**
 * Change the plan so that links of the old site whose targets don't exist on the new site no longer
 * fail the build. Links in the config are removed; links in pages become warnings. Undefined: the
 * diagnostics contain no such link.
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
  const relaxed = relaxUncheckedLinks(pruned, errors)
  const found = [...new Set(targets.map(toPageUrl))].filter(
    (url) => oldSite.from === 'build' && oldSite.facts.pages.has(url) && !pendingUrls.includes(url),
  )
  if (found.length === 0) return relaxed === migration ? undefined : { ...plan, migration: relaxed }
  const config = { ...relaxed.config, onBrokenLinks: 'warn' }
  const notes = [...relaxed.notes, toBrokenLinksNote(found)]
  return { ...plan, migration: { config, notes }, pendingUrls: [...pendingUrls, ...found] }
}

/**
 * Docusaurus checks neither the targets of redirects, nor the ids in links that contain the domain
 * of the site, so a site that it builds may have such errors. They become warnings.
 */
function relaxUncheckedLinks(migration: Migration, errors: readonly Diagnostic[]): Migration {
  const { config, notes } = migration
  const checks = toRecord(config['checks'])
  const rules = toRecord(checks['rules'])
  // An error that stays although its rule is a warning by now can't be resolved here.
  const redirects = 'dead-redirect' in rules ? [] : targetsOf('dead-redirect', errors)
  const isStrict = config['onBrokenAnchors'] !== 'warn'
  const anchors = isStrict ? targetsOf('broken-anchor', errors) : []
  if (redirects.length === 0 && anchors.length === 0) return migration
  return {
    config: {
      ...config,
      ...(anchors.length > 0 && { onBrokenAnchors: 'warn' }),
      ...(redirects.length > 0 && {
        checks: { ...checks, rules: { ...rules, 'dead-redirect': 'warn' } },
      }),
    },
    notes: [
      ...notes,
      ...(anchors.length === 0 ? [] : [toAnchorsNote(anchors)]),
      ...(redirects.length === 0 ? [] : [toRedirectsNote(redirects)]),
    ],
  }
}

const toAnchorsNote = (anchors: readonly string[]): Migration['notes'][number] => ({
  subject: 'onBrokenAnchors',
  advice: `Set to \`warn\`, because pages link to ids that do not exist: ${formatList(anchors)}. Set it back to \`throw\` once the links are fixed.`,
})

const toRedirectsNote = (redirects: readonly string[]): Migration['notes'][number] => ({
  subject: 'redirects',
  advice: `\`checks.rules\` has \`dead-redirect: 'warn'\`, because these targets of redirects do not exist: ${formatList(redirects)}. Fix the redirects and remove the rule.`,
})

function targetsOf(name: string, errors: readonly Diagnostic[]): readonly string[] {
  const found = errors.filter(({ rule }) => rule === name)
  return [...new Set(found.map(({ data }) => data?.actual ?? ''))]
}
