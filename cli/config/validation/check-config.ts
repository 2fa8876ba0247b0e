// Room: what an object must be to be a config, and what helps when it isn't
// Given what a config exports, it returns the config with all defaults, or a diagnostic for every
// error in it. It must not read the disk; check-options.ts does.
import * as v from 'valibot'
import { adviseOption } from './advise-option.ts'
import { adviseValue } from './advise-value.ts'
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { configRules } from '../config-rules.ts'
import { findMisplacedLists, findUnknownKeys, type UnknownKey } from './find-unknown-keys.ts'
import { foreignList } from './foreign-options.ts'
import { formatExpected, formatValue } from '../reference/format-type.ts'
import { formatOptionKey, type OptionPath } from '../../schema/option-key.ts'
import { schemaAt } from '../../schema/schema-tree.ts'
import { siteConfigSchema } from '../../schema/schema.ts'

/** Options as written plus defaults. */
export type CheckedConfig = v.InferOutput<typeof siteConfigSchema>

/** Where the option with a key is written; see `placeOfOption`. */
export type PlaceOfOption = (key: string) => Place | undefined

type Issue = v.BaseIssue<unknown>

type CheckResult =
  | { readonly kind: 'checked'; readonly config: CheckedConfig }
  | {
      readonly kind: 'invalid'
      readonly diagnostics: readonly Diagnostic[]
      /** Where the wrong options are. */
      readonly wrong: readonly OptionPath[]
    }

/** Compare a config with the schema; every wrong option is reported. */
export function checkConfig(value: unknown, placeOf: PlaceOfOption): CheckResult {
  // A list has none of the keys, so the schema alone would accept it as an empty config.
  if (Array.isArray(value))
    return { kind: 'invalid', diagnostics: [reportNoObject(value, placeOf)], wrong: [[]] }
  const result = v.safeParse(siteConfigSchema, value)
  const lists = findMisplacedLists(value, siteConfigSchema)
  if (result.success && lists.length === 0) return { kind: 'checked', config: result.output }
  const unknownKeys = findUnknownKeys(value, siteConfigSchema)
  const unknown = unknownKeys.map((key) => reportUnknown(key, placeOf))
  const misspelled = new Set(unknown.flatMap(({ data }) => data?.expected ?? []))
  const listed = new Set(lists.map(({ path }) => formatOptionKey(path)))
  const found = (result.issues ?? []).map((issue) => innermost(issue, []))
  const wrong = found
    .filter(({ issue, path }) => {
      if (path.some((_, index) => listed.has(formatOptionKey(path.slice(0, index + 1)))))
        return false
      // The missing option is there, with a typo in its name.
      const isMisspelled = isMissing(issue) && misspelled.has(formatOptionKey(path))
      return !isMisspelled && !isUnknownKey(issue)
    })
    .map((one) => reportValue(one, placeOf))
  return {
    kind: 'invalid',
    diagnostics: [...unknown, ...lists.map((list) => reportList(list, placeOf)), ...wrong],
    wrong: [...unknownKeys, ...lists, ...found].map(({ path }) => path),
  }
}

interface Found {
  readonly issue: Issue
  readonly path: OptionPath
}

/**
 * A union reports one issue that wraps those of its options; the deepest is what the author got
 * wrong.
 */
function innermost(issue: Issue, outer: OptionPath): Found {
  const path = [...outer, ...toPath(issue)]
  const inner = issue.type === 'union' ? (issue.issues ?? []) : []
  const [deepest] = inner
    .map((found) => innermost(found, path))
    .toSorted((a, b) => b.path.length - a.path.length)
  return deepest && deepest.path.length > path.length ? deepest : { issue, path }
}

function isUnknownKey({ expected, path }: Issue): boolean {
  return expected === 'never' && path?.at(-1)?.origin === 'key'
}

const isMissing = ({ received }: Issue): boolean => received === 'undefined'

function reportUnknown(unknown: UnknownKey, placeOf: PlaceOfOption): Diagnostic {
  const key = formatOptionKey(unknown.path)
  const place = placeOf(key)
  const { help, expected } = adviseOption(unknown)
  return configRules['config-unknown-key'].report({
    message: `\`${key}\` is not an option, so it would have no effect.`,
    data: { actual: key, ...(expected.length === 0 ? {} : { expected }) },
    ...(place ? { place } : {}),
    ...(help === undefined ? {} : { help }),
  })
}

function reportValue({ issue, path }: Found, placeOf: PlaceOfOption): Diagnostic {
  const key = formatOptionKey(path)
  const place = placeOf(key)
  const input = { data: { actual: key }, ...(place ? { place } : {}) }
  if (path.length === 0) return reportNoObject(issue.input, placeOf)
  const schema = schemaAt(siteConfigSchema, path)
  // The schema of a value says in words what is wrong with its text.
  const isOwnText = issue.kind === 'validation' && !issue.message.startsWith('Invalid ')
  const expected = isOwnText
    ? issue.message
    : schema
      ? formatExpected(schema)
      : (issue.expected ?? 'another value')
  if (isMissing(issue)) {
    const message = `\`${key}\` is missing; expected ${expected}.`
    return configRules['config-missing'].report({ ...input, message })
  }
  const help = adviseValue({ value: issue.input, key, name: nameOf(path), expected, schema })
  return configRules[issue.kind === 'validation' ? 'config-value' : 'config-type'].report({
    ...input,
    message: `\`${key}\` is \`${formatValue(issue.input)}\`; expected ${expected}.`,
    ...(help === undefined ? {} : { help }),
  })
}

function reportList(
  { path, input }: ReturnType<typeof findMisplacedLists>[number],
  placeOf: PlaceOfOption,
): Diagnostic {
  const key = formatOptionKey(path)
  const place = placeOf(key)
  const schema = schemaAt(siteConfigSchema, path)
  const help = foreignList(key)
  return configRules['config-type'].report({
    message: `\`${key}\` is \`${formatValue(input)}\`; expected ${schema ? formatExpected(schema) : 'an object'}.`,
    data: { actual: key },
    ...(place ? { place } : {}),
    ...(help === undefined ? {} : { help }),
  })
}

function reportNoObject(value: unknown, placeOf: PlaceOfOption): Diagnostic {
  const place = placeOf('')
  return configRules['config-type'].report({
    message: `The config is \`${formatValue(value)}\`; expected an object.`,
    data: { actual: '' },
    ...(place ? { place } : {}),
  })
}

/** The innermost name in a path, which may end in the places of lists. */
const nameOf = (path: OptionPath): string =>
  path.findLast((part): part is string => typeof part === 'string') ?? ''

function toPath(issue: Issue): OptionPath {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}
