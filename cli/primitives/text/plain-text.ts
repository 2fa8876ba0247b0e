import { decodeHTML } from 'entities'
import { foldSpace } from './fold-space.ts'
import { withoutForeignMarks } from './foreign-marks.ts'
import { hideParts } from './hide-parts.ts'
import { splitCode } from './markdown-text.ts'
import { emojiMark, inlineTags } from './raw-marks.ts'

interface PlainOptions {
  /** The site renders formulas. */
  readonly math: boolean
}

type Replacement = readonly [pattern: RegExp, by: string]

/** What is beside the text: comments, footnotes, badges, icons and ids. */
const asides: readonly Replacement[] = [
  [/(?<!\s)\s*(?:<!--[^>]*?-->|\{\/\*[^*]*\*\/\})/g, ''],
  [/\[\^[^[\]\s]+\]/g, ''],
  [/(?<!\s)\s*<Badge\b[^<>]*(?:\/>|>[^<>]*<\/Badge>)/g, ''],
  [/(?<![\w:])(?:(?<!\s)\s+)?:badge\[[^\]\n]*\](?:\{[^}\n]*\})?/gi, ''],
  [/(?<!\s)\s*\{#[^{}\s]+\}\s*$/, ''],
  [/<svg\b(?:(?!<\/svg>)[^])*<\/svg>/gi, ''],
  [/(?<!\w)<[A-Z]\w*(?:\s[^<>]*)?\/>/g, ''],
  [emojiMark.pattern, ''],
  [/\\(?=\n)/g, ''],
]

/** As in Pandoc: no space inside the signs, and no digit after the second one. */
const formula: Replacement = [/(?<![\\$\w])\$(?!\s)([^$\n]+?)(?<![\s\\])\$(?![\d$])/g, '$1']

/** Marks around a text, the inner ones first, which leave the text. */
const wraps: readonly Replacement[] = [
  [/(?<!\s)\s*\[!\[[^[\]\n]*\]\([^()\n]*\)\]\([^()\n]*\)(?=\s*\S)/g, ''],
  [/!?\[([^[\]\n]*)\]\((?:<[^<>\n]*>|[^()\s]+)(?:\s+"[^"\n]*")?\)/g, '$1'],
  [/<((?:https?:\/\/|mailto:)[^<>\s]+)>/g, '$1'],
  [/(?<![\w*/])\*{3}(?=[^\s*])([^*\n]*[^\s*])\*{3}(?![\w*/])/g, '$1'],
  [/(?<![\w*/])\*\*(?=[^\s*])([^*\n]*[^\s*])\*\*(?![\w*/])/g, '$1'],
  [/(?<![\w*/.])\*(?=[^\s*/.])([^*\n]*[^\s*/(])\*(?![\w*/.])/g, '$1'],
  [/(?<!\w)__(?=[^\s_])([^_\n]+\s[^_\n]*[^\s_])__(?!\w)/g, '$1'],
  [/(?<![\w/])_(?=[^\s_])([^_\n]*[^\s_/])_(?!\w)/g, '$1'],
  [/(?<![\w~])(~~?)(?=[^\s~/])([^~\n]*[^~\s])\1(?![\w~])/g, '$2'],
  [new RegExp(`<(${inlineTags})\\b[^<>]*>([^<>]*)</\\1\\s*>`, 'gi'), '$2'],
  [/<img\b[^<>]*?\balt="([^"<>]*)"[^<>]*>/gi, '$1'],
  [/<(?:img|wbr)\b[^<>]*>/gi, ''],
  [/<br\s*\/?>/gi, ' '],
]

const escaped = /(?<!:)\\([*_`[\]<>~#{}$])/g

/**
 * A text in one line, without marks of Markdown and HTML, and without footnotes, badges, icons, ids, comments
 * and codes of emoji.
 *
 * `` The **new** `foo` option[^1] `` -> `The new foo option`
 */
export function plainText(written: string, { math }: PlainOptions): string {
  if (!/[`[*_~{:<&#$\\^=+\n]/.test(written)) return written
  // No pattern changes code and escaped characters.
  const { hide, show } = hideParts()
  const text = splitCode(written)
    .map((part) =>
      part.isCode
        ? hide(part.text)
        : part.text.replace(escaped, (_: string, char: string) => hide(char)),
    )
    .join('')
  const bare = withoutForeignMarks(replaceAll(text, math ? [...asides, formula] : asides))
  const decoded = unwrap(bare).replace(/&#?\w+;/g, (entity) => decodeHTML(entity))
  return foldSpace(show(decoded))
}

const replaceAll = (text: string, replacements: readonly Replacement[]): string =>
  replacements.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)

/** Marks can be within others. */
function unwrap(text: string, depth = 4): string {
  const rest = replaceAll(text, wraps)
  return rest === text || depth === 0 ? rest : unwrap(rest, depth - 1)
}
