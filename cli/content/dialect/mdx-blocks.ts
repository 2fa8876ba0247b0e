import { eachLine, nextFence } from '../nodes/source-lines.ts'

const opening = /^[ \t]*(`{3,})mdx-code-block[ \t]*$/

/**
 * Replace the lines of `mdx-code-block` fences by spaces, so that their contents are parsed as
 * Markdown and keep their place. Docusaurus sites use these fences to hide components from
 * translators; a tag may open in one fence and close in another.
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
