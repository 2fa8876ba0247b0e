import picomatch from 'picomatch'

/**
 * Create a test of Posix paths: true if a path matches one of the `patterns`. They may contain
 * `**`, `*`, `?`, `[abc]`, `[!abc]` and `{a,b}`; letter case counts, and `*` also matches names
 * that begin with a dot. `!` and `(a|b)` match themselves, because some frameworks put parentheses
 * into the names of folders: `(group)`.
 */
export function toGlobMatcher(patterns: readonly string[]): (path: string) => boolean {
  const matchers = patterns
    .filter((pattern) => pattern !== '')
    .map((pattern) =>
      picomatch(pattern.replace(/[()|]/g, String.raw`\$&`), {
        dot: true,
        posix: true,
        windows: false,
        nonegate: true,
        noextglob: true,
      }),
    )
  return (path) => matchers.some((matches) => matches(path))
}
