/** The names, and a call whose arguments contain no parentheses. */
const destructuredCall =
  /\b((?:const|let|var)\s+\[([\w$\s,]*)\]\s*=\s*)((?:await\s+)?[\w$.]+\([^()]*\))(?=[ \t]*(?:;|\r?\n|$))/g

/**
 * Make `const [plugin, group] = createPlugin()` ask for as many items as there are names. A stub has
 * none when it is spread or looped over, so the names would be undefined.
 */
export function askForItems(source: string): string {
  return source.replace(destructuredCall, (...[, head, names, call]: readonly string[]) => {
    const count = (names ?? '').split(',').length
    return `${head ?? ''}__docsSsg.toItems(${String(count)},${call ?? ''})`
  })
}
