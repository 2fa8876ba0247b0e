import type { Processor } from 'unified'
import { expect, it } from 'vitest'
import { commonmarkExamples } from './commonmark-examples.ts'
import { createPipeline, findFailures } from './plain-html.ts'

const tilde = 126

/** A remark plugin that takes GFM, which the pipeline of docs-ssg always contains, out of the parser again. */
function removeGfm(this: Processor): void {
  const { micromarkExtensions = [], fromMarkdownExtensions = [], ...others } = this.data()
  this.data({
    ...others,
    // Of all syntax extensions only those for GFM have a construct that begins with a tilde: strikethrough.
    micromarkExtensions: micromarkExtensions.filter((found) => !(tilde in (found.text ?? {}))),
    // Only GFM brings its handlers as a list of lists.
    fromMarkdownExtensions: fromMarkdownExtensions.filter((found) => !Array.isArray(found)),
  })
}

it('P1: all 652 examples of CommonMark hold with GFM off', async () => {
  expect(commonmarkExamples).toHaveLength(652)
  expect(await findFailures(commonmarkExamples, createPipeline([removeGfm]))).toEqual([])
})
