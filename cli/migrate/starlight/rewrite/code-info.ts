/** The words after the language of a fence, in the form of docs-ssg. */
export interface CodeInfo {
  /** Words to write, in the order of the source. */
  readonly words: readonly string[]
  /** Numbers of lines that were added or removed, from 1. */
  readonly added: ReadonlySet<number>
  readonly removed: ReadonlySet<number>
  /** What readers no longer get. */
  readonly lost: readonly string[]
}

interface Draft {
  readonly code: readonly string[]
  readonly words: string[]
  readonly added: Set<number>
  readonly removed: Set<number>
  readonly lost: string[]
}

/** One word: `name=`, and a range, a text, an expression or a bare value; quotes end before a space. */
const word =
  /(?:([A-Za-z][\w-]*)(?:=|(?=\s|$)))?(?:\{((?:[^{}"]|"[^"]*")*)\}|"((?:\\.|[^\\])*?)"(?=[\s{]|$)|'((?:\\.|[^\\])*?)'(?=[\s{]|$)|\/((?:\\.|[^\\])+?)\/([a-z]*)(?=\s|$)|([^\s"'{}]+))?/g

/** Read the meta of a fence in the syntax of Expressive Code; `code` is the lines of the fence. */
export function parseInfo(written: string, code: readonly string[]): CodeInfo {
  const draft: Draft = { code, words: [], added: new Set(), removed: new Set(), lost: [] }
  for (const match of written.matchAll(word)) {
    if (match[0] === '') continue
    const [whole, name, range, double, single, pattern, flags, bare] = match
    const text = double ?? single
    const key = name ?? 'mark'
    if (/^(?:mark|ins|del|add|rem)$/.test(key) && (range ?? text ?? pattern) !== undefined)
      addMark(key, { range, text, pattern, flags }, draft)
    else if (name === undefined) draft.words.push(whole)
    else addWord({ name, value: text ?? range ?? bare, whole }, draft)
  }
  return { ...draft, ...withoutTicks(draft) }
}

/** A fence of backticks ends where its first line contains one. */
function withoutTicks({ words, lost }: Draft): Pick<CodeInfo, 'words' | 'lost'> {
  const ticked = words.filter((one) => one.includes('`'))
  const shown = ticked.map((one) => one.replaceAll('`', "'"))
  return {
    words: words.filter((one) => !one.includes('`')),
    lost: [...lost, ...shown.map((one) => `\`${one}\` after the language`)],
  }
}

/** The words of the meta as they are written after the language, where a backslash is an escape in Markdown. */
export const formatInfo = ({ words }: CodeInfo): string =>
  [...new Set(words)].join(' ').replaceAll('\\', String.raw`\\`)

/** The text after the language of a fence, without Markdown escapes. */
export const decodeInfo = (written: string): string =>
  written.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1')

interface Mark {
  readonly range: string | undefined
  readonly text: string | undefined
  readonly pattern: string | undefined
  readonly flags: string | undefined
}

function addMark(key: string, { range, text, pattern, flags }: Mark, draft: Draft): void {
  if (range !== undefined) {
    const label = /^\s*"([^"]*)"\s*:\s*/.exec(range)
    if (label) draft.lost.push(`the label \`${label[1] ?? ''}\` of marked lines`)
    addLines(key, range.slice(label?.[0].length ?? 0), draft)
    return
  }
  const texts = text === undefined ? findMatches(pattern ?? '', flags ?? '', draft.code) : [text]
  for (const one of texts) if (one.trim() !== '') draft.words.push(toWord(one))
}

function addLines(key: string, range: string, draft: Draft): void {
  const lines = parseRange(range)
  if (key === 'mark') {
    if (lines.length > 0) draft.words.push(`{${range.replaceAll(/\s+/g, '')}}`)
    return
  }
  const set = key === 'ins' || key === 'add' ? draft.added : draft.removed
  for (const line of lines) set.add(line)
}

function parseRange(range: string): readonly number[] {
  return range.split(',').flatMap((part) => {
    const [, first = '', last = first] = /^\s*(\d+)\s*(?:-\s*(\d+)\s*)?$/.exec(part) ?? []
    const count = Number(last) - Number(first) + 1
    if (first === '' || count < 1 || count > 5000) return []
    return Array.from({ length: count }, (_, index) => Number(first) + index)
  })
}

/** Marks in docs-ssg are texts; a slash in them is escaped. */
const toWord = (text: string): string => `/${text.replaceAll(/[\\/]/g, String.raw`\$&`)}/`

/** The texts that an expression finds; with groups, those of the groups. */
function findMatches(pattern: string, flags: string, code: readonly string[]): readonly string[] {
  try {
    const expression = new RegExp(pattern, `g${flags.replaceAll(/[^imsu]/g, '')}`)
    const found = code.flatMap((line) =>
      [...line.matchAll(expression)].flatMap(([whole, ...groups]) =>
        groups.length === 0 ? [whole] : groups.filter((group) => group !== undefined),
      ),
    )
    return [...new Set(found)]
  } catch {
    return []
  }
}

interface NamedWord {
  readonly name: string
  readonly value: string | undefined
  readonly whole: string
}

/** Words that both have. */
const kept = /^(?:title|lang|twoslash|diff)$/
/** Words that change nothing in docs-ssg. */
const idle =
  /^(?:frame|preserveIndent|hangingIndent|useDiffSyntax|collapseStyle|collapsePreserveIndent|dark|light|theme)$/

function addWord({ name, value, whole }: NamedWord, draft: Draft): void {
  if (idle.test(name)) return
  if (name === 'startLineNumber') {
    const at = draft.words.findIndex((one) => /^showLineNumbers\b/.test(one))
    if (at !== -1) draft.words.splice(at, 1)
    draft.words.push(`showLineNumbers=${value ?? '1'}`)
    return
  }
  const isOff = value === 'false'
  if (name === 'showLineNumbers' || name === 'wrap') {
    const isSet = draft.words.some((one) => one.startsWith(name))
    if (!isOff && !isSet) draft.words.push(name)
    return
  }
  if (name === 'collapse') {
    draft.words.push('collapse')
    if (value !== undefined)
      draft.lost.push(`the folding of lines ${value}; the code is folded after 10 lines`)
    return
  }
  // Expressive Code ignores all other words.
  if (kept.test(name)) draft.words.push(whole)
  else draft.lost.push(`the word \`${whole}\` after the language`)
}
