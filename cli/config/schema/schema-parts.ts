// The words the schema is written in. Enters: nothing. Leaves: small valibot schemas with a documenting sentence.
// Must not know any option by name.
import * as v from 'valibot'

/** Add the sentence that the reference page prints for an option. */
export const doc = <S extends v.GenericSchema>(schema: S, sentence: string) =>
  v.pipe(schema, v.description(sentence))

/** An option with a default. */
export const option = <S extends v.GenericSchema>(
  schema: S,
  fallback: v.InferInput<S>,
  sentence: string,
) => v.optional(v.pipe(schema, v.description(sentence)), fallback as never)

/**
 * What happens to a finding: `ignore` and `log` never fail a build, `warn` does with `--strict`, `error` does, and so
 * does `throw`, which is the same by the name that Docusaurus gives it.
 */
export const severity = v.picklist(['ignore', 'log', 'warn', 'error', 'throw'])
