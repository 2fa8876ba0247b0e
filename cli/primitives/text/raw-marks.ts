// Marks of Markdown, HTML and templates in texts that show nothing but text, such as titles and labels.

/** A kind of mark, and what it would be where it is understood. */
export interface RawMark {
  /** The whole match is what is named; has the flag `g`. */
  readonly pattern: RegExp
  readonly what: string
  /** How to write what was meant in a plain text. */
  readonly help: string
  /** What has to follow in a later line; has the flags `g` and `m`. */
  readonly end?: RegExp
}

const plain = 'Write the text without the marks.'

/** Marks of code, which titles and descriptions may have. */
export const codeMark: RawMark = {
  pattern: /(?<![`\\])`[^`\n]+`(?!`)/g,
  what: 'code',
  help: plain,
}

/** Markdown within a text. */
export const inlineMarks: readonly RawMark[] = [
  {
    pattern:
      /(?<![\w\\])!?\[[^\]\n]*\]\((?:<[^<>\n]*>|[^()\s]+|[^()\n]*\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|pdf)(?:[#?][^()\n]*)?)(?:\s+"[^"\n]*")?\)/g,
    what: 'a link or an image',
    help: plain,
  },
  {
    pattern: /(?<![\w\\\]])\[[^[\]\n]+\]\[[^[\]\n]*\](?![[(])/g,
    what: 'a link',
    help: plain,
  },
  {
    pattern: /(?<![\w*\\/])\*\*(?=[^\s*])[^*\n]*[^\s*\\]\*\*(?![\w*/])/g,
    what: 'bold text',
    help: plain,
  },
  { pattern: /(?<![\w\\])__(?=\S)[^_\n]+\s[^_\n]*[^\s_]__(?!\w)/g, what: 'bold text', help: plain },
  {
    pattern: /(?<![\w*\\/.])\*(?=[^\s*/.])(?:[^*\n]*[^\s*\\/(])?\*(?![\w*/]|\.[\w*])/g,
    what: 'italic text',
    help: plain,
  },
  { pattern: /(?<![\w~\\])~~(?=\S)[^~\n]+~~(?![\w~])/g, what: 'struck text', help: plain },
]

/** The code of an emoji, which the text of a page may have. */
export const emojiMark: RawMark = {
  pattern: /(?<![\w:\\/])(?::[a-z][a-z0-9_+-]+:)(?![\w:])/g,
  what: 'an emoji',
  help: 'Write the emoji itself, such as 🎉.',
}

/** Codes of emoji, and what other tools replace. */
export const codeMarks: readonly RawMark[] = [
  {
    pattern: /(?<![\\{$])\{\{(?:[<%]?\s*[^{}\s](?:[^{}\n]*[^{}\s])?\s*[%>]?|[^\S\n]+)\}\}/g,
    what: 'an expression',
    help: 'Write the value itself.',
  },
  {
    pattern: /(?<!\\)\{%\s*\/?[\w#.$][^%\n]*%\}/g,
    what: 'a tag of a template',
    help: 'Write its result.',
  },
  emojiMark,
]

/** Names of elements within a line, as a part of a pattern. */
export const inlineTags =
  'a|abbr|b|bdi|bdo|big|center|cite|code|del|dfn|em|font|i|ins|kbd|mark|p|q|rb|rp|rt|ruby|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var'

/** HTML in a text whose tags are not read. */
export const htmlMarks: readonly RawMark[] = [
  {
    pattern: new RegExp(`</?(?:${inlineTags}|br|wbr|img|svg)\\b(?:\\s[^<>]*)?/?>`, 'gi'),
    what: 'HTML',
    help: 'Write the text without tags.',
  },
  {
    pattern:
      /&(?:amp|lt|gt|quot|nbsp|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|#\d+|#x[\da-f]+);/gi,
    what: 'an HTML entity',
    help: 'Write the character itself.',
  },
]

/** All marks that a plain text such as a label may not have. */
export const plainTextMarks: readonly RawMark[] = [
  codeMark,
  ...inlineMarks,
  ...codeMarks,
  ...htmlMarks,
]

/** Marks in a text, and where they begin. */
export interface FoundMark extends Pick<RawMark, 'what' | 'help'> {
  readonly written: string
  readonly index: number
}

/** All marks in a text, in order; of those that overlap, the first kind is named. */
export function findRawMarks(text: string, marks: readonly RawMark[]): readonly FoundMark[] {
  if (!/[`[*_~{:<&#$^=+\n]/.test(text)) return []
  const found: FoundMark[] = []
  for (const { pattern, what, help, end: last } of marks) {
    const limit = last === undefined ? text.length : ([...text.matchAll(last)].at(-1)?.index ?? 0)
    for (const { 0: written, index } of text.matchAll(pattern)) {
      const end = index + written.length
      if (end > limit) break
      const isTaken = found.some((one) => index < one.index + one.written.length && one.index < end)
      if (!isTaken) found.push({ written, index, what, help })
    }
  }
  return found.toSorted((a, b) => a.index - b.index)
}
