// The forms of the files of search data in shards. Their slots must be those of sections that the root has,
// because a search uses these as indexes.
import * as z from 'zod'
import { readLayout } from '../../runtime/search/shards/layout.ts'
import { readNumbers } from '../../runtime/search/shards/numbers.ts'
import type { ShardRoot, SortedKind } from '../../runtime/search/shards/shard-files.ts'
import { textShardSchema } from './search-shapes.ts'
import { tooLong } from './site-facts.ts'

/**
 * Numbers and lists in texts: see `writeNumbers` and `writeSorted`. A file is about 20 kB, or one long item: the
 * places of a word that 400,000 sections of 50,000 pages repeat have 8,000,000 characters.
 */
const written = z.string().max(16_000_000, { error: tooLong, abort: true })
/** Of one section: a page has at most 5 MB. */
const mostWords = 2_500_000
/** Of all sections that have a word, up to it: a search reads the sections one after the other. */
const mostWordsRead = 250_000_000

/** The schema of the files of each kind that belong to a root. */
export function createShardSchemas(
  root: ShardRoot,
): Readonly<Record<SortedKind | 'texts', z.ZodType>> {
  const { sectionIn, readSections } = readLayout(root)
  const areSections = (text: string): boolean => readSections(text).every((number) => number >= 0)
  const sections = written.refine(areSections)
  const index = z.number().int().min(0)
  const places = written.superRefine((text, context) => {
    const words = wordsUpTo(text)
    if (words !== undefined && words <= mostWordsRead) return
    context.addIssue({ code: 'custom', message: words === undefined ? 'malformed' : tooLong })
  })
  const names = {
    headings: z.array(z.tuple([z.string(), z.literal([0, 1]), sections])),
    titles: z.array(z.tuple([index.refine((slot) => sectionIn(slot) >= 0), z.string()])),
  }
  const isRow = (row: string): boolean => row.split(' ').slice(2, -1).every(areSections)
  return {
    vocabulary: z.object({ terms: written, compounds: written }),
    terms: z.object({
      terms: written,
      rows: z.array(written.refine(isRow)),
      written: z.array(z.tuple([index, z.string()])),
      ...names,
    }),
    words: z.object({ words: written, places: z.array(places) }),
    pairs: z.object({ pairs: written, sections: z.array(sections) }),
    names: z.object({ tails: written, names: written, ...names }),
    texts: textShardSchema,
  }
}

/**
 * Of each section: the step to it, a count, and three numbers for each place. NaN is refused too.
 * @returns how many words are before the last places of all sections, or undefined for another form
 */
function wordsUpTo(text: string): number | undefined {
  const numbers = readNumbers(text)
  let next = 0
  let sum = 0
  while (next < numbers.length) {
    const end = next + 2 + 3 * (numbers[next + 1] ?? 0)
    if (!(end <= numbers.length)) return undefined
    let at = 0
    for (let place = next + 2; place < end; place += 3) at += numbers[place] ?? 0
    if (!(at <= mostWords)) return undefined
    sum += at
    next = end
  }
  return sum
}
