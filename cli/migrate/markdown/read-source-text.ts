import { decodeHTMLAttribute, decodeHTMLStrict } from 'entities'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import { createHeadingIds, type HeadingIdRule } from '../../primitives/text/heading-ids.ts'

const heading = /^[ \t]*(#{1,6})[ \t]+(.+?)[ \t]*#*$/gm
const explicitId = /\s*\{#([^{}]+)\}\s*$|\s*\{\/\*\s*#(\S+?)\s*\*\/\}\s*$/

/**
 * Ids of the headings in the text of a doc, as its tool computes them. Headings of level one are
 * left out, because Docusaurus gives them no ids.
 */
export function listHeadingIds(text: string, rule: HeadingIdRule = 'docusaurus'): string[] {
  const ids = createHeadingIds(rule)
  // A reference in a heading is its text only where the page defines it.
  const definitions =
    text.match(/^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*(?:\n[ \t]*)?\S.*$/gm)?.join('\n') ?? ''
  const headings = [...text.matchAll(heading)].map(([, marks, written = '']) => {
    const [, plain, comment] = explicitId.exec(written) ?? []
    return { marks, written, explicit: plain ?? comment }
  })
  if (rule === 'mkdocs') for (const { explicit } of headings) if (explicit) ids.take(explicit)
  return headings.flatMap(({ marks, written, explicit }) => {
    if (explicit !== undefined) {
      ids.take(explicit)
      return marks === '#' ? [] : [explicit]
    }
    const hasReference = definitions !== '' && written.includes('][')
    const source = `# ${withoutTags(written)}${hasReference ? `\n\n${definitions}` : ''}`
    const plain = toString(fromMarkdown(source).children[0], { includeHtml: false })
    const id = ids.next(plain)
    return marks === '#' ? [] : [id]
  })
}

/**
 * Remove tags, also those of components, which Markdown may not recognize as HTML. Tags in code
 * spans are kept.
 */
function withoutTags(text: string): string {
  return text.replace(
    /(`+)(?:(?!\1)[\s\S])*\1|<\/?[A-Za-z][\w.:-]*(?:\s+[\w:.-]+(?:=(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>/g,
    (found, ticks?: string) => (ticks === undefined ? '' : found),
  )
}

const inlineLink =
  /(?<![!\\])\[(?:[^[\]\\]|\\.|\[[^[\]]*\])*\]\(\s*<?((?:[^()\s>]|\([^()\s>]*\))+)>?(?:\s+["'][^)]*["'])?\s*\)/g
const escape = /\\([!-/:-@[-`{-~])/g
const htmlLink = /<a\b[^>]*?\bhref=["']([^"']+)["']/gi

/** Code in a text, which ends before a blank line and before the next row of a table. */
const codeSpan = /(`+)[^`\n]*(?:\n(?![ \t]*(?:\r?\n|\|))[^`\n]*)*\1/g

/** Targets of the links in the text of a doc, as written. Links that don't go to a page are left out. */
export function listLinks(text: string): string[] {
  const prose = text.replace(codeSpan, '')
  const inline = [...withoutExpressions(prose).matchAll(inlineLink)]
  const hrefs = [
    ...inline.map(([, href = '']) => decodeHTMLStrict(href.replaceAll(escape, '$1'))),
    ...Array.from(prose.matchAll(htmlLink), ([, href = '']) => decodeHTMLAttribute(href)),
  ]
  return hrefs.filter((href) => !/^(?:docblock|mailto|pathname):/.test(href) && !isLocalFile(href))
}

/** Remove expressions in attributes, where Markdown is text: `data={{ a: '[b](c)' }}`. */
function withoutExpressions(text: string): string {
  const parts = text.split(/(?<=\s[\w-]+=)(?=\{)/)
  return parts.map((part, index) => (index === 0 ? part : part.slice(endOfBraces(part)))).join('')
}

/** Where the brace that begins a text is closed; 0 if it isn't. */
function endOfBraces(text: string): number {
  let depth = 0
  for (const { index, 0: found } of text.matchAll(
    /[{}]|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g,
  )) {
    if (found === '{') depth += 1
    else if (found === '}') depth -= 1
    if (depth === 0) return index + 1
  }
  return 0
}

/** A file next to the page, which is published under a name made from its content. */
function isLocalFile(href: string): boolean {
  return /^(?!\/|[a-z]+:)[^?#]*\.(?!mdx?\b|html?\b)[a-z]\w{1,5}(?:[?#].*)?$/i.test(href)
}
