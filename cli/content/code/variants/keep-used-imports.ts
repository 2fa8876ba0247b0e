const declaration =
  /^import\s+(?!type\b)((?:(?!^import\b)[^'"])*[^'"\s])\s+from\s*(['"][^'"]+['"];?)/gm
/** A comment that mentions a type does not use it. `//` after a colon belongs to a URL. */
const comment = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm

/**
 * Remove imported names that only types used; names that nothing uses stay, because a sample is
 * often a part of a file. Line breaks stay, so that the lines still match.
 */
export function keepUsedImports(before: string, after: string): string {
  const [bodyBefore, bodyAfter] = [before, after].map((code) =>
    code.replace(declaration, '').replace(comment, ''),
  )
  const onlyType = (name: string): boolean =>
    !mentions(bodyAfter ?? '', name) && mentions(bodyBefore ?? '', name)
  return after.replace(declaration, (all, clause: string, source: string) => {
    const breaks = '\n'.repeat(all.split('\n').length - 1)
    const kept = filterClause(clause, onlyType)
    if (kept === clause) return all
    return kept === '' ? breaks : `import ${kept} from ${source}${breaks}`
  })
}

function filterClause(clause: string, onlyType: (name: string) => boolean): string {
  const braces = /\{([\s\S]*)\}/.exec(clause)
  const names = (braces?.[1] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const keptNames = names.filter((name) => !onlyType(localName(name)))
  const rest = clause
    .replace(/\{[\s\S]*\}/, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const keptRest = rest.filter((name) => !onlyType(localName(name)))
  // Sucrase leaves `{ a, }` where a type was.
  const untouched = !/,\s*\}/.test(clause) || clause.includes('\n')
  if (keptNames.length === names.length && keptRest.length === rest.length && untouched)
    return clause
  return [...keptRest, ...(keptNames.length > 0 ? [`{ ${keptNames.join(', ')} }`] : [])].join(', ')
}

function localName(specifier: string): string {
  return /(?:\bas\s+)?([\w$]+)\s*$/.exec(specifier)?.[1] ?? specifier
}

function mentions(code: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replace(/\$/g, '\\$')}(?![\\w$])`).test(code)
}
