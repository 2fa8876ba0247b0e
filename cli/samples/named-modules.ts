// What the text of a sample names outside its own folder, as far as a text can tell. Only the list of
// the files that a compiler has read says what it names.

import { listModuleNames } from '../primitives/modules/module-names.ts'

/** The packages that a text imports, with subpaths, and its `///` comments. */
export const packagesOf = (text: string): readonly string[] => [
  ...listModuleNames(text).filter((name) => !name.startsWith('.')),
  ...(text.match(/\/\/\/.*$/gm) ?? []),
]

/**
 * False if no form of import in the text can name a file outside the folder of the sample: there is
 * no `..`, no character that stands for another, no string that begins like an absolute path or a
 * URL, and no comment that names a package for JSX.
 */
export const mayLeaveFolder = (text: string): boolean =>
  /(?<!\.)\.\.(?!\.)|\\|["'`]\s*(?:\/|[A-Za-z]:|file:)|@jsx/i.test(text)

const leaving = /(["'`])((?:(?:\.\.|[A-Za-z]:|file:)?[\\/]|(?:(?!\1).)*\.\.[\\/])(?:(?!\1).)*)\1/i

/** The first string of a text that looks like a path out of the folder; line and column count from 1. */
export function findLeavingName(
  text: string,
): { readonly line: number; readonly column: number; readonly written: string } | undefined {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => leaving.test(line))
  const found = leaving.exec(lines[index] ?? '')
  return found ? { line: index + 1, column: found.index + 2, written: found[2] ?? '' } : undefined
}
