import type { Root } from 'mdast'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { VFile } from 'vfile'
import { createSyntax } from '../../../../../cli/content/markdown-syntax.ts'
import { toMarkdownInput } from '../../../../../cli/content/markdown-input.ts'
import { configOf } from '../page-of.ts'

/** The ways in which a page can be read, by its path: plain Markdown, detected, and MDX. */
export const formats = ['plain.md', 'detected.md', 'page.mdx'] as const
export type Format = (typeof formats)[number]

interface BothWays {
  /** The tree that the reference, remark-parse, makes; undefined if it throws. */
  readonly reference: (text: string, format: Format) => Root | undefined
  /** The tree that pages are made from where the native parser is installed. */
  readonly native: (text: string, format: Format) => Root
}

/** Create both parsers, with the components of a site and, if asked, formulas. */
export async function createBothWays({ math = false } = {}): Promise<BothWays> {
  const create = async (parser: 'native' | 'remark') => {
    const config = configOf({
      markdown: { parser, math },
      components: { Counter: './Counter.tsx' },
    })
    const syntax = await createSyntax(toMarkdownInput(config), () => ({ refusal: 'missing' }))
    const processor = unified().use(remarkParse).use(syntax).freeze()
    return (text: string, format: Format): Root =>
      processor.parse(
        new VFile({
          value: text,
          path: format,
          data: { format: format === 'plain.md' ? 'md' : 'detect', frontMatter: {} },
        }),
      )
  }
  const [native, remark] = [await create('native'), await create('remark')]
  return {
    native,
    reference(text, format) {
      try {
        return remark(text, format)
      } catch {
        // The page is an error with both.
        return undefined
      }
    },
  }
}
