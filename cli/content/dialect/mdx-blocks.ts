import { coverRanges, type TextRange } from '../../primitives/text/text-changes.ts'
import { eachLine, nextFence } from '../nodes/source-lines.ts'

const opening = /^[ \t]*(`{3,})mdx-code-block[ \t]*$/

/**
 * Replace the lines of `mdx-code-block` fences by spaces, so that their contents are parsed as
 * Markdown and keep their place. Docusaurus sites use these fences to hide components from
 * translators; a tag may open in one fence and close in another.
 */
export function unwrapMdxBlocks(source: string): string {
  if (!source.includes('mdx-code-block')) return source
  const blanked: TextRange[] = []
  let fence = ''
  let inner = ''
  eachLine(source, (text, offset) => {
    if (fence === '') {
      const found = inner === '' ? opening.exec(text)?.[1] : undefined
      fence = found ?? ''
      if (found !== undefined) blanked.push([offset, offset + text.length])
      else inner = nextFence(inner, text)
    } else if (text.trim() === fence) {
      fence = ''
      blanked.push([offset, offset + text.length])
    }
  })
  return coverRanges(source, blanked, (part) => ' '.repeat(part.length))
}
