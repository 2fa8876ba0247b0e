import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { findUnclosed } from './find-unclosed.ts'
import { unquote } from './unquote.ts'

/** Lines at the start of a file that were meant as front matter and can't be read as such. */
interface Miswritten {
  readonly diagnostics: readonly Diagnostic[]
  /**
   * Values read line by line: without its id and slug, the page would only cause further errors.
   */
  readonly values: ReadonlyMap<string, string>
}

/** Comments before the front matter, as some tools write for a license. */
const comments = /^(?:\s*<!--(?:(?!-->)[\s\S])*-->)*\s*/
/** A line that could be a fence of front matter in another tool, or a mistyped one; `***` and `___` never are. */
const fence = /^\s*(?:[-–—−+=~.;]{2,}|[–—−])\s*$/
/** A key with any of the signs that authors and other languages put after it. */
const entry =
  /^(["']?)([A-Za-z_][\w.-]*)\1[^\S\n]*([:=：])(?!\/\/)[^\S\n]*((?:\S(?:.*\S)?)?)[^\S\n]*$/
/** What may be around keys: nested values, lists, comments and tables of TOML. */
const other = /^(?:[^\S\n].*|-[^\S\n].*|#.*|\[.*\]|)$/

/**
 * Find front matter that is fenced, placed or written in another way; `text` is that of a file
 * without readable front matter. The text stays as it is.
 */
export function findMiswritten(text: string, path: ContentPath): Miswritten {
  const before = comments.exec(text)?.[0] ?? ''
  const [opening = '', ...lines] = text.slice(before.length).split('\n')
  const mark = opening.trimEnd()
  const none = { diagnostics: findUnclosed(text, path), values: new Map() }
  const isFence = fence.test(mark)
  const end = isFence ? lines.findIndex((line) => fence.test(line)) : jsonEnd(mark, lines)
  if (end === -1) return none
  const inside = lines
    .slice(0, end)
    .map((line) => (isFence && mark !== ';;;' ? line : line.trim().replace(/^\{\s*|\s*\}$/g, '')))
  const entries = inside.flatMap((line) => readEntry(line) ?? [])
  const isWhole =
    !isFence || inside.every((line) => readEntry(line) !== undefined || other.test(line))
  if (entries.length === 0 || !isWhole) return none
  const found = explain({ mark, close: lines[end]?.trimEnd() ?? '', entries, before })
  if (found === undefined) return none
  const place = { path, line: before.split('\n').length, column: 1 }
  return {
    diagnostics: [{ ...found, place }],
    values: new Map(entries.map(({ key, value }) => [key, value])),
  }
}

interface Entry {
  readonly key: string
  readonly sign: string
  readonly value: string
}

function readEntry(line: string): Entry | undefined {
  const [, , key, sign = '', value = ''] = entry.exec(line) ?? []
  return key === undefined ? undefined : { key, sign, value: unquote(value.replace(/,$/, '')) }
}

/** The line of the brace that closes a file's first one, as Hugo reads JSON. */
const jsonEnd = (mark: string, lines: readonly string[]): number =>
  mark === '{' ? lines.indexOf('}') : -1

interface Found {
  readonly mark: string
  readonly close: string
  readonly entries: readonly Entry[]
  readonly before: string
}

function explain({ mark, close, entries, before }: Found): Omit<Diagnostic, 'place'> | undefined {
  const language = languageOf(mark, entries)
  if (language !== undefined) return foreignLanguage(language)
  const wrong = [mark, close].find((line) => line !== '---')
  if (wrong !== undefined)
    return syntaxError(
      `The front matter is between \`${mark}\` and \`${close}\`, so it is shown as text.`,
      'Write a line of exactly three hyphens, `---`, before the first key and after the last one.',
    )
  if (before.trim() !== '')
    return syntaxError(
      'The front matter is not at the start of the file, so it is shown as text.',
      'Move the comment below the front matter, or write it as a line of the front matter that starts with `#`.',
    )
  const [first] = entries
  if (first === undefined) return undefined
  const { key, sign, value } = first
  const what = sign === ':' ? 'has no space after its colon' : `is followed by \`${sign}\``
  return syntaxError(
    `The key \`${key}\` ${what}, so the front matter is shown as text.`,
    `Write each key with a colon and a space: \`${key}: ${value}\`.`,
  )
}

function languageOf(mark: string, entries: readonly Entry[]): string | undefined {
  if (mark === '{' || mark === ';;;') return 'json'
  return entries.every(({ sign }) => sign === '=') ? 'toml' : undefined
}

/** The finding about front matter in another language, without its place. */
export function foreignLanguage(language: string): Omit<Diagnostic, 'place'> {
  return contentRules['front-matter-language'].report({
    message: `The front matter is written in \`${language}\`, but docs-ssg only reads YAML and never runs code of a page.`,
    help: 'Start the file with a line that contains only `---`, write each key as YAML, such as `title: Install`, and end with another `---`.',
  })
}

const syntaxError = (message: string, help: string): Omit<Diagnostic, 'place'> =>
  contentRules['front-matter-syntax'].report({ message, help })
