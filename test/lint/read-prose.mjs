// The texts of a file that people read, with everything else blanked, so that lines and columns stay what they are.

const blank = (text) => text.replaceAll(/[^\n]/g, ' ')

/** Comments and strings of TypeScript, JavaScript or CSS; code in backticks inside them is left out. */
export function readCodeProse(source) {
  const token =
    /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
  let result = ''
  let end = 0
  for (const { 0: text, index } of source.matchAll(token)) {
    result += blank(source.slice(end, index)) + readToken(text)
    end = index + text.length
  }
  return result + blank(source.slice(end))
}

function readToken(text) {
  if (text.startsWith('/')) return withoutCode(text)
  // Only sentences: a string without a space is an identifier, a path or a key.
  const inner = text.slice(1, -1)
  const prose = inner.replaceAll(/\\`[^`\\]*\\`|`[^`]*`|\$\{[^}]*\}/g, blank)
  return / [a-z]/.test(prose) ? ` ${prose} ` : blank(text)
}

const withoutCode = (text) => text.replaceAll(/`[^`\n]+`|https?:\/\/\S+/g, blank)

/** Markdown without what readers type (search phrases), code, links' URLs and HTML tags. */
export function readMarkdownProse(source) {
  return source
    .replace(/^---\n[\s\S]*?^---$/m, (matter) =>
      matter.replaceAll(/^( *)phrases:\n(?:\1 +\S.*\n)+/gm, blank),
    )
    .replaceAll(/^(?:```|~~~)[\s\S]*?^(?:```|~~~)[ \t]*$/gm, blank)
    .replaceAll(/`[^`\n]+`/g, blank)
    .replaceAll(/\]\([^)]*\)/g, blank)
    .replaceAll(/<[^>\n]+>/g, blank)
    .replaceAll(/\{#[^}]*\}/g, blank)
    .replaceAll(/https?:\/\/\S+/g, blank)
}
