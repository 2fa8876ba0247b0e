import type { IncludeBudget } from '../../primitives/include-budget.ts'
import { indentRest } from '../../primitives/text/indent-rest.ts'

/** `indentRest`, whose characters count too: a short file may have a million lines. Undefined: they are too many. */
export function indentWithin(
  text: string,
  indent: string,
  budget: IncludeBudget,
): string | undefined {
  if (indent === '') return text
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines += 1
  return budget.grow(lines * indent.length) ? indentRest(text, indent) : undefined
}
