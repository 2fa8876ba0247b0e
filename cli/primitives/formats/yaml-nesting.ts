import { Lexer } from 'yaml'

/** Brackets in each other, and columns before the first word of a line; a sound text has fewer than ten. */
const MOST_BRACKETS = 200
const MOST_COLUMNS = 400

/** How messages say it, as the end of a sentence without its period. */
export const deepReason = 'it is nested too deeply'

/** The next token is the text of a scalar; these marks are not in the source. */
const scalarMark = '\u001f'
const marks: ReadonlySet<string> = new Set(['\u0002', '\u0018', scalarMark])

/**
 * Find where a YAML text is nested deeper than any sound one, before it is parsed: the parser calls itself for
 * each level, and V8 ends the process if it has to compile a regular expression when little of the stack is
 * left. Line and column count from 1.
 */
export function findDeepNesting(yaml: string): { line: number; column: number } | undefined {
  if (!mayBeDeep(yaml)) return undefined
  const at = { line: 1, column: 1 }
  let brackets = 0
  let isLead = true
  let isScalar = false
  for (const token of new Lexer().lex(yaml)) {
    if (!isScalar && marks.has(token)) {
      isScalar = token === scalarMark
      continue
    }
    const isBlank = /^[\s?-]*$/.test(token)
    if (!isScalar && (token === '[' || token === '{')) brackets += 1
    else if (!isScalar && (token === ']' || token === '}')) brackets -= 1
    else isLead = (isLead && isBlank && !isScalar) || token.endsWith('\n')
    isScalar = false
    if (brackets > MOST_BRACKETS) return at
    advance(at, token)
    if (isLead && brackets === 0 && at.column > MOST_COLUMNS) return at
  }
  return undefined
}

/** Most texts are cleared by a look at their characters. */
function mayBeDeep(yaml: string): boolean {
  let opened = 0
  for (let index = 0; index < yaml.length && opened <= MOST_BRACKETS; index += 1)
    if (yaml[index] === '[' || yaml[index] === '{') opened += 1
  return opened > MOST_BRACKETS || /^[ \t?-]{400}/m.test(yaml)
}

function advance(at: { line: number; column: number }, token: string): void {
  const last = token.lastIndexOf('\n')
  if (last === -1) at.column += token.length
  else {
    at.line += token.split('\n').length - 1
    at.column = token.length - last
  }
}
