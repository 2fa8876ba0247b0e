import { field, unwrap, type AnySchema } from '../../schema/schema-node.ts'
import { optionsOf } from '../../schema/schema-tree.ts'

/** The description of an option; for a union the first description of its options. */
export function describeOption(entry: AnySchema): string {
  const steps = field(unwrap(entry), 'pipe')
  const step = Array.isArray(steps)
    ? steps.find((candidate) => field(candidate, 'type') === 'description')
    : undefined
  const sentence = field(step, 'description')
  if (typeof sentence === 'string') return sentence
  return (
    optionsOf(entry)
      .map(describeOption)
      .find((found) => found !== '') ?? ''
  )
}
