import * as v from 'valibot'

/** Add the sentence that the reference page prints for an option. */
export const doc = <S extends v.GenericSchema>(schema: S, sentence: string) =>
  v.pipe(schema, v.description(sentence))

/** Text with at least one character that isn’t a space, such as a key that comes from the environment. */
export const filledText = v.pipe(v.string(), v.regex(/\S/, 'text that isn’t empty'))

/** An option without a default. */
export const optional = <S extends v.GenericSchema>(schema: S, sentence: string) =>
  v.optional(v.pipe(schema, v.description(sentence)))

/** A key of a file of the site that may be left out. */
export const key = <S extends v.GenericSchema>(schema: S, sentence: string) =>
  v.exactOptional(v.pipe(schema, v.description(sentence)))

/** An option with a default. */
export const option = <S extends v.GenericSchema>(
  schema: S,
  fallback: v.InferInput<S>,
  sentence: string,
) => v.optional(v.pipe(schema, v.description(sentence)), fallback as never)

/**
 * Severity of a kind of problem: `ignore` leaves it out, `log` reports it without failing a run,
 * `warn` fails a run with `--strict`, `error` fails every run. `throw` is the name that Docusaurus
 * has for `error`.
 */
export const severity = v.picklist(['ignore', 'log', 'warn', 'error', 'throw'])
