import type { Place } from '../../model/diagnostic.ts'

/** After the entry at the place; undefined if its end can't be found. */
export function insertEntry(text: string, place: Place, entry: string): string | undefined {
  const end = endOfObject(text, toOffset(text, place))
  return end === undefined ? undefined : `${text.slice(0, end)}, ${entry}${text.slice(end)}`
}

/** Before the entry at the place, which gets other options. */
export function insertBefore(
  text: string,
  place: Place,
  { entry, options }: { readonly entry: string; readonly options: string },
): string | undefined {
  const at = toOffset(text, place)
  if (text[at] !== '{') return undefined
  return `${text.slice(0, at)}${entry}, { ${options},${text.slice(at + 1)}`
}

/** At the start of the object at the place. */
export function insertList(text: string, place: Place, list: string): string | undefined {
  const at = toOffset(text, place)
  if (text[at] !== '{') return undefined
  return `${text.slice(0, at + 1)}\n  ${list},${text.slice(at + 1)}`
}

/** The offset after the `}` that closes the `{` at `start`; strings and comments are skipped. */
function endOfObject(text: string, start: number): number | undefined {
  if (text[start] !== '{') return undefined
  const token =
    /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[^]*?\*\/|[{}]/g
  token.lastIndex = start
  let depth = 0
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if (found[0] === '{') depth += 1
    if (found[0] === '}') depth -= 1
    if (depth === 0) return token.lastIndex
  }
  return undefined
}

/** The offset of a place in the text of its file. */
function toOffset(text: string, { line, column }: Place): number {
  const before = text.split('\n').slice(0, line - 1)
  return before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1
}
