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

/** By default, a line such as `---x: 1` ends the YAML. */
const CLOSE = '---\n'

/** The second line `---`. gray-matter compares lines exactly, and authors don't see spaces at the end of one. */
const closeLine = /\n---[^\S\n]*\n/

/**
 * gray-matter splits the text and parses nothing, because only the YAML reader of this room knows
 * places. It never sees the language of a block: its engine for JavaScript would run code of the page.
 * Any options also keep it from sharing one result among equal texts.
 */
const delimiters: [string, string] = [OPEN, CLOSE]
const options = { delimiters, engines: { yaml: () => ({}) } }

/**
 * Split the front matter from a text with gray-matter; undefined for a text without it. A first line
 * `---` is a thematic break if more than one word follows it, or if there is no second `---`.
 */
export function findFrontMatter(text: string): FrontMatterBlock | undefined {
  const trimmed = text.trimStart()
  if (!matter.test(trimmed)) return undefined
  const whole = `${trimmed}\n`
  const close = closeLine.exec(whole)
  if (close === null) return undefined
  const { name, raw } = matter.language(whole)
  if (!/^(?!-)\s*(?:[\w-]+\s*)?$/.test(raw)) return undefined
  // gray-matter copies what it gets several times, so it gets the front matter alone.
  const rest = `${whole.slice(OPEN.length + raw.length, close.index)}\n${CLOSE}`
  const { matter: block } = matter(OPEN + rest, options)
  if (!rest.startsWith(`\n${CLOSE}`, block.length)) return undefined
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
