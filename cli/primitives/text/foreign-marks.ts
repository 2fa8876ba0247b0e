// Marks of other tools within a line: what they look like, and what is left of them in titles and labels.
import type { RawMark } from './raw-marks.ts'

const value = String.raw`(?:"[^"\n]*"|'[^'\n]*'|[\w%./_-]+)`
const attribute = String.raw`(?:[.#][\w-]+|[\w:@-]+=${value})`

/** A part of the text of a note, which may contain links. */
const note = String.raw`(?:[^[\]\n]|\[[^[\]\n]*\](?:\([^()\n]*\))?)`

/** What the marks look like, for the reports about the text of pages too; the group is the whole mark. */
export const foreignPatterns = {
  note: String.raw`(?<!\\)((?<![\w\]^])\^\[${note}+\]|(?<=\w)\^\[(?=[^[\]\n]*\w{2})[^\s[\]]+[ \t]${note}*\])(?!\()`,
  attributes: String.raw`(?<![\\{$])(\{:?\s*${attribute}(?:\s+(?:${attribute}|[\w-]+))*\s*\}|\{:[^{}\n]*\})(?!\})`,
  wiki: String.raw`(?<![\\\w])(!?\[\[(?!\.{3})(?=[^[\],|\n]*[A-Za-z])[^[\],\n]*\]\])(?![([])`,
  marked: String.raw`(?<![\\=A-Za-z0-9])(==(?=[^\s=])[^=\n]*[^\s=]==)(?![=A-Za-z0-9])`,
  inserted: String.raw`(?<![\\^A-Za-z0-9])(\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^)(?![\^A-Za-z0-9])`,
  keys: String.raw`(?<![\\A-Za-z0-9+])(\+\+[\w"-]+(?:\+[\w"-]+)*\+\+)(?![A-Za-z0-9+])`,
  raised: String.raw`(?<=[\w)])(\^[A-Za-z0-9+-]{1,20}\^)`,
} as const

/** A mark, and the text that readers of a title need of it. */
interface ForeignMark extends RawMark {
  readonly toText: (written: string) => string
}

const none = (): string => ''
const inner =
  (length: number) =>
  (written: string): string =>
    written.slice(length, -length)

const row = (source: string, what: string, toText: ForeignMark['toText']): ForeignMark => ({
  pattern: new RegExp(source, 'g'),
  what,
  help: 'Write the text without the marks.',
  toText,
})

/** In the order in which they are removed: notes may contain all others. */
export const foreignMarks: readonly ForeignMark[] = [
  row(foreignPatterns.note, 'a footnote', none),
  row(foreignPatterns.attributes, 'a list of attributes', none),
  row(foreignPatterns.wiki, 'a link or a file of Obsidian', (written) =>
    written.startsWith('!') ? '' : written.slice(2, -2).replace(/^.*\|/, ''),
  ),
  row(
    String.raw`(?<![\w\\\]!])!?\[[^[\]\n]+\]\[[^[\]\n]*\](?![[(])`,
    'a link or an image',
    (written) => written.replace(/^!?\[(.*)\]\[[^[\]]*\]$/, '$1'),
  ),
  row(
    String.raw`(?<![\w:\\]):[a-z][\w-]*\[[^[\]\n]*\](?:\{[^{}\n]*\})?`,
    'a directive',
    (written) => written.replace(/^[^[]*\[([^\]]*)\].*$/, '$1'),
  ),
  row(foreignPatterns.marked, 'marked text', inner(2)),
  row(foreignPatterns.inserted, 'inserted text', inner(2)),
  row(foreignPatterns.keys, 'inserted text or a key', inner(2)),
  row(foreignPatterns.raised, 'raised text', inner(1)),
  row(String.raw`(?<=[\w)])~[A-Za-z0-9+-]{1,20}~(?!~)`, 'lowered text', inner(1)),
]

const signs = /\[\[|\]\[|\^|==|\+\+|~|\{[:.#\s\w]|:[a-z][\w-]*\[/

// Fast path of one search for each mark: see test/fast-paths.ts.
/** True for texts that may have one of the marks; most have none. */
export const mayHaveForeignMarks = (text: string): boolean => signs.test(text)

/** A text without marks of other tools: `==new== [[page|words]]^[Note.]` -> `new words`. */
export const withoutForeignMarks = (text: string): string =>
  foreignMarks.reduce((rest, { pattern, toText }) => rest.replace(pattern, toText), text)
