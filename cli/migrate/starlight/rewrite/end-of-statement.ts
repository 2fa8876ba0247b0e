const token =
  /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[([{]|[)\]}]|\r?\n|$/g

/**
 * The end of the statement that begins at `start` and contains at least the text up to `least`: the
 * first line end at which no bracket and no string is open, or `least` if there is none.
 */
export function endOfStatement(source: string, start: number, least: number): number {
  let depth = 0
  for (const { 0: found, index } of source.slice(start).matchAll(token)) {
    if (/^[([{]$/.test(found)) depth += 1
    if (/^[)\]}]$/.test(found)) depth -= 1
    const isEnd = found === '' || found.endsWith('\n')
    if (isEnd && depth === 0 && start + index >= least) return start + index
  }
  return least
}
