import { toHtml } from 'hast-util-to-html'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { describe, expect, it } from 'vitest'
import {
  type DocblockOptions,
  remarkDocblock,
} from '../../../../../cli/content/plugins/directives/remark-docblock.ts'

const source = `
import { x } from './x'
/**
 * Makes a **slice**.
 *
 * Second paragraph with {@link createReducer}.
 *
 * @remarks Careful: { braces }.
 * @param options - what it is
 *   made of
 * @param [other] more
 * @example
 * \`\`\`ts
 * @decorated
 * createSlice()
 * \`\`\`
 */
export function createSlice<T>(options: T): void {}

export interface Api<A extends { b: string }> {
  /** The name. */
  name?: string // }
  /**
   * First overload.
   * @overloadSummary Only here.
   * @overloadRemarks See {@linkcode Api}.
   */
  use(a: string): void
  /** Second overload. */
  use(a: number): void
  nested: {
    /** Deep. */
    deep: 'a}'
  }
  /** Quoted. */
  'a-b': string
}
/**
 * @example
 *
 * \`\`\`ts
 * // codeblock-meta title="tide.ts"
 * // codeblock-meta {1}
 *
 * ebb()
 * \`\`\`
 *
 * \`\`\`ts no-transpile
 * flood()
 *   // codeblock-meta
 * slack()
 * \`\`\`
 */
export const tide = /* @__PURE__ */ Symbol()
/** Other name. */
export const name = 1
`
const parse = unified().use(remarkParse)
const options: DocblockOptions = {
  readSource: (path) => (path === 'a.ts' ? { text: source } : { refusal: 'missing' }),
  parse: (file: VFile) => parse.parse(file),
}
const processor = unified().use(remarkParse).use(remarkDocblock, options).use(remarkRehype)

function run(markdown: string): { html: string; messages: string[] } {
  const file = new VFile(markdown)
  const html = toHtml(processor.runSync(processor.parse(file), file)).replace(/\n/g, '')
  return {
    html,
    messages: file.messages.map(
      (message) => `${message.line} ${message.ruleId}: ${message.reason}`,
    ),
  }
}

describe('remarkDocblock', () => {
  it.each([
    [
      'summary',
      'createSlice',
      '<p>Makes a <strong>slice</strong>.</p><p>Second paragraph with <code>createReducer</code>.</p>',
    ],
    ['remarks', 'createSlice', '<p>Careful: { braces }.</p>'],
    [
      'params',
      'createSlice',
      '<ul><li><strong>options</strong> what it ismade of</li><li><strong>[other]</strong> more</li></ul>',
    ],
    [
      'examples',
      'createSlice',
      '<pre><code class="language-ts">@decoratedcreateSlice()</code></pre>',
    ],
    ['summary', 'Api.name', '<p>The name.</p>'],
    ['summary', 'name', '<p>Other name.</p>'],
    ['summary,overloadSummary', 'Api.use', '<p>First overload.</p><p>Only here.</p>'],
    ['overloadRemarks', 'Api.use', '<p>See <code>Api</code>.</p>'],
    ['summary', 'Api.use&overload=1', '<p>Second overload.</p>'],
    ['summary', 'Api.nested.deep', '<p>Deep.</p>'],
    ['summary', 'Api.a-b', '<p>Quoted.</p>'],
  ])('shows the %s of %s', (parts, token, html) => {
    const result = run(`[${parts}](docblock://a.ts?token=${token})`)
    expect(result.messages).toEqual([])
    expect(result.html).toBe(html)
  })

  it('D: takes the meta of a fence from the lines that hold it, so that none is shown as a comment', () => {
    const tree = parse.parse('[examples](docblock://a.ts?token=tide)')
    const file = new VFile()
    remarkDocblock(options)(tree, file)
    const fences = tree.children.map((node) =>
      node.type === 'code' ? [node.meta, node.value] : node.type,
    )
    expect(fences).toEqual([
      ['title="tide.ts" {1}', 'ebb()'],
      ['no-transpile', 'flood()\nslack()'],
    ])
  })

  it.each([
    [
      'summary',
      'a.ts?token=Api.nothing',
      '`a.ts` has no doc comment for `Api.nothing`, so the page shows nothing here.',
    ],
    [
      'summary',
      'b.ts?token=Api',
      '`b.ts` is not in any folder of `markdown.docblockSources`, so its doc comment is missing from the page.',
    ],
    [
      'sumary',
      'a.ts?token=Api.name',
      '`sumary` is not a part of a doc comment, so the page shows nothing for it.',
    ],
  ])('reports %s of %s', (parts, url, reason) => {
    expect(run(`a\n\n[${parts}](docblock://${url})`).messages).toEqual([`3 docblock: ${reason}`])
  })
})
