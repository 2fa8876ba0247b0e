import * as v from 'valibot'

/** The keys that `record` of the schema library leaves out without an issue. */
const leftOut: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor'])

/** Written before such a key while the library checks it. */
const mark = '\0'
const unmark = (name: string): string => name.replace(mark, '')

/**
 * The schema of a record whose names are up to authors: `constructor` is the name of a term, a variable or a heading
 * like any other, so it is checked and kept.
 */
export function ownRecord<Input, Output>(
  key: v.GenericSchema<string, string>,
  value: v.GenericSchema<Input, Output>,
  message?: string,
): v.GenericSchema<Record<string, Input>, Record<string, Output>> {
  const schema = v.record(key, value, message)
  // The key is checked without the mark, and the entry is kept with it.
  const marked = v.record(
    v.pipe(
      v.string(),
      v.check((name) => v.is(key, unmark(name))),
    ),
    value,
    message,
  )
  const run = schema['~run'].bind(schema)
  const runAll: typeof run = (dataset, config) => {
    const input = dataset.value
    if (typeof input !== 'object' || input === null) return run(dataset, config)
    const entries = Object.entries(input)
    if (!entries.some(([name]) => leftOut.has(name))) return run(dataset, config)
    const safe = entries.map(
      ([name, one]) => [leftOut.has(name) ? mark + name : name, one] as const,
    )
    return withNames(marked['~run']({ ...dataset, value: Object.fromEntries(safe) }, config))
  }
  return Object.assign(schema, { '~run': runAll })
}

type Result<Output> = v.OutputDataset<Record<string, Output>, v.BaseIssue<unknown>>

function withNames<Output>(result: Result<Output>): Result<Output> {
  for (const { path } of result.issues ?? []) {
    const [first] = path ?? []
    if (first !== undefined) Object.assign(first, { key: unmark(String(first.key)) })
  }
  if (!result.typed) return result
  const entries = Object.entries(result.value).map(([name, one]) => [unmark(name), one] as const)
  return { ...result, value: Object.fromEntries(entries) }
}
