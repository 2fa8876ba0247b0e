// What an edit changes in shards. Given the segments of an earlier build and those of this one, it returns the words
// whose files may be others. It may name too many of them, but must not miss one.
import { isDeepStrictEqual } from 'node:util'
import type { SearchDataPage } from '../../../runtime/shared/manifests/manifests.ts'
import type { ShardRoot } from '../../../runtime/search/shards/shard-files.ts'
import { tailsOf } from './name-shards.ts'
import { collectNames, type SectionNames } from './section-names.ts'
import { termsOfName } from './segment-index.ts'
import type { Segment } from './segment.ts'
import { layOut } from './slots.ts'

/** The shards of an earlier build. */
export interface EarlierShards {
  readonly root: Pick<ShardRoot, 'files' | 'firsts'>
  readonly segments: readonly Segment[]
  /** Whether a segment isn't that of the same number in this build. */
  readonly isOther: (segment: number) => boolean
  /** The short hash of the file with the texts of some pages, if there is one. */
  readonly findTexts: (pages: readonly SearchDataPage[]) => string | undefined
}

/** Keys of items that were added, deleted or changed, sorted. */
export interface ChangedKeys {
  readonly terms: readonly string[]
  readonly words: readonly string[]
  readonly pairs: readonly string[]
  readonly names: readonly string[]
}

/** The segments of this build, and what was made of them. */
interface Current {
  readonly segments: readonly Segment[]
  /** The first slot of each segment. */
  readonly starts: readonly number[]
  readonly names: SectionNames
}

/** Find what has changed; undefined if sections have other slots, which all files contain. */
export function findChangedKeys(
  { segments: before, isOther }: EarlierShards,
  { segments, starts, names }: Current,
): ChangedKeys | undefined {
  const named = before.map((segment) => segment.names)
  if (!isDeepStrictEqual(layOut(named).starts, starts)) return undefined
  const others = before.flatMap((earlier, at) => {
    const later = segments[at]
    return later && isOther(at) ? [{ earlier, later }] : []
  })
  const sameNames = others.every(({ earlier, later }) =>
    (['headings', 'titles'] as const).every((part) =>
      isDeepStrictEqual(earlier.names[part], later.names[part]),
    ),
  )
  const changed = sameNames ? [] : findChangedNames(collectNames(named, starts), names)
  const keysOf = (part: 'terms' | 'words' | 'pairs'): readonly string[] =>
    others.flatMap(({ earlier, later }) => findChangedRows(earlier[part], later[part]))
  const sort = (keys: readonly string[]): readonly string[] => [...new Set(keys)].toSorted()
  return {
    // The rows of terms refer to names, which files contain whole.
    terms: sort([...keysOf('terms'), ...changed.flatMap(termsOfName)]),
    words: sort(keysOf('words')),
    pairs: sort(keysOf('pairs')),
    names: sort(changed.flatMap(tailsOf)),
  }
}

/** The words of the rows that only one of two texts has. */
function findChangedRows(before: string, after: string): readonly string[] {
  const rows = new Set(before === '' ? [] : before.split('\n'))
  const fresh = (after === '' ? [] : after.split('\n')).filter((row) => !rows.delete(row))
  return [...rows, ...fresh].map((row) => row.slice(0, row.indexOf(' ')))
}

/** The texts of headings and titles that a file would contain in another form. */
function findChangedNames(before: SectionNames, after: SectionNames): readonly string[] {
  const headings = [...before.headings.keys(), ...after.headings.keys()].filter(
    (text) => !isDeepStrictEqual(before.headings.get(text), after.headings.get(text)),
  )
  const titles = [...before.titles.keys(), ...after.titles.keys()].flatMap((slot) => {
    const both = [before.titles.get(slot)?.[1], after.titles.get(slot)?.[1]]
    return both[0] === both[1] ? [] : both.flatMap((title = '') => title)
  })
  return [...headings, ...titles]
}
