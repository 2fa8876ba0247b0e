// The texts that a component passes to `Translate`. Given source code, it returns ids with their
// places. It must not run the code; an id that is not a literal is not found.

export interface FoundText {
  readonly id: string
  readonly line: number
  readonly column: number
}

const element =
  /<Translate\b((?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}|[^>"'{}])*?)(\/?)>([^<{]*)/g
const call = /\btranslate\(\s*\{((?:"[^"]*"|'[^']*'|`[^`]*`|[^}"'`])*)\}/g

/**
 * Find the ids of `<Translate id="…">` and `translate({ id: '…' })`; without an id, the text is its
 * own id.
 */
export function findTexts(source: string): readonly FoundText[] {
  if (!source.includes('@docusaurus/Translate')) return []
  const elements = [...source.matchAll(element)].map((match) => {
    const [, attributes = '', closed, children = ''] = match
    const id = /\bid=(?:\{\s*)?(["'`])(.*?)\1/.exec(attributes)?.[2]
    return { at: match.index, id: id ?? (closed === '' ? foldJsx(children) : '') }
  })
  const calls = [...source.matchAll(call)].map((match) => {
    const options = match[1] ?? ''
    return { at: match.index, id: literal(options, 'id') ?? literal(options, 'message') ?? '' }
  })
  return [...elements, ...calls]
    .filter(({ id }) => id !== '')
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, id }) => ({ id, ...placeOf(source, at) }))
}

function literal(options: string, key: string): string | undefined {
  const found = new RegExp(`\\b${key}\\s*:\\s*(["'\`])((?:(?!\\1)[^\\\\]|\\\\.)*)\\1`).exec(options)
  return found?.[2]?.replace(/\\(.)/g, '$1')
}

/** Join lines as JSX does: trimmed, with a space between them. */
function foldJsx(text: string): string {
  const lines = text.split('\n')
  if (lines.length === 1) return text
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}

function placeOf(source: string, at: number): { readonly line: number; readonly column: number } {
  const before = source.slice(0, at).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
