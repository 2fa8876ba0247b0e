// Converts a page of any documentation to Markdown that all tools of the bench read in the same way: CommonMark and GFM.
// The author's text, code, lists, quotes and tables stay as they are written. Replaced are: containers (by
// quotes), components and unusual HTML (by what they contain), links (by those that all tools resolve) and characters
// that some of the tools evaluate.
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visitParents } from 'unist-util-visit-parents'

const parser = unified().use(remarkParse).use(remarkGfm)

/** Inline elements that mean the same everywhere. */
const keptTag = /^<(\/?)(kbd|sup|sub|b|i|em|strong|small|mark)>$/
const lineBreak = /^<br\s*\/?>$/
const foldedText = /^\s*<(?:\/?details|summary>.*<\/summary)>\s*$/

/**
 * @param {string} source The page with its front matter.
 * @param {{ name: string, resolveLink: (url: string) => string | undefined }} page Its file name, and the new URL of a
 *   link; undefined if it points nowhere.
 * @returns {{ title: string, text: string }} The text without front matter and first heading.
 */
export function toPlainMarkdown(source, { name, resolveLink }) {
  const { title, body } = splitFrontMatter(source.replaceAll(/\r\n?/g, '\n'))
  const text = withoutSyntaxOfTools(body)
  const tree = parser.parse(text)
  const heading = tree.children.find((node) => node.type === 'heading' && node.depth === 1)
  const edits = collectEdits(tree, { text, heading, resolveLink })
  return {
    title: title ?? (heading ? textOf(heading) : name),
    text: `${applyEdits(text, edits)
      .replaceAll(/\n{3,}/g, '\n\n')
      // Expressions of Vue, and short codes of Hugo.
      .replaceAll('{{', '{ {')
      .trim()}\n`,
  }
}

function splitFrontMatter(source) {
  const [all = '', yaml = ''] = /^---\n(.*?)\n---\n/s.exec(source) ?? []
  const [, title] = /^title:\s*["']?(.+?)["']?\s*$/m.exec(yaml) ?? []
  return { title, body: source.slice(all.length) }
}

/**
 * Replace lines outside of fences that only one tool reads: imports, components, includes. Containers become quotes,
 * which is what they are in plain Markdown.
 */
function withoutSyntaxOfTools(body) {
  let fence = ''
  let container
  const lines = body.split('\n').flatMap((line) => {
    const [, mark = ''] = /^[\t >]*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line) ?? []
    if (fence === '') {
      const found = containerLine.exec(line)
      if (found) {
        const isOpening = found[2] !== undefined && container === undefined
        container = isOpening ? found[1] : undefined
        return isOpening ? ['', `${found[1]}> **${titleOf(found)}**`, `${found[1]}>`] : ['']
      }
      fence = mark
    } else if (mark.startsWith(fence) && line.trim().replaceAll(/[>\s]/g, '') === mark) fence = ''
    const plain = fence === '' && mark === '' ? toPlainLine(line) : line
    if (container === undefined) return [plain]
    const indented = Math.min(container.length, plain.length - plain.trimStart().length)
    return [`${container}> ${plain.slice(indented)}`.trimEnd()]
  })
  return lines.join('\n').replaceAll(/<!--.*?-->|\{\/\*.*?\*\/\}/gs, '')
}

const containerLine = /^(\s*):{3,}\s*(?:(\w[\w-]*)(?:\s*\[(.*)\]|\s+(.*?))?(?:\s*\{.*\})?)?\s*$/

const titleOf = ([, , kind, bracketed, plain = '']) =>
  (bracketed ?? plain).replaceAll(/[{}*]/g, '').trim() || kind[0].toUpperCase() + kind.slice(1)

