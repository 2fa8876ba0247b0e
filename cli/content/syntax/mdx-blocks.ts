// Fences that are none. Enters: the text of a page. Leaves: a text of the same length. Must not know what a tag means.
import { eachLine, nextFence } from './source-lines.ts'

const opening = /^[ \t]*(`{3,})mdx-code-block[ \t]*$/

/**
 * Docusaurus takes a fence of `mdx-code-block` for what stands in it: so translators see code where components stand, and
 * tags may open in one and close in another. The two lines of the fence become blanks; all else keeps its place.
 */
export function unwrapMdxBlocks(source: string): string {
  if (!source.includes('mdx-code-block')) return source
  const blanked: (readonly [from: number, length: number])[] = []
  let fence = ''
  let inner = ''
  eachLine(source, (text, offset) => {
    if (fence === '') {
      const found = inner === '' ? opening.exec(text)?.[1] : undefined
      fence = found ?? ''
      if (found !== undefined) blanked.push([offset, text.length])
      else inner = nextFence(inner, text)
    } else if (text.trim() === fence) {
      fence = ''
      blanked.push([offset, text.length])
    }
  })
  let result = source
  for (const [from, length] of blanked)
    result = result.slice(0, from) + ' '.repeat(length) + result.slice(from + length)
  return result
}
