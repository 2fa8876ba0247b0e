// Room: JavaScript modules: their names, what they export, and those that are missing
/** The string of an import, an export or a call of `require`. */
const pattern = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*(["'`])((?:(?!\1).)+)\1/g

/**
 * The names of modules in code of any dialect of JavaScript, in order, such as `./store.ts` and
 * `react-dom/server`. Nothing is parsed, because code of authors may be incomplete: a name in a comment or a
 * string counts too.
 */
export function listModuleNames(code: string): readonly string[] {
  return [...code.matchAll(pattern)].map(([, , name = '']) => withoutEscapes(name))
}

/** The text of a string whose characters may be written as escapes: `\x2e` is a dot. */
function withoutEscapes(written: string): string {
  if (!written.includes('\\')) return written
  return written
    .replaceAll(/\\(?:x[\dA-F]{2}|u[\dA-F]{4}|u\{[\dA-F]{1,6}\})/gi, (escape) => {
      const code = Number.parseInt(escape.replaceAll(/[^\dA-F]/gi, ''), 16)
      return code > 0x10_ff_ff ? escape : String.fromCodePoint(code)
    })
    .replaceAll(/\\(.)/g, '$1')
}
