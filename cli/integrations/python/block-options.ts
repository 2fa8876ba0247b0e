// The options of a block, with the names that mkdocstrings gives them.
import { toErrorMessage } from '../../primitives/error-message.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { parseYaml } from '../../primitives/formats/parse-yaml.ts'
import { smallest } from '../../primitives/long-lists.ts'

/** What a block shows. */
export interface BlockOptions {
  /** Level of the heading of the object. */
  readonly headingLevel: number
  readonly showsHeading: boolean
  /** All of them, none, or those with these names. */
  readonly members: boolean | ReadonlySet<string>
  readonly isBySource: boolean
  /** Also members without a docstring. */
  readonly showsUndocumented: boolean
  readonly showsModules: boolean
  readonly showsSignature: boolean
  readonly isInitMerged: boolean
  /** True for names that are shown. */
  readonly isWanted: (name: string) => boolean
  /** What has no effect in the options, each a sentence. */
  readonly problems: readonly string[]
}

type Written = Readonly<Record<string, unknown>>

/** Read the lines below `::: name`; those of the block replace those of the site. */
export function readBlockOptions(lines: string, site: Written): BlockOptions {
  const parsed = parseYaml(toYaml(lines))
  const value = parsed.kind === 'value' && isRecord(parsed.value) ? parsed.value : {}
  const problems =
    parsed.kind === 'broken' ? [`The options of the block are not YAML: ${parsed.reason}.`] : []
  const own = isRecord(value['options']) ? value['options'] : value
  const options: Written = { ...site, ...own }
  const [level = 2] = toTexts([options['heading_level'] ?? 2]).map(Number)
  return {
    headingLevel: Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2,
    showsHeading: options['show_root_heading'] === true,
    members: readMembers(options['members']),
    isBySource: options['members_order'] === 'source',
    showsUndocumented: options['show_if_no_docstring'] === true,
    showsModules: options['show_submodules'] === true,
    showsSignature: options['show_signature'] !== false,
    isInitMerged: options['merge_init_into_class'] === true,
    ...toFilter(options['filters'], problems),
  }
}

/** Without the indent that all lines have. MkAutoDoc writes `:members: a b`. */
function toYaml(lines: string): string {
  const written = lines.split(/\r?\n/).filter((line) => line.trim() !== '')
  const indent = smallest(written.map((line) => line.search(/\S/)))
  const text = written.map((line) => line.slice(indent)).join('\n')
  if (!/^:\w+:/m.test(text)) return text
  const names = /^:members:(.*)$/m.exec(text)?.[1]?.trim()
  if (names === undefined) return 'members: false'
  return names === '' ? 'members: true' : `members: [${names.split(/\s+/).join(', ')}]`
}

function readMembers(value: unknown): BlockOptions['members'] {
  if (Array.isArray(value)) return value.length > 0 && new Set(toTexts(value))
  return value !== false
}

/** A list or a mapping is not a name, and may have no form as a text. */
const toTexts = (values: readonly unknown[]): readonly string[] =>
  values.flatMap((one) => (typeof one === 'object' ? [] : String(one)))

/** Patterns; those with `!` in front leave names out. */
function toFilter(
  value: unknown,
  problems: readonly string[],
): Pick<BlockOptions, 'isWanted' | 'problems'> {
  const wrong: string[] = []
  const patterns = toTexts(Array.isArray(value) ? value : ['!^_[^_]'])
  const rules = patterns.flatMap((written) => {
    const isExcluding = written.startsWith('!')
    try {
      return [{ isExcluding, pattern: new RegExp(isExcluding ? written.slice(1) : written) }]
    } catch (error) {
      wrong.push(`The filter \`${written}\` has no effect: ${toErrorMessage(error)}.`)
      return []
    }
  })
  return {
    isWanted: (name) =>
      rules.reduce(
        (wanted, { isExcluding, pattern }) => (pattern.test(name) ? !isExcluding : wanted),
        true,
      ),
    problems: [...problems, ...wrong],
  }
}
