// Tags become HTML. Given the tree with tags as they were parsed, it returns the tree with tags as
// HTML, and messages.
import type { Html, Root, Text } from 'mdast'
import { SKIP } from 'unist-util-visit'
import type { Node } from 'unist'
import type { VFile } from 'vfile'
import { lineStart, nodeAt, report } from '../reporting/report-message.ts'
import { suggestOrList } from '../../report/suggest.ts'
import { checkMissingProps, checkProps, checkPropValues } from '../components/check-props.ts'
import { componentHandlers } from '../components/component-handlers.ts'
import { foreignComponent } from '../foreign/foreign-components.ts'
import { articleSchema } from '../nodes/sanitize-schema.ts'
import { componentEnd } from '../nodes/component-element.ts'
import { toHtmlTag } from './jsx-html.ts'
import { isJsxComment } from './jsx-comment.ts'
import { parseLiteral } from './jsx-literal.ts'
import type { JsxPage, TagTarget } from './jsx-page.ts'
import { rewriteRawHtml } from './jsx-raw-html.ts'
import { type JsxTag, parseTag } from './jsx-tag.ts'
import { createTagLocator } from './locate-tags.ts'
import { toSpaces } from './visible-text.ts'
import { unwrapParagraph } from './jsx-unwrap-paragraphs.ts'
import { foldSpace } from '../../primitives/text/fold-space.ts'
import { visit } from '../../primitives/visit.ts'
import { spliceAll } from '../../primitives/long-lists.ts'

declare module 'mdast' {
  interface HtmlData {
    /** The tag of an included page: its path as imported, and its attributes. */
    partial?: { readonly source: string; readonly tag: JsxTag }
  }
}

/** Placeholder of a component -> the tag as its author wrote it. */
export type WrittenTags = Map<string, string>

/** The page that is transformed, and its components. */
export interface JsxContext {
  readonly page: JsxPage
  readonly known: ReadonlySet<string>
  /** The components of the site, which may have any props. */
  readonly own: ReadonlySet<string>
  readonly targetOf: (name: string) => TagTarget
}

interface OpenTag {
  readonly name: string
  readonly node: Html
}

/**
 * Write every tag as HTML, move tags on lines of their own out of paragraphs, and report problems.
 */
export function transformJsx(tree: Root, file: VFile, context: JsxContext): void {
  for (const message of context.page.messages) report(file, lineStart(1), message)
  const open: OpenTag[] = []
  visit(tree, (node, index, parent) => {
    if (node.type === 'paragraph' && parent && index !== undefined) {
      const children = unwrapParagraph(node)
      if (children === undefined) return undefined
      spliceAll(parent.children, { start: index, count: 1 }, children)
      return [SKIP, index]
    }
    if (node.type === 'html') {
      if (/^\s*<head[\s>]/i.test(node.value + (('jsx' in node && node.jsx) || '')))
        reportHead(node, file)
      writeTag(node, { file, context, open })
    }
    if (node.type === 'text' && node.data?.isExpression && parent && index !== undefined) {
      const kept = keepLines(node)
      if (kept) parent.children[index] = kept
    }
    return undefined
  })
  open.forEach((tag) => reportUnclosed(tag, file))
  if (context.page.isMdx) reportExpressions(tree, file, context.page)
}

/** Text nodes lose the spaces at the start of lines, but a template literal may be code. */
function keepLines({ value, position }: Text): Html | undefined {
  if (!/\n[ \t]/.test(value)) return undefined
  const html = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return { type: 'html', value: html, ...(position && { position }) }
}

function reportHead(node: Html, file: VFile): void {
  report(file, node, {
    rule: 'page-head',
    reason:
      '`<head>` is left out, because it has more than a title, metadata, links and data that a page may have.',
    help: 'Remove the rest, or add it to `head` in the config of the site.',
  })
}

interface Writing {
  readonly file: VFile
  readonly context: JsxContext
  readonly open: OpenTag[]
}

function writeTag(node: Html & { jsx?: string }, writing: Writing): void {
  const { file, context } = writing
  const write = (raw: string): string => {
    const tag = parseTag(raw, context.page.files)
    const target = context.targetOf(tag.name)
    if (target.kind === 'partial')
      node.data = { ...node.data, partial: { source: target.source, tag } }
    if (target.kind === 'unknown') reportUnknown(tag, node, writing)
    if (target.kind === 'component') {
      pair(tag, node, writing)
      reportProps(tag, target.name, { node, writing })
    }
    const { html, style, messages } = toHtmlTag(tag, target)
    for (const message of messages) {
      const isKnown =
        message.rule === 'no-literal' &&
        tag.expressions.some((one) => usesName(one, context.page.failed))
      if (!isKnown) report(file, node, message)
    }
    if (target.kind === 'component' && tag.kind !== 'close') noteWritten(raw, html, file)
    if (style) file.data.styles = { ...file.data.styles, [style.name]: style.css }
    return html
  }
  if (node.jsx === undefined) {
    const locate = createTagLocator(node, file)
    node.value = rewriteRawHtml(node.value, {
      write,
      isComponent: (name) => context.targetOf(name).kind === 'component',
      isPartial: (name) => context.targetOf(name).kind === 'partial',
      unknown: (raw) => {
        const tag = parseTag(raw, context.page.files)
        reportUnknown(tag, locate(tag), writing)
      },
    })
    return
  }
  node.value = write(node.jsx)
  delete node.jsx
}

