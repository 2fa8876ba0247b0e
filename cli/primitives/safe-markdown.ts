// Comments of packages as Markdown that can't break a page: no HTML, directives, headings or
// relative links, which mean nothing outside the package.

/** Escape what Markdown or HTML would read as syntax, in text that is not Markdown. */
export function escapeText(text: string): string {
  return text.replace(/[&<>{}|*_`[\]\\~:$!#"]/g, (char) => `&#${char.charCodeAt(0)};`)
}

/** Finds the page of an export; undefined if it has none. */
export type FindPage = (name: string) => string | undefined

const fence = /^([ \t]*)(`{3,}|~{3,})([^\n`]*)\n([^]*?)\n?[ \t]*\2`*[ \t]*$/m

/** The text of a comment for a page. Samples in it are not checked, since they can't be fixed here. */
export function toPageMarkdown(text: string, find: FindPage): string {
  const found = fence.exec(text)
  if (!found) return toProse(text, find)
  const before = text.slice(0, found.index)
  const after = text.slice(found.index + found[0].length)
  const [, , , info = '', code = ''] = found
  const parts = [toProse(before, find), toFence(code, info.trim() || 'ts')]
  return [...parts, toPageMarkdown(after, find)].filter((part) => part.trim() !== '').join('\n\n')
}

/** The same on one line, for a cell of a table; samples are left out. */
export function toCellMarkdown(text: string, find: FindPage): string {
  const found = fence.exec(text)
  const prose = found ? text.slice(0, found.index) : text
  return toProse(prose.replace(/^[ \t]*[-*+] /gm, '• '), find)
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}

/** The reason why signatures of a reference are not samples. No author has opted out. */
export const generatedReason = 'generated from a declaration'

/** A code block that the check of samples leaves alone. */
export function toFence(code: string, info = 'ts'): string {
  const [lang = 'ts'] = info.split(/\s/)
  const mark = code.includes('```') ? '~~~~' : '```'
  const checked = /^(?:[cm]?[jt]sx?|typescript|javascript)$/.test(lang)
  const note = checked ? ` noCheck="${generatedReason}"` : ''
  return `${mark}${info}${note}\n${code}\n${mark}`
}

/** The first sentence, without marks of Markdown. */
export function toSummary(text: string): string {
  const [paragraph = ''] = toPlain(text).split(/\n\s*\n/)
  const line = paragraph.replace(/\s+/g, ' ').trim()
  return /^.*?[.!?](?=\s|$)/.exec(line)?.[0] ?? line
}

function toPlain(text: string): string {
  return text
    .replace(/\{@(?:link|linkcode|linkplain)\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}/g, (_, name, label) =>
      String(label ?? name),
    )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^#{1,6}\s+/gm, '')
    .replace(/[`*]/g, '')
}

function toProse(text: string, find: FindPage): string {
  // Code spans stay as they are.
  return text
    .split(/(`+[^`]+`+)/)
    .map((part, index) => (index % 2 === 1 ? part : toSafe(part, find)))
    .join('')
    .trim()
}

function toSafe(text: string, find: FindPage): string {
  return text
    .split(
      /(\{@(?:link|linkcode|linkplain)\s+[^}]*\}|!?\[[^\]\n]*\]\([^)\s]*\)|https?:\/\/[^\s)>\]]+)/,
    )
    .map((part, index) => (index % 2 === 1 ? toLink(part, find) : escapeProse(part)))
    .join('')
}

function escapeProse(text: string): string {
  return text
    .replace(/^#{1,6}[ \t]+(.*?)[ \t]*#*$/gm, '**$1**')
    .replace(/[<{}[\]$]/g, (char) => `\\${char}`)
    .replace(/:(?=\w)/g, '\\:')
    .replace(/^:{3,}/gm, (colons) => `\\${colons}`)
    .replace(/^( {4,}|\t+)/gm, '')
    .replace(/^([ \t]*)(=+|-+)[ \t]*$/gm, '$1\\$2')
}

function toLink(written: string, find: FindPage): string {
  const inline = /^\{@\w+\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}$/.exec(written)
  if (inline) {
    const [, target = '', label = target] = inline
    if (/^https?:/.test(target)) return `[${escapeText(label.trim())}](${encodeURI(target)})`
    const page = find(target.replace(/[.#(].*$/, ''))
    return page ? `[\`${label.trim()}\`](${page})` : `\`${label.trim()}\``
  }
  const [, label = '', target = ''] = /^!?\[([^\]]*)\]\(([^)]*)\)$/.exec(written) ?? []
  if (target === '') return written
  const isLink = /^https?:\/\//.test(target) && !written.startsWith('!')
  return isLink ? `[${escapeProse(label)}](${target})` : escapeProse(label)
}

/** Parts of a page; those that are missing are left out. */
export type Blocks = readonly (string | false | undefined)[]

/** Parts of a page as one text. */
export const joinBlocks = (blocks: Blocks): string =>
  blocks.filter((block) => typeof block === 'string' && block !== '').join('\n\n')
