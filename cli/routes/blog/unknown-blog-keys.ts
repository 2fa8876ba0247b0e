import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { blogRules } from './blog-rules.ts'

/** The keys of an entry, and those of the objects in it by their key. */
export interface KnownKeys {
  readonly own: readonly string[]
  readonly nested: Readonly<Record<string, readonly string[]>>
}

/** Report the keys of an entry, `name` in its file, that have no effect. */
export function reportUnknownKeys(
  name: string,
  entry: unknown,
  {
    known,
    placeOf,
  }: {
    readonly known: KnownKeys
    readonly placeOf: (...keys: readonly string[]) => Place | undefined
  },
): readonly Diagnostic[] {
  const objects = [
    { path: [name], value: entry, keys: known.own },
    ...Object.entries(known.nested).map(([key, keys]) => ({
      path: [name, key],
      value: isRecord(entry) ? entry[key] : undefined,
      keys,
    })),
  ]
  return objects.flatMap(({ path, value, keys }) => {
    if (!isRecord(value)) return []
    const unknown = Object.keys(value).filter((key) => !keys.includes(key))
    return unknown.map((key) => {
      const place = placeOf(...path, key)
      return blogRules['unknown-blog-key'].report({
        message: `\`${[...path, key].join('.')}\` is an unknown key, so it has no effect.`,
        help: suggestOrList(key, keys),
        ...(place && { place }),
        data: { actual: key, expected: keys },
      })
    })
  })
}
