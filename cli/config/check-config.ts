// Enters: what a config exports. Leaves: the config with all defaults, or a diagnostic for every fault in it.
// Must not look at the disk; check-options.ts does.
import * as v from 'valibot'
import type { Diagnostic } from '../model/diagnostic.ts'
import { suggestionHint } from '../report/suggest.ts'
import type { KeyLocator } from './find-key-place.ts'
import { formatType, formatValue } from './format-type.ts'
import { schemaAt, schemaEntries } from './schema/schema-tree.ts'
import { siteConfigSchema } from './schema/schema.ts'
import { configRules } from './config-rules.ts'

/** Options as written plus defaults. */
export type CheckedConfig = v.InferOutput<typeof siteConfigSchema>
type Path = readonly (string | number)[]
type Issue = v.BaseIssue<unknown>

type CheckResult =
  | { readonly kind: 'checked'; readonly config: CheckedConfig }
  | { readonly kind: 'invalid'; readonly diagnostics: readonly Diagnostic[] }

/** Hold a config against the schema; every wrong key is reported. */
export function checkConfig(value: unknown, toKeyPlace: KeyLocator): CheckResult {
  const result = v.safeParse(siteConfigSchema, value)
  if (result.success) return { kind: 'checked', config: result.output }
  return {
    kind: 'invalid',
    diagnostics: result.issues.map((issue) => toDiagnostic(innermost(issue, []), toKeyPlace)),
  }
}

interface Found {
  readonly issue: Issue
  /** From the outermost object. */
  readonly path: Path
}

/** A union reports one issue that wraps those of its options; the deepest is what the author got wrong. */
function innermost(issue: Issue, outer: Path): Found {
  const path = [...outer, ...toPath(issue)]
  const inner = issue.type === 'union' ? (issue.issues ?? []) : []
  const [deepest] = inner
    .map((found) => innermost(found, path))
    .toSorted((a, b) => b.path.length - a.path.length)
  return deepest && deepest.path.length > path.length ? deepest : { issue, path }
}

function toDiagnostic({ issue, path }: Found, toKeyPlace: KeyLocator): Diagnostic {
  const name = formatPath(path)
  const place = toKeyPlace(path)
  if (path.length === 0) {
    const message = `The config holds \`${formatValue(issue.input)}\`; it takes an object.`
    return configRules['config-type'].report({ message, place, data: { actual: name } })
  }
  const key = issue.path?.at(-1)
  if (key?.origin === 'key' && issue.expected === 'never') return unknownKey(path, toKeyPlace)
  const schema = schemaAt(siteConfigSchema, path)
  const takes = schema ? formatType(schema) : (issue.expected ?? 'another value')
  if (issue.received === 'undefined') {
    const message = `\`${name}\` is missing; it takes ${takes}.`
    return configRules['config-missing'].report({ message, place, data: { actual: name } })
  }
  const message = `\`${name}\` holds \`${formatValue(issue.input)}\`; it takes ${takes}.`
  const help = typeof issue.input === 'string' ? nearestValue(issue.input, takes) : undefined
  return configRules[issue.kind === 'validation' ? 'config-value' : 'config-type'].report({
    message,
    place,
    data: { actual: name },
    ...(help === undefined ? {} : { help }),
  })
}

function unknownKey(path: Path, toKeyPlace: KeyLocator): Diagnostic {
  const parent = path.slice(0, -1)
  const word = String(path.at(-1))
  const schema = schemaAt(siteConfigSchema, parent)
  const known = schema ? [...schemaEntries(schema).keys()] : []
  const listed = known.length > 12 ? '' : `Known here: ${known.map(quote).join(', ')}.`
  const help = suggestionHint(word, known, listed)
  return configRules['config-unknown-key'].report({
    message: `\`${formatPath(path)}\` is not an option.`,
    place: toKeyPlace(path),
    data: { actual: formatPath(path) },
    ...(help === undefined ? {} : { help }),
  })
}

function nearestValue(value: string, takes: string): string | undefined {
  const candidates = [...takes.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '')
  return suggestionHint(value, candidates)
}

/** `navbar.items[0].to` */
export function formatPath(path: Path): string {
  return path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')
}

function toPath(issue: Issue): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

const quote = (word: string): string => `\`${word}\``
