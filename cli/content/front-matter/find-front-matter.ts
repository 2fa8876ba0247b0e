import matter from 'gray-matter'

/** The front matter at the start of a text. */
export interface FrontMatterBlock {
  /** As written after the first `---`; empty for YAML. */
  readonly language: string
  /** What is between the lines with `---`; empty if it is blank. */
  readonly yaml: string
  /** Lines of the file before the first line of YAML. */
  readonly linesBefore: number
  /** Index of the first character of the Markdown. */
  readonly end: number
}

const OPEN = '---'

/**
 * The second line `---`. gray-matter would compare it exactly, and authors don't see spaces at its end. By default, it also
 * ends the YAML at a line such as `---x: 1`.
 */
const closeLine = /\n---[^\S\n]*(?:\n|$)/

/**
 * Split the front matter from a text; undefined for a text without it. A first line `---` is a thematic break if more than
 * one word follows it, or if there is no second `---`. gray-matter only reads the first line: it would copy the whole text,
 * and its engine for JavaScript would run code of the page.
 */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const trimmed = text.trimStart()
  if (!matter.test(trimmed)) return undefined
  const close = closeLine.exec(trimmed)
  if (close === null) return undefined
  const { name, raw } = matter.language(trimmed)
  if (!/^(?!-)\s*(?:[\w-]+\s*)?$/.test(raw)) return undefined
  const block = trimmed.slice(OPEN.length + raw.length, close.index)
  const before = text.length - trimmed.length
  const closeStart = before + OPEN.length + raw.length + block.length + 1
  const closeEnd = text.indexOf('\n', closeStart)
  return {
    language: name,
    yaml: block.trim() === '' ? '' : block.replace(/^\n/, ''),
    linesBefore: text.slice(0, before).split('\n').length,
    end: closeEnd === -1 ? text.length : closeEnd + 1,
  }
}
