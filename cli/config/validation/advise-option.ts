// What to write instead of an unknown key of the config: an option of the same object, an option
// elsewhere, or what replaces an option of another tool.
import { findNearest, foldWord, toQuestion } from '../../report/suggest.ts'
import type { UnknownKey } from './find-unknown-keys.ts'
import { foreignOption, foreignOptionKeys } from './foreign-options.ts'
import { formatOptionKey } from '../../schema/option-key.ts'
import type { AnySchema } from '../../schema/schema-node.ts'
import { schemaEntries } from '../../schema/schema-tree.ts'
import { siteConfigSchema } from '../../schema/schema.ts'

interface Advice {
  readonly help: string | undefined
  /** The keys that may be meant. */
  readonly expected: readonly string[]
}

/** Names that more options share can refer to any of them. */
const mostPlaces = 3
/** Letters from which a name is looked for in other places; shorter ones, such as `url`, are in many. */
const SHORT = 4

/** Advise the author of an unknown key. */
export function adviseOption({ path, known }: UnknownKey): Advice {
  const key = formatOptionKey(path)
  const name = String(path.at(-1))
  const none: Advice = { help: undefined, expected: [] }
  const foreign = foreignOption(key)
  if (foreign !== undefined) return { ...none, help: foreign }
  const near = nearOf(name, known)
  if (near.length > 0) {
    const expected = near.map((one) => formatOptionKey([...path.slice(0, -1), one]))
    return { help: toQuestion(near), expected }
  }
  const listed = known.map((one) => `\`${one}\``).join(', ')
  const list = known.length > 12 ? undefined : `Expected one of ${listed}.`
  // The entries of a list are of one kind, so what is in another place has another meaning.
  const isInList = path.some((part) => typeof part === 'number')
  return {
    ...none,
    help: (name.length < SHORT || isInList ? undefined : elsewhere(name)) ?? list,
  }
}

/** The options of the same object that are near, or end with the name: `blogTitle` for `title`. */
function nearOf(name: string, known: readonly string[]): readonly string[] {
  const near = findNearest(name, known)
  if (near.length > 0 || name.length < SHORT) return near
  const longer = known.filter((one) => foldWord(one).endsWith(foldWord(name)))
  return longer.length > mostPlaces ? [] : longer
}

/** The name as an option of another object or another tool; the same name goes before near ones. */
function elsewhere(name: string): string | undefined {
  const keys = optionKeys(siteConfigSchema)
  const foreign = foreignOptionKeys.filter((key) => !key.includes('['))
  const find = (isMeant: (candidate: string) => boolean): string | undefined =>
    askFor(keys.filter((key) => isMeant(nameOf(key)))) ??
    foreign.filter((key) => isMeant(nameOf(key))).map(foreignOption)[0]
  const near = findNearest(name, [...keys, ...foreign].map(nameOf))
  return find((one) => foldWord(one) === foldWord(name)) ?? find((one) => near.includes(one))
}

function askFor(keys: readonly string[]): string | undefined {
  const [key = ''] = keys
  if (keys.length === 0 || keys.length > mostPlaces) return undefined
  if (keys.length === 1 && key === nameOf(key))
    return `Did you mean \`${key}\`, at the top level of the config?`
  return toQuestion(keys)
}

/** The keys of all options in objects, from the top level down; those in lists are left out. */
function optionKeys(schema: AnySchema, path = ''): readonly string[] {
  const entries = [...schemaEntries(schema)].map(([name, entry]) => [path + name, entry] as const)
  const inner = entries.flatMap(([key, entry]) => optionKeys(entry, `${key}.`))
  return [...entries.map(([key]) => key), ...inner]
}

const nameOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1)
