// What readers of an article and of its Markdown see: words and blocks, in order.
import type { Nodes as HastNodes, Root as HastRoot } from 'hast'
import type { Nodes, Root } from 'mdast'

/** Code isn't joined to other code, nor a formula to another one. */
const [AFTER_CODE, AFTER_FORMULA] = ['\uE000', '\uE001']

const tidy = (text: string): string =>
  text
    .replaceAll(/[\uE000\uE001]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

interface Outline {
  readonly lines: string[]
  open: string
}

function block(outline: Outline, name: string, write: () => void): void {
  flush(outline)
  write()
  const text = tidy(outline.open)
  outline.open = ''
  if (text !== '' || name === 'cell') outline.lines.push(`${name} ${text}`.trim())
}

function flush(outline: Outline): void {
  const text = tidy(outline.open)
  outline.open = ''
  if (text !== '') outline.lines.push(`p ${text}`)
}

function alone(outline: Outline, line: string): void {
  flush(outline)
  // A quote without content shows nothing.
  if (line === '/blockquote' && outline.lines.at(-1) === 'blockquote') outline.lines.pop()
  else outline.lines.push(line)
}

const codeLine = (value: string): string => `code ${JSON.stringify(value.replace(/\n+$/, ''))}`

/** The outline of the nodes of an article. */
export function outlineOfArticle(root: HastRoot): readonly string[] {
  const outline: Outline = { lines: [], open: '' }
  readHast(root, outline)
  flush(outline)
  return outline.lines
}

function textOf(node: HastNodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

function addApart(outline: Outline, text: string, mark: string): void {
  if (text === '') return
  outline.open += `${outline.open.endsWith(mark) ? ' ' : ''}${text}${mark}`
}

function readHast(node: HastNodes, outline: Outline): void {
  if (node.type === 'text') outline.open += node.value
  if (node.type === 'root') for (const child of node.children) readHast(child, outline)
  if (node.type !== 'element') return
  const { tagName } = node
  const inside = (): void => {
    for (const child of node.children) readHast(child, outline)
  }
  if (tagName === 'span') addApart(outline, `⟨${textOf(node)}⟩`, AFTER_FORMULA)
  else if (tagName === 'br') outline.open += ' '
  else if (tagName === 'hr') alone(outline, 'hr')
  else if (tagName === 'code') addApart(outline, textOf(node), AFTER_CODE)
  else if (tagName === 'pre') alone(outline, codeLine(textOf(node)))
  else if (/^(?:h2|p|td|th)$/.test(tagName))
    block(outline, tagName.startsWith('t') ? 'cell' : tagName, inside)
  else if (/^(?:ul|ol|li|blockquote|table)$/.test(tagName)) {
    alone(outline, tagName)
    inside()
    alone(outline, `/${tagName}`)
  } else inside()
  if (tagName === 'a' && tidy(textOf(node)) !== '')
    outline.open += ` →${decodeURI(String(node.properties['href']))} `
}

/** The outline of Markdown. */
export function outlineOfMarkdown(root: Root, source: string): readonly string[] {
  const outline: Outline = { lines: [], open: '' }
  readMdast(root, outline, source)
  flush(outline)
  return outline.lines
}

const names: Readonly<Record<string, string>> = {
  heading: 'h2',
  paragraph: 'p',
  tableCell: 'cell',
  listItem: 'li',
  blockquote: 'blockquote',
  table: 'table',
}

function readMdast(node: Nodes, outline: Outline, source: string): void {
  const inside = (): void => {
    if ('children' in node) for (const child of node.children) readMdast(child, outline, source)
  }
  const name =
    node.type === 'list' ? (node.ordered === true ? 'ol' : 'ul') : (names[node.type] ?? '')
  if (node.type === 'text' || node.type === 'inlineCode') outline.open += node.value
  else if (node.type === 'inlineMath') outline.open += `⟨${node.value}⟩`
  else if (node.type === 'break') outline.open += ' '
  else if (node.type === 'html') outline.open += textOfHtml(node.value)
  else if (node.type === 'thematicBreak') alone(outline, 'hr')
  else if (node.type === 'code') alone(outline, codeLine(node.value))
  else if (/^(?:heading|paragraph|tableCell)$/.test(node.type)) block(outline, name, inside)
  else if (name !== '') {
    alone(outline, name)
    inside()
    alone(outline, `/${name}`)
  } else inside()
  // A URL in prose becomes a link for readers of GFM.
  const isWritten = /^[[<]/.test(source.slice(node.position?.start.offset))
  if (node.type === 'link' && isWritten) outline.open += ` →${decodeURI(node.url)} `
}

const textOfHtml = (html: string): string =>
  html === '<br>'
    ? ' '
    : /^(?:<\/?(?:code|em|strong|del)>|<!-- -->)$/.test(html)
      ? ''
      : `HTML ${html}`
