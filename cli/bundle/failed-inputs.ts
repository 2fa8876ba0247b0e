import { posix } from 'node:path'
import type { Message } from 'esbuild'

const extensions = ['.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.css', '.json']

/**
 * The files whose change or appearance may repair code that can't be bundled, relative to the site;
 * some of them don't exist. `files` are those that were to be bundled.
 */
export function failedInputs(
  errors: readonly Message[],
  files: readonly string[],
  siteRoot: string,
): readonly string[] {
  const found = errors.flatMap(({ text, notes, location }) => {
    const file = location?.file ?? ''
    const others = notes.flatMap((note) => note.location?.file ?? [])
    return [file, ...others, ...namedIn(text, file, siteRoot)]
  })
  return [...new Set([...files, ...found])].filter((path) => path !== '')
}

/** What an error of the bundler names: a file that isn't found, or one that lacks an export. */
function namedIn(text: string, file: string, siteRoot: string): readonly string[] {
  const lacking = /^No matching export in "([^"]+)"/.exec(text)?.[1]
  if (lacking !== undefined) return [lacking]
  const missing = /^Could not resolve "((?:\.|@site\/)[^"]*)"/.exec(text)?.[1]
  if (missing === undefined) return []
  return toCandidates(
    missing.startsWith('@site/')
      ? posix.join(siteRoot, missing.slice('@site/'.length))
      : posix.join(posix.dirname(file), missing),
  )
}

/** The files that an import of a path finds. */
function toCandidates(path: string): readonly string[] {
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const ended = (start: string): readonly string[] => extensions.map((end) => start + end)
  return [path, ...ended(path), ...ended(stem), ...ended(posix.join(path, 'index'))]
}
