const token =
  /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|[([{]|[)\]}]|\r?\n|$/g

/**
 * The end of a statement that begins at `start` and has at least the lines up to `least`: the first
 * end of a line at which no bracket and no text is open. If there is none, the statement ends at
 * `least`.
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