function noteWritten(raw: string, html: string, file: VFile): void {
  const opening = html.endsWith(componentEnd) ? html.slice(0, -componentEnd.length) : html
  file.data.writtenTags = (file.data.writtenTags ?? new Map()).set(opening, raw)
}

function reportProps(
  tag: JsxTag,
  component: string,
  { node, writing: { file, context } }: { readonly node: Html; readonly writing: Writing },
): void {
  if (tag.kind === 'close' || context.own.has(component)) return
  const handler = componentHandlers.get(component)
  const read = tag.expressions.filter((one) => handler?.readExpression?.(one) !== undefined)
  const names = [
    ...tag.attributes.map(([name]) => name),
    ...read.map((one) => one.slice(0, one.indexOf('='))),
  ]
  const markup = tag.markup.map(([name]) => name)
  const lost = tag.expressions.map((one) => /^[\w-]+(?==)/.exec(one)?.[0])
  const messages = [
    ...checkProps(component, { names, markup }),
    ...checkPropValues(component, Object.fromEntries(tag.attributes)),
    // What an expression would have set is reported as lost.
    ...(lost.includes(undefined)
      ? []
      : checkMissingProps(component, [...names, ...markup, ...lost.map(String)])),
  ]
  messages.forEach((message) => report(file, node, message))
}

function pair(tag: JsxTag, node: Html, { open, file }: Writing): void {
  if (tag.kind === 'open') open.push({ name: tag.name, node })
  if (tag.kind !== 'close') return
  const at = open.findLastIndex((one) => one.name === tag.name)
  if (at === -1) {
    report(file, node, {
      rule: 'stray-closing-tag',
      reason: `\`</${tag.name}>\` has no opening tag, so it is left out.`,
      help: `Remove it, or write \`<${tag.name}>\` where its contents begin.`,
    })
    return
  }
  open
    .splice(at)
    .slice(1)
    .forEach((one) => reportUnclosed(one, file))
}

function reportUnclosed({ name, node }: OpenTag, file: VFile): void {
  report(file, node, {
    rule: 'component-tag',
    reason: `\`<${name}>\` is never closed, so it includes everything that follows.`,
    help: `Write \`</${name}>\` where it ends, or \`<${name} />\` if it is empty.`,
  })
}

function reportUnknown(tag: JsxTag, node: Node, { file, context }: Writing): void {
  if (tag.kind === 'close' || context.page.failed.has(tag.name.split('.')[0] ?? '')) return
  if (context.targetOf(tag.name).kind === 'partial') {
    report(file, node, {
      rule: 'partial',
      reason: `\`<${tag.name}>\` is an imported partial, but text follows its tag, and HTML has an element of this name, so the text of the partial is missing.`,
      help: 'Write the tag on a separate line, or import the partial under another name.',
    })
    return
  }
  const instead = foreignComponent(tag.name) ?? suggestOrList(tag.name, [...context.known])
  const advice = `${instead} Add your own component to \`components\` in \`site.config.ts\`. To show the text, write it as code or as \`\\<${tag.name}>\`.`
  report(file, node, {
    rule: context.page.isMdx ? 'unknown-component' : 'unknown-tag',
    reason: `\`<${tag.name}>\` is not a component of this site, so ${fateOf(tag.name, context.page)}.`,
    help: advice.trim(),
  })
}

/** What becomes of an unknown tag: outside MDX, HTML reads names in any case. */
function fateOf(name: string, { isMdx }: JsxPage): string {
  const element = name.toLowerCase()
  const isElement = !isMdx && articleSchema.tagNames?.includes(element) === true
  return isElement ? `it is the element \`<${element}>\` of HTML` : 'the tag is left out'
}

/** True for `{name}`, `{name.member}` and `prop={name}`. */
const usesName = (expression: string, names: ReadonlySet<string>): boolean =>
  names.has(/\{\s*(?:\.{3}\s*)?([\w$]+)/.exec(expression)?.[1] ?? '')

function reportExpressions(tree: Root, file: VFile, { files: names, failed }: JsxPage): void {
  const isText = (braces: string): boolean =>
    /^(?:string|number)$/.test(typeof parseLiteral(braces.slice(1, -1), names)?.value)
  visit(tree, 'text', (node) => {
    const { start, end } = node.position ?? {}
    // A node that a plugin created, such as the text of a bare link, has no source.
    const written = start && end ? String(file).slice(start.offset, end.offset) : node.value
    const stray = written.replace(/\{\s*(["'`])[\s\S]*?\1\s*\}|\\[{}]/g, toSpaces)
    for (const { 0: expression, index } of stray.matchAll(/\{(?!\s*(?:#|\/\*))[^{}]*\}/g)) {
      if (isText(expression) || isJsxComment(expression)) continue
      if (usesName(expression, failed)) continue
      const place = start?.offset === undefined ? node : nodeAt(file, start.offset + index)
      report(file, place, {
        rule: 'expression-as-text',
        reason: `\`${foldSpace(expression)}\` is not a literal, so it is shown as text: pages never run JavaScript.`,
        help: /^\{\s*\/\//.test(expression)
          ? 'Write the comment as `{/* … */}`.'
          : 'Write the text itself, or write `\\{` for a literal brace.',
      })
    }
  })
}
