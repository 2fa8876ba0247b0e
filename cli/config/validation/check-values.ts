import { toErrorMessage } from '../../primitives/error-message.ts'
import { isPlain } from '../../primitives/is-record.ts'
import { becauseOfNumber, isJsonNumber } from '../../primitives/text/unwritable-values.ts'
import { type OptionPath } from '../../schema/option-key.ts'

/** A value that only code can make and that can't be used; `problem` continues its key. */
export interface ValueProblem {
  readonly path: OptionPath
  readonly problem: string
}

interface Walk {
  readonly found: ValueProblem[]
  readonly seen: Set<unknown>
}

/**
 * Find getters that throw, and values that JSON can't hold: numbers, and others in `customFields`. Runs before all other
 * checks, because these read every value.
 */
export function checkValues(config: unknown): readonly ValueProblem[] {
  const walk: Walk = { found: [], seen: new Set() }
  visit(walk, config, { path: [], ancestors: [] })
  return walk.found
}

interface At {
  readonly path: OptionPath
  readonly ancestors: readonly unknown[]
}

function visit(walk: Walk, value: unknown, { path, ancestors }: At): void {
  const isField = path[0] === 'customFields'
  const report = (problem: string): void => void walk.found.push({ path, problem })
  if (isField && typeof value === 'bigint')
    report('is a BigInt, which JSON can’t hold, so pages can’t read it')
  // Options of plugins go to code, not into files.
  const isForCode = path.some((key) => String(key).endsWith('Plugins'))
  if (typeof value === 'number' && !isForCode && !isJsonNumber(value))
    report(becauseOfNumber(value))
  if (!isPlain(value)) return
  if (isField && ancestors.includes(value))
    report('contains itself, so it can’t be written as JSON and pages can’t read it')
  if (walk.seen.has(value)) return
  walk.seen.add(value)
  for (const key of Object.keys(value)) {
    const at = { path: [...path, Array.isArray(value) ? Number(key) : key] }
    try {
      visit(walk, value[key], { ...at, ancestors: [...ancestors, value] })
    } catch (error) {
      walk.found.push({
        ...at,
        problem: `throws an error when it is read: ${toErrorMessage(error)}`,
      })
    }
  }
}