function toPlainLine(line) {
  if (/^(?:import|export)\s.*(?:['"];?|[{(])$|^<<<\s|^\[\[toc\]\]$/i.test(line)) return ''
  // Lines with nothing but tags, which would hide the Markdown between them.
  if (!foldedText.test(line) && /^\s*(?:<\/?[A-Za-z][\w.-]*(?:\s[^<>]*|\/)?>\s*)+$/.test(line))
    return ''
  return line.replaceAll(/\{%.*?%\}/g, '')
}

function collectEdits(tree, { text, heading, resolveLink }) {
  const edits = []
  const replace = (node, by) =>
    edits.push({ from: node.position.start.offset, to: node.position.end.offset, by })
  const foldsAreClosed = text.split('<details>').length === text.split('</details>').length
  visitParents(tree, (node, parents) => {
    // Links that the parser finds in text have no position; they stay as they are written.
    if (node.position === undefined) return 'skip'
    if (node === heading) return (replace(node, ''), 'skip')
    const source = text.slice(node.position.start.offset, node.position.end.offset)
    if (node.type === 'code') replace(node, plainCode(node, source))
    if (node.type === 'text') replace(node, plainText(source))
    if (node.type === 'html') replace(node, plainHtml(source, parents.at(-1), foldsAreClosed))
    if (node.type === 'image' || node.type === 'imageReference')
      replace(node, node.alt ? `*${plainText(node.alt.replaceAll('*', ''))}*` : '')
    if (node.type === 'definition')
      replace(node, `[${node.label}]: ${resolveLink(node.url) ?? '/'}`)
    if (node.type === 'link') return editLink(node, { text, edits, url: resolveLink(node.url) })
    return undefined
  })
  return edits
}

/** A link keeps its text; a target that isn't a page is left out. */
function editLink(node, { text, edits, url }) {
  const { start, end } = node.position
  const first = node.children[0]?.position?.start.offset ?? start.offset
  const last = node.children.at(-1)?.position?.end.offset ?? start.offset
  // `<https://…>` and a bare URL are text and target in one.
  const isBare = first === start.offset || text[start.offset] === '<'
  if (isBare) {
    edits.push({
      from: start.offset,
      to: end.offset,
      by: url === undefined ? '' : `[${textOf(node).replaceAll(/[[\]]/g, '')}](${url})`,
    })
    return 'skip'
  }
  edits.push({ from: start.offset, to: first, by: url === undefined ? '' : '[' })
  edits.push({ from: last, to: end.offset, by: url === undefined ? '' : `](${url})` })
  return undefined
}

/** Only the language of the info string; what follows it differs between the tools. */
function plainCode(node, source) {
  const [name = ''] = /^[\w+#-]+/.exec(node.lang ?? '') ?? []
  const language = languages.has(name.toLowerCase()) ? name.toLowerCase() : 'text'
  return source.replace(/^(`{3,}|~{3,}).*/, (_, mark) => mark + language)
}

/** Languages that all tools highlight. */
const languages = new Set(
  (
    'js jsx ts tsx javascript typescript json bash sh shell css scss less html vue svelte python py yaml yml toml diff ' +
    'md markdown text graphql http ini xml sql rust go'
  ).split(' '),
)

const plainText = (source) =>
  source
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replaceAll('<', '&lt;')
    .replaceAll(/:(?=:)/g, ': ')

function plainHtml(source, parent, foldsAreClosed) {
  if (lineBreak.test(source)) return '<br />'
  const [, , tag] = keptTag.exec(source) ?? []
  if (tag !== undefined) {
    const tags = parent.children.filter(({ type }) => type === 'html').map(({ value }) => value)
    const count = (value) => tags.filter((one) => one === value).length
    return count(`<${tag}>`) === count(`</${tag}>`) ? source : ''
  }
  const lines = source.split('\n')
  const isFolded = lines.every((line) => foldedText.test(line) || line.trim() === '')
  return foldsAreClosed && isFolded ? source : ''
}

function textOf(node) {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

/** Edits don't overlap, except that an outer one that removes its node hides the inner ones. */
function applyEdits(text, edits) {
  let result = ''
  let at = 0
  for (const { from, to, by } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue
    result += text.slice(at, from) + by
    at = to
  }
  return result + text.slice(at)
}
