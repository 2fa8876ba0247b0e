// Marks within text. A form is a row: its pattern is tested on text without code, and its pieces are
// replaced at their places, so that what is between them can have marks too.
import type { Replacement } from '../../rewrite/rewrite-attributes.ts'
import { emojiOfName, isEmojiName } from './emoji-name.ts'
import { formatKeys } from './format-keys.ts'
import { emojiOfIcon } from './icon-emoji.ts'
import { ownValue } from '../../../primitives/own-value.ts'

export interface InlineForm {
  readonly what: string
  readonly pattern: RegExp
  /** What becomes of a match; undefined: it stays as it is. */
  readonly replace: (match: RegExpExecArray, context: InlineContext) => Replacement | undefined
}

export interface InlineContext {
  /** Names of Markdown extensions, plugins and features of the theme. */
  readonly has: (extension: string) => boolean
  /** The source of a match, with its code. */
  readonly sourceOf: (from: number, to: number) => string
  /** True for the label of a definition on the page. */
  readonly isDefined: (label: string) => boolean
  /** URL of a heading of the site by its id, relative to the page. */
  readonly findHeading: (id: string) => string | undefined
}

const whole = (match: RegExpExecArray, text: string, lost?: string): Replacement => ({
  pieces: [{ from: 0, to: match[0].length, text }],
  ...(lost !== undefined && { lost }),
})

/** Tags in place of the marks at both ends. */
const around = (match: RegExpExecArray, marks: number, tag: string): Replacement => ({
  pieces: [
    { from: 0, to: marks, text: `<${tag}>` },
    { from: match[0].length - marks, to: match[0].length, text: `</${tag}>` },
  ],
})

/** `.class`, `#id`, `key`, `key=value` or `key="value"`. */
const attribute = String.raw`[.#]?[\w:@\u0080-\uFFFF][^\s{}="']*(?:=(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s{}"'=]+))?`
const attributes = String.raw`\{:?[ \t]*${attribute}(?:[ \t]+${attribute})*[ \t]*\}`

/** What SmartSymbols shows for signs and fractions. */
const symbols: Readonly<Record<string, string>> = {
  '(tm)': '™',
  '(c)': '©',
  '(r)': '®',
  '-->': '→',
  '<--': '←',
  '<-->': '↔',
  '+/-': '±',
  '=/=': '≠',
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/5': '⅕',
  '3/5': '⅗',
  '1/6': '⅙',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}

const isIcon = (name: string): boolean => /^(?:material|octicons|fontawesome|simple)-/.test(name)

/** All forms, in the order in which they are tried. */
export const inlineForms: readonly InlineForm[] = [
  {
    what: 'critic markup',
    pattern: /\{(\+\+|--|==)(?=\S)[^{}]*?\1\}/g,
    replace: (match) =>
      around(match, 3, { '++': 'ins', '--': 'del', '==': 'mark' }[match[1] ?? ''] ?? 'mark'),
  },
  {
    what: 'critic markup',
    pattern: /\{~~([^{}]*?)~>([^{}]*?)~~\}/g,
    replace: (match) => whole(match, `<del>${match[1] ?? ''}</del><ins>${match[2] ?? ''}</ins>`),
  },
  {
    what: 'critic markup',
    pattern: /\{>>([^{}]*?)<<\}/g,
    replace: (match) => whole(match, `<!-- ${(match[1] ?? '').trim()} -->`),
  },
  {
    what: 'keys',
    pattern:
      /(?<![\\A-Za-z0-9+])\+\+((?:[\w-]+|"[^"\n]*")(?:\+(?:[\w-]+|"[^"\n]*"))*)\+\+(?![A-Za-z0-9+])/g,
    replace: (match) => whole(match, formatKeys(match[1] ?? '')),
  },
  {
    what: 'highlighted text',
    pattern: /(?<![\\=A-Za-z0-9])==(?=[^\s=])[^=\n]*[^\s=]==(?![=A-Za-z0-9])/g,
    replace: (match) => around(match, 2, 'mark'),
  },
  {
    what: 'inserted text',
    pattern: /(?<![\\^A-Za-z0-9])\^\^(?=[^\s^])[^^\n]*[^\s^]\^\^(?![\^A-Za-z0-9])/g,
    replace: (match) => around(match, 2, 'ins'),
  },
  {
    what: 'superscript',
    pattern: /(?<=[\w)*])\^(?=[^\s^])[^\s^]{1,30}\^/g,
    replace: (match, { has }) => (has('pymdownx.caret') ? around(match, 1, 'sup') : undefined),
  },
  {
    what: 'subscript',
    pattern: /(?<=[\w)*])~(?=[^\s~])[^\s~]{1,30}~(?!~)/g,
    replace: (match, { has }) => (has('pymdownx.tilde') ? around(match, 1, 'sub') : undefined),
  },
  {
    what: 'symbol',
    pattern:
      /\((?:tm|c|r)\)|(?<!-)<?-->(?!-)|(?<![\w-])<--(?![->!])|\+\/-|=\/=|(?<![\w./-])(?:1\/[2-8]|2\/3|3\/[458]|[57]\/8)(?![\w./-])/gi,
    replace: (match, { has }) =>
      has('pymdownx.smartsymbols')
        ? whole(match, ownValue(symbols, match[0].toLowerCase()) ?? match[0])
        : undefined,
  },
  {
    what: 'icon',
    pattern: new RegExp(
      String.raw`(?<![A-Za-z0-9:\\]):((?:material|octicons|fontawesome|simple)-[\w-]+):(?:${attributes})?([ \t]?)`,
      'g',
    ),
    replace: (match) => {
      const emoji = emojiOfIcon(match[1] ?? '')
      return emoji === undefined
        ? whole(match, '', `the icon \`${match[1] ?? ''}\``)
        : whole(match, emoji + (match[2] ?? ''))
    },
  },
  {
    what: 'emoji',
    pattern: /(?<![A-Za-z0-9:/\\]):([a-z][\w+-]+):(?![A-Za-z0-9:])([ \t]?)/g,
    replace: (match, { has }) => {
      const name = match[1] ?? ''
      if (!has('pymdownx.emoji') || isEmojiName(name) || isIcon(name)) return undefined
      const emoji = emojiOfName(name)
      return emoji === undefined
        ? whole(match, '', `the emoji \`${name}\``)
        : whole(match, emoji + (match[2] ?? ''))
    },
  },
]

/** Lists of attributes, which are read on the source itself because they are after URLs. */
export const attributeList = new RegExp(String.raw`[ \t]*(?<![\\{$])(${attributes})(?!\})`, 'g')
