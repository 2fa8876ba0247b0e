// Code that is code because of its indent. On a page with components, an indent has no meaning, so
// the code needs a fence. It runs after other rewriting, which creates components.
import type { Blocks } from './block.ts'
import { readBlocks } from './read-blocks.ts'
import { mask } from '../../rewrite/mask.ts'
import { readTextRuns } from './text-run.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change } from '../../rewrite/change.ts'
import { offsetOfColumn } from '../../rewrite/source-line.ts'
import { largest, pushAll } from '../../../primitives/long-lists.ts'

/** Write fences around the indented code of a page that has components. */
export function fenceIndentedCode(source: string, newline: string): string {
  const blocks = readBlocks(source)
  if (!blocks.kinds.includes('code') || !hasComponents(source, blocks)) return source
  const changes: Change[] = []
  for (let first = blocks.kinds.indexOf('code'); first !== -1;) {
    const last = findLast(blocks, first)
    pushAll(changes, addFence({ first, last }, blocks, newline))
    first = blocks.kinds.indexOf('code', last + 1)
  }
  return applyChanges(source, changes)
}

/** Tags are masked in texts, as code is, which can show a tag. */
const hasComponents = (source: string, blocks: Blocks): boolean =>
  readTextRuns(source, blocks).some(({ source: written, text }) =>
    [...written.replaceAll(/(`+)[^`]+\1/g, toBlanks).matchAll(/<[A-Z]/g)].some(
      ({ index }) => text[index] === mask,
    ),
  )

const toBlanks = (code: string): string => ' '.repeat(code.length)

/** Blank lines between lines of code belong to it. */
function findLast({ kinds }: Blocks, first: number): number {
  let last = first
  for (let at = first; kinds[at] === 'code' || kinds[at] === 'blank'; at += 1)
    if (kinds[at] === 'code') last = at
  return last
}

interface LineRange {
  readonly first: number
  readonly last: number
}

function addFence({ first, last }: LineRange, blocks: Blocks, newline: string): readonly Change[] {
  const lines = blocks.lines.slice(first, last + 1)
  const longest = largest(
    lines.map(({ text }) => /`{3,}/.exec(text)?.[0].length ?? 0),
    2,
  )
  const mark = '`'.repeat(longest + 1)
  const quote = lines[0]?.quote ?? ''
  const tail = lines.at(-1)
  const end = (tail?.start ?? 0) + (tail?.text.length ?? 0)
  return [
    ...lines.map((line, index) => ({
      start: line.start + offsetOfColumn(line, 0),
      end: line.start + offsetOfColumn(line, 4),
      text: index === 0 ? `${mark}${newline}${quote}` : '',
    })),
    { start: end, end, text: `${newline}${quote}${mark}` },
  ]
}
