// The forms of search data in a site, which may be on another server. What is accepted here can be
// searched without endless loops and without memory for more than the files contain.
import * as z from 'zod'
import { readNumbers } from '../../runtime/search/shards/numbers.ts'
import { HASH_LENGTH, type SortedKind } from '../../runtime/search/shards/shard-files.ts'
import { tooLong } from './site-facts.ts'
import type { SearchData } from '../../runtime/shared/manifests/manifests.ts'

const texts = z.array(z.string())
/** Something that is counted or numbered from 0. */
const whole = z.number().int().min(0)

const page = z.object({ u: z.string(), t: z.string(), c: z.string(), b: z.number(), n: whole })
const variants = z.tuple([z.string(), z.string()]).optional()

/** Pages can't have more sections than there are lines for them. */
const hasLines = ({
  pages,
  headings,
}: Pick<SearchData, 'headings'> & {
  readonly pages: readonly { readonly n: number }[]
}): boolean => pages.reduce((sum, { n }) => sum + n, 0) <= headings.split('\n').length

/** The pages and headings of search data that is one file. */
export const headingsSchema = z
  .object({ version: z.literal(3), pages: z.array(page), headings: z.string(), variants })
  .refine(hasLines)

/** Its texts. */
export const textsSchema = z.object({ prose: texts, names: texts })

/** The texts of some pages, as a file of data in shards. */
export const textShardSchema = z
  .object({
    version: z.literal(3),
    pages: z.array(page),
    headings: z.string(),
    prose: texts,
    names: texts,
  })
  .refine(hasLines)

/** A site of 100,000 pages has fewer files of a kind. */
const mostFiles = 50_000

const isAscending = (firsts: readonly string[]): boolean =>
  firsts.every((first, at) => at === 0 || (firsts[at - 1] ?? '') < first)

const firsts = z.array(z.string()).max(mostFiles, tooLong).refine(isAscending)

const hashes = z
  .string()
  .max(mostFiles * HASH_LENGTH, tooLong)
  .regex(/^[0-9a-f]*$/)

const ofSorted = <Shape>(shape: Shape): Readonly<Record<SortedKind, Shape>> => ({
  vocabulary: shape,
  terms: shape,
  words: shape,
  pairs: shape,
  names: shape,
})

/** The root of data in shards. Each section has a length. */
export const rootSchema = z
  .object({
    version: z.literal(5),
    folder: z.string(),
    pages: z.string(),
    gaps: z.string(),
    lengths: z.string(),
    boosts: z.array(z.tuple([whole, z.number()])),
    files: z.object({ ...ofSorted(hashes), texts: hashes }),
    firsts: z.object(ofSorted(firsts)),
    texts: z.string().max(mostFiles * 8, tooLong),
    sections: z.object({ names: texts, pages: z.string() }).optional(),
    variants,
  })
  .refine(({ pages, lengths }) => {
    const counts = readNumbers(pages)
    const sections = counts.reduce((sum, count) => sum + count, 0)
    return sections === readNumbers(lengths).length
  })
