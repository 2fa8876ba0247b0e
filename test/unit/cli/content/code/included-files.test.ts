import { VFile } from 'vfile'
import { expect, it } from 'vitest'
import { includedCode } from '../../../../../cli/content/code/create-code-block.ts'
import { parseCodeMeta } from '../../../../../cli/content/code/parse-code-meta.ts'

/** Includes a file of `length` characters `count` times; what stopped the page, if anything. */
function include(count: number, length: number): { reads: number; problem: string | undefined } {
  const file = new VFile({ path: 'docs/a.md' })
  const text = 'a'.repeat(length)
  const pre = { type: 'element', tagName: 'pre', properties: {}, children: [] } as const
  const toFence = () => ({
    pre: { ...pre, children: [] },
    word: 'js',
    meta: 'file="./a.js"',
    code: '',
  })
  const { meta } = parseCodeMeta(toFence().meta)
  let reads = 0
  const readInclude = () => {
    reads += 1
    return { text }
  }
  try {
    for (let at = 0; at < count; at += 1) {
      const fence = toFence()
      // A compiler may read the code before it is shown.
      for (let time = 0; time < 2; time += 1) includedCode(fence, meta, { file, readInclude })
    }
  } catch {
    const [message] = file.messages
    return { reads, problem: `${message?.ruleId} ${message?.reason}` }
  }
  return { reads, problem: undefined }
}

it.each([
  ['at most 1,000 files', 1000, 10, 1000, undefined],
  ['more files', 30_000, 10, 1001, 'more than 1,000 files'],
  ['at most 5,000,000 characters', 5, 1_000_000, 5, undefined],
  ['more characters', 30_000, 1_000_000, 6, 'more than 5,000,000 characters of files'],
])('reads %s for the fences of a page', (_, count, length, reads, limit) => {
  const problem =
    limit && `expansion The code fences of the page include ${limit}, so the page was skipped.`
  expect(include(count, length)).toEqual({ reads, problem })
})
