import { formatList } from '../../primitives/text/format-list.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { toRecord } from '../coerce.ts'
import type { Migration, Note } from '../migration.ts'

interface UncheckedRule {
  readonly rule: string
  /** An option with the severity of the rule; without one, it is in `checks.rules`. */
  readonly option?: string
  /** False for a target that must stay an error, and all others with it. */
  readonly accepts?: (target: string) => boolean
  readonly subject: string
  /** The end of "Set to `warn`, because …". */
  readonly because: (targets: string) => string
  readonly advice: string
}

const redirect = {
  subject: 'redirects',
  advice: 'Fix the redirects and remove the rule.',
}

/**
 * Errors that a site may have although its tool builds it, because the tool doesn't look for them: targets of
 * redirects, ids in links with the domain of the site, files that HTML, components and code fences name, schemes of
 * URLs, and folders whose docs a plugin writes.
 */
const unchecked: readonly UncheckedRule[] = [
  {
    rule: 'broken-anchor',
    option: 'onBrokenAnchors',
    subject: 'onBrokenAnchors',
    because: (targets) => `pages link to ids that do not exist: ${targets}`,
    advice: 'Set it back to `throw` once the links are fixed.',
  },
  {
    rule: 'broken-asset',
    option: 'onBrokenAssets',
    subject: 'onBrokenAssets',
    because: (targets) => `HTML and components load files that do not exist: ${targets}`,
    advice: 'Set it back to `throw` once the paths are fixed.',
  },
  {
    ...redirect,
    rule: 'dead-redirect',
    because: (targets) => `these targets of redirects do not exist: ${targets}`,
  },
  {
    ...redirect,
    rule: 'redirect-chain',
    because: (targets) => `these targets of redirects redirect again: ${targets}`,
  },
  {
    ...redirect,
    rule: 'redirect-loop',
    because: (targets) => `the redirects to these targets never end: ${targets}`,
  },
  {
    ...redirect,
    rule: 'redirect-source',
    because: (targets) => `no request asks for the sources of the redirects to ${targets}`,
  },
  {
    rule: 'code-include',
    subject: 'markdown',
    because: (targets) => `these files that code fences name do not exist: ${targets}`,
    advice: 'Remove `file` from the fences, or fix the paths and remove the rule.',
  },
  {
    rule: 'dangerous-url',
    accepts: (target) =>
      !/^\s*(?:javascript|vbscript|data|blob|filesystem|view-source):/i.test(target),
    subject: 'links',
    because: (targets) => `pages link to these URLs, which the new site leaves out: ${targets}`,
    advice: 'Remove the links, and remove the rule.',
  },
  {
    rule: 'unknown-folder',
    subject: 'sidebars',
    because: (targets) => `these folders of generated sidebars have no docs: ${targets}`,
    advice: 'Remove the entries, or have an integration write the docs, and remove the rule.',
  },
]

/** The migration with these errors as warnings, and a note on each; the same migration if there are none. */
export function relaxUnchecked(migration: Migration, errors: readonly Diagnostic[]): Migration {
  return unchecked.reduce((changed, one) => {
    const targets = targetsOf(one.rule, errors)
    // An error that stays although its rule is a warning by now can't be resolved here.
    const isKept = targets.length === 0 || !targets.every(one.accepts ?? (() => true))
    return isKept || isRelaxed(changed, one) ? changed : relax(changed, one, targets)
  }, migration)
}

/** The distinct targets that the diagnostics of a rule name, in their data or first in their message. */
export function targetsOf(name: string, errors: readonly Diagnostic[]): readonly string[] {
  const found = errors.filter(({ rule }) => rule === name)
  return [
    ...new Set(
      found.map(({ data, message }) => data?.actual ?? /`([^`]+)`/.exec(message)?.[1] ?? ''),
    ),
  ]
}

const isRelaxed = ({ config }: Migration, { rule, option }: UncheckedRule): boolean =>
  option === undefined ? rule in rulesOf(config) : config[option] === 'warn'

function relax(
  { config, notes }: Migration,
  one: UncheckedRule,
  targets: readonly string[],
): Migration {
  const { rule, option, subject } = one
  const change =
    option === undefined
      ? {
          checks: { ...toRecord(config['checks']), rules: { ...rulesOf(config), [rule]: 'warn' } },
        }
      : { [option]: 'warn' }
  const what = option === undefined ? `\`checks.rules\` has \`${rule}: 'warn'\`` : 'Set to `warn`'
  const note: Note = {
    subject,
    advice: `${what}, because ${one.because(formatList(targets))}. ${one.advice}`,
  }
  return { config: { ...config, ...change }, notes: [...notes, note] }
}

const rulesOf = (config: Migration['config']) => toRecord(toRecord(config['checks'])['rules'])
