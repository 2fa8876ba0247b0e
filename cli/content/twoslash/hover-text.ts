// A language server's description of a name. Given its Markdown, it returns code and plain text.

/** Characters of a doc comment that a card has room for. */
const MAX_DOCS = 300
/** Characters of a type on one line. */
const MAX_WIDTH = 60

/** A declaration, and the beginning of its comment; both may be empty. */
interface HoverText {
  readonly type: string
  readonly docs: string
}

/** Read the text of a hover. Its first block is code, and the rest is the doc comment with its tags. */
export function readHoverText(text: string, toText: (text: string) => string): HoverText {
  const [, code = '', rest = ''] = /^```\w*\n([^]*?)\n```\n?([^]*)$/.exec(text) ?? []
  return { type: tidy(toText(code)), docs: toPlainText(rest) }
}

/** The first paragraph of a comment, without Markdown; empty if it begins with a tag. */
function toPlainText(markdown: string): string {
  const [first = ''] = markdown.trim().split(/\n\s*\n|\n(?=```)/)
  if (first.startsWith('*@') || first.startsWith('```')) return ''
  const text = first
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replace(/\s+/g, ' ')
  return text.length <= MAX_DOCS ? text : `${text.slice(0, MAX_DOCS).replace(/\s+\S*$/, '')} …`
}

/** A bundler numbers names that it met twice, and the compiler writes one member a line. */
function tidy(text: string): string {
  const code = text
    .replace(/\b([A-Za-z_]\w*)\$\d+\b/g, '$1')
    .replace(/^(?: {4})+/gm, (indent) => '  '.repeat(indent.length / 4))
    .trim()
  return joinShort(code)
}

/** Write objects on one line that fit, the inner ones first. */
function joinShort(code: string): string {
  const joined = code.replace(/\{\n((?: +(?![ }])[^\n]*;\n)+) *\}/g, (all, members: string) => {
    const line = `{ ${members.trim().replace(/\n\s*/g, ' ')} }`
    return line.length <= MAX_WIDTH ? line : all
  })
  return joined === code ? code : joinShort(joined)
}
