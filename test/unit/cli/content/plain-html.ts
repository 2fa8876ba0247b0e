import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { toString } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { toMarkdownInput } from '../../../../cli/content/markdown-input.ts'
import { createMarkdown, type Markdown } from '../../../../cli/content/markdown.ts'
import { configOf } from './page-of.ts'

export interface Example {
  readonly number: number
  readonly markdown: string
  readonly html: string
}

type RemarkPlugins = NonNullable<SiteConfig['markdown']>['beforeDefaultRemarkPlugins']

/** The pipeline of docs-ssg with raw HTML let through, and without what changes texts: emoji and JavaScript variants. */
export function createPipeline(beforeDefaultRemarkPlugins: RemarkPlugins = []): Markdown {
  const markdown = { rawHtml: 'trust', emoji: false, javascriptVariants: false } as const
  const config = configOf({ markdown: { ...markdown, beforeDefaultRemarkPlugins } })
  return createMarkdown(toMarkdownInput(config))
}

const findBy = (parent: Element, tagName: string): Element | undefined => {
  let found: Element | undefined
  visit(parent, { type: 'element', tagName }, (element: Element) => {
    found ??= element
  })
  return found
}

const isCodeBlock = ({ tagName, properties }: Element): boolean =>
  tagName === 'figure' && String(properties.className).includes('code-block')

/** Take away what docs-ssg adds to a document: ids of headings, and copy button and highlighting of code. */
function removeAdditions(tree: Root): Root {
  visit(tree, 'element', (element: Element, index, parent) => {
    if (/^h\d$/.test(element.tagName)) delete element.properties.id
    const pre = isCodeBlock(element) ? findBy(element, 'pre') : undefined
    if (pre === undefined || index === undefined || parent === undefined) return undefined
    parent.children[index] = pre
    return undefined
  })
  return tree
}

/** HTML in which spelling that says nothing about meaning is the same: white space between blocks, order of attributes. */
function normalize(tree: Root): string {
  visit(tree, 'element', (element: Element) => {
    const code = element.tagName === 'pre' ? findBy(element, 'code') : undefined
    if (code === undefined) return undefined
    // Code blocks written in HTML lose their attributes, and blank lines around code are not shown.
    element.properties = {}
    code.children = [{ type: 'text', value: toString(code).replace(/^\n+|\n+$/g, '') }]
    return SKIP
  })
  return (
    toHtml(tree)
      .replace(/<input[^>]*>/g, (box) => (box.includes('checked') ? '<input checked>' : '<input>'))
      // Classes that remark adds to task lists.
      .replace(/ class="(?:contains-task-list|task-list-item)"/g, '')
      .replace(/>\s+</g, '><')
      .trim()
  )
}

/** The numbers of the examples that docs-ssg turns into other HTML than the specification says. */
export async function findFailures(
  examples: readonly Example[],
  markdown: Markdown,
): Promise<number[]> {
  const failures: number[] = []
  for (const { number, markdown: text, html } of examples) {
    const { tree } = await markdown.toHast(text, 'example.md')
    // A line end after the last paragraph would continue elements that are still open.
    const expected = normalize(fromHtml(html.replace(/<\/p>\n$/, '</p>'), { fragment: true }))
    if (normalize(removeAdditions(tree)) !== expected) failures.push(number)
  }
  return failures
}
