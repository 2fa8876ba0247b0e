import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { MAX_INCLUDED_CHARACTERS, MAX_INCLUDES } from '../../primitives/include-limits.ts'
import { rejectPage } from '../reporting/report-message.ts'

declare module 'vfile' {
  interface DataMap {
    /** What fences of the page have included so far. */
    includedCode: { files: number; characters: number }
  }
}

/**
 * Count one more file that a fence includes, with the `length` of its code in characters. Stops the page
 * with an error at the fence when it is too much, so that no further file is read.
 */
export function spendInclude(file: VFile, fence: Node, length: number): void {
  const spent = (file.data.includedCode ??= { files: 0, characters: 0 })
  spent.files += 1
  spent.characters += length
  if (spent.files <= MAX_INCLUDES && spent.characters <= MAX_INCLUDED_CHARACTERS) return
  const limit =
    spent.files > MAX_INCLUDES
      ? `more than ${MAX_INCLUDES.toLocaleString('en-US')} files`
      : `more than ${MAX_INCLUDED_CHARACTERS.toLocaleString('en-US')} characters of files`
  rejectPage(file, fence, {
    rule: 'expansion',
    reason: `The code fences of the page include ${limit}, so the page was skipped.`,
    help: 'Include parts of long files with `region="…"`, or split the page.',
  })
}
