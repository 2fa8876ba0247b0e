// Room: plugins over hast
import type { Element, Root } from 'hast'
import { sanitize, type Schema } from 'hast-util-sanitize'
import rehypeRaw from 'rehype-raw'
import { EXIT } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { visit } from '../../../primitives/visit.ts'
import { isTextField, reportRemovedHtml } from '../raw-text/report-removed-html.ts'
import { reportIgnoredTags } from '../raw-text/report-ignored-tags.ts'
import { reportInheritedNames } from '../raw-text/report-inherited-names.ts'
import { reportOpenTags } from '../raw-text/report-open-tags.ts'
import { emptyFrames, restoreRawText } from '../raw-text/restore-raw-text.ts'
import { removeEmptyParagraphs } from './remove-empty-paragraphs.ts'
import { report } from '../../reporting/report-message.ts'
import type { HeadingIdRule } from '../../../primitives/text/heading-ids.ts'
import { addHeadingIds, markHeadingsWithoutId } from './html-heading-ids.ts'
import { parseApart } from './parse-apart.ts'
import { removeReservedAttributes } from './remove-reserved-attributes.ts'

function hasRaw(tree: Root): boolean {
  let found = false
  visit(tree, 'raw', () => {
    found = true
    return EXIT
  })
  return found
}

/** True if an author wrote a paragraph as HTML; Markdown alone must stay what CommonMark makes of it. */
function hasParagraphTag(tree: Root): boolean {
  let found = false
  visit(tree, 'raw', ({ value }) => {
    found ||= /<p[\s>]/i.test(value)
  })
  return found
}

function toRoot(node: ReturnType<typeof sanitize>): Root {
  if (node.type === 'root') return node
  return { type: 'root', children: node.type === 'doctype' ? [] : [node] }
}

/** The sanitizer would turn them into boxes of tasks. */
function removeTextFields(tree: Root): void {
  visit(tree, 'element', (element, index, parent) => {
    if (!parent || index === undefined || !isTextField(element)) return undefined
    parent.children.splice(index, 1)
    return index
  })
}

/** `center` is obsolete, but many pages have it; an attribute that GitHub allows has the same effect. */
function replaceCenter(tree: Root): void {
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'center') return
    element.tagName = 'div'
    element.properties.align = 'center'
  })
}

function reportLost(block: Element, file: VFile): void {
  report(file, block, {
    rule: 'html-removed',
    reason: 'This block was removed, because it is in an HTML element that can only contain text.',
    help: 'Move the block out of the element.',
  })
}

/**
 * Parse raw HTML as a browser would and, with a schema, keep only what the schema allows. A page
 * without raw HTML is left alone, because Markdown alone produces nothing that the schema refuses.
 *
 * `<b onclick="x()">a</b>` -> `<b>a</b>`
 */
export function rehypeRawHtml(schema: Schema | undefined, rule: HeadingIdRule = 'github') {
  const parse = rehypeRaw()
  const tags = schema && new Set(schema.tagNames)
  return (tree: Root, file: VFile): Root => {
    if (!hasRaw(tree)) return tree
    markHeadingsWithoutId(tree)
    reportInheritedNames(tree, file)
    reportOpenTags(tree, file, (name) => tags?.has(name) ?? true)
    const parseTree = (part: Root): Root => parse(part, file)
    reportIgnoredTags(tree, file, (marked) => parseApart(marked, parseTree).whole)
    const { whole, lost } = parseApart(tree, parseTree)
    addHeadingIds(whole, rule)
    for (const block of lost) reportLost(block, file)
    restoreRawText(whole, file)
    if (hasParagraphTag(tree)) removeEmptyParagraphs(whole)
    if (schema === undefined) return whole
    replaceCenter(whole)
    removeReservedAttributes(whole, file)
    reportRemovedHtml(whole, schema, file)
    emptyFrames(whole, file)
    removeTextFields(whole)
    return toRoot(sanitize(whole, schema))
  }
}
