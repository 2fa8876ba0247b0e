import { isRecord } from '../primitives/is-record.ts'
import { joinOptionKey } from './option-key.ts'
import { renamedOptions, type RenamedName } from './renamed-names.ts'

interface RenameResult {
  /** The config with every option under its current name. */
  readonly value: unknown
  /**
   * Keys as they were written and as they are called now: `locales[1].words`,
   * `locales[1].uiTranslations`.
   */
  readonly renamed: readonly RenamedName[]
}

/**
 * Accept options under their former names; where a config has both names, the current one counts.
 */
export function renameOptions(config: unknown): RenameResult {
  let value = config
  const renamed: RenamedName[] = []
  for (const { from, to } of renamedOptions) {
    const step: Step = { names: from.split('.'), to: to.slice(to.lastIndexOf('.') + 1), renamed }
    value = renameIn(value, '', step)
  }
  return { value, renamed }
}

interface Step {
  /** What is left of the key: `['locales[]', 'words']`. */
  readonly names: readonly string[]
  readonly to: string
  readonly renamed: RenamedName[]
}

function renameIn(value: unknown, parent: string, step: Step): unknown {
  const [name = '', ...names] = step.names
  if (!isRecord(value)) return value
  const key = name.replace('[]', '')
  if (!Object.hasOwn(value, key)) return value
  if (names.length === 0) return renameKey(value, key, { ...step, parent })
  const path = joinOptionKey(parent, key)
  const child = value[key]
  const rest = { ...step, names }
  const next = Array.isArray(child)
    ? child.map((item, index) => renameIn(item, joinOptionKey(path, index), rest))
    : renameIn(child, path, rest)
  return { ...value, [key]: next }
}

function renameKey(
  value: Readonly<Record<string, unknown>>,
  key: string,
  { to, parent, renamed }: Step & { readonly parent: string },
): unknown {
  const { [key]: old, ...others } = value
  renamed.push({ from: joinOptionKey(parent, key), to: joinOptionKey(parent, to) })
  return { [to]: old, ...others }
}
