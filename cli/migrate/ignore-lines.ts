// Lines with the syntax of `.gitignore`.

/** The lines that name files, without comments and trailing white space. */
export const readIgnoreLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/(?<!\\)\s+$/, ''))
    .filter((line) => line !== '' && !line.startsWith('#'))

/**
 * Globs for the files that a line names. A pattern with a slash is relative to the folder of the
 * lines; others match at any depth.
 */
export function toIgnoredGlobs(line: string): readonly string[] {
  const isFolder = line.endsWith('/')
  const bare = line.replace(/^\/|\/$/g, '')
  const isAnchored = /\/./.test(line)
  const path = isAnchored || bare.startsWith('**/') ? bare : `**/${bare}`
  if (isFolder) return [`${path}/**`]
  return /\.\w+$/.test(bare) ? [path] : [path, `${path}/**`]
}
