import { createBothWays, type Format, formats } from './parse-both-ways.ts'
import { findUnequal } from './find-unequal.ts'
import { createRandom } from '../../../../bench/random.mjs'
import { randomMarkdown } from './random-markdown.ts'

/** A function that returns the first difference between the trees of a text, if there is one. */
export async function createComparison(options: { math?: boolean } = {}) {
  const { native, reference } = await createBothWays(options)
  return (text: string, format: Format): string | undefined => {
    const expected = reference(text, format)
    return expected && findUnequal(expected, native(text, format))
  }
}

/** Random texts that the two parsers read differently, with the difference. */
export async function findUnequalTexts(
  count: number,
  { seed, math = false }: { readonly seed: number; readonly math?: boolean },
): Promise<readonly string[]> {
  const compare = await createComparison({ math })
  const random = createRandom(seed)
  const found: string[] = []
  for (let index = 0; index < count; index++) {
    const text = randomMarkdown(random)
    const format = formats[index % formats.length] ?? 'plain.md'
    const difference = compare(text, format)
    if (difference !== undefined) found.push(`${format} ${JSON.stringify(text)} ${difference}`)
  }
  return found
}
