// Room: JavaScript modules: their names, what they export, and those that are missing
/** White space and comments between two tokens. Comments have a limit, so that time grows with the code. */
const gap = String.raw`(?:\s|/\*(?:[^*]|\*(?!/)){0,1000}\*/|//[^\n]{0,1000}\n)*`
/** What a name of a module follows: an import of any phase, an export, a call of `require`. */
const openings = [
  String.raw`\bfrom`,
  String.raw`\bimport(?:${gap}\.${gap}(?:defer|source))?`,
  String.raw`\brequire(?:${gap}\?\.)?`,
].join('|')
const pattern = new RegExp(`(?:${openings})${gap}(?:\\(${gap})?(["'\`])((?:(?!\\1).)+)\\1`, 'g')

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
