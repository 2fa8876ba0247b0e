const SPECIAL = /[.+^$()|\\]/

/** Where the group or class that opens at `start` ends; -1 when it never does. */
function closing(pattern: string, start: number, close: string): number {
  return pattern.indexOf(close, start + 1)
}

function translateGroup(pattern: string, start: number, end: number): string {
  const choices = pattern.slice(start + 1, end).split(',')
  return `(?:${choices.map(translate).join('|')})`
}

/** `**` stands for any number of folders, `*` and `?` for characters of one name. */
function translateStar(pattern: string, index: number): { source: string; next: number } {
  if (pattern[index + 1] !== '*') return { source: '[^/]*', next: index + 1 }
  if (pattern[index + 2] === '/') return { source: '(?:[^/]+/)*', next: index + 3 }
  return { source: '.*', next: index + 2 }
}

function translate(pattern: string): string {
  let source = ''
  let index = 0
  while (index < pattern.length) {
    const char = pattern.charAt(index)
    const end =
      char === '{' ? closing(pattern, index, '}') : char === '[' ? closing(pattern, index, ']') : -1
    if (char === '*') {
      const star = translateStar(pattern, index)
      source += star.source
      index = star.next
      continue
    }
    if (char === '{' && end > 0) source += translateGroup(pattern, index, end)
    else if (char === '[' && end > 0)
      source += `[${pattern
        .slice(index + 1, end)
        .replace(/^!/, '^')
        .replaceAll('\\', '\\\\')}]`
    else if (char === '?') source += '[^/]'
    else source += SPECIAL.test(char) || '{}[]'.includes(char) ? `\\${char}` : char
    index = end > 0 ? end + 1 : index + 1
  }
  return source
}

/**
 * A test whether a Posix path matches one of the `patterns`.
 * Known are `**`, `*`, `?`, `[abc]`, `[!abc]` and `{a,b}`; letter case counts.
 */
export function toGlobMatcher(patterns: readonly string[]): (path: string) => boolean {
  if (patterns.length === 0) return () => false
  const expression = new RegExp(`^(?:${patterns.map(translate).join('|')})$`, 'su')
  return (path) => expression.test(path)
}
