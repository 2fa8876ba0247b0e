/** The path of an option from the outermost object of the config. */
export type OptionPath = readonly (string | number)[]

/**
 * The key of an option inside the one at `parent`; a number is an index of a list. Names that are
 * not words, such as paths, are in quotes: `sidebars['/guide/']`.
 */
export function joinOptionKey(parent: string, name: string | number): string {
  if (typeof name === 'number') return `${parent}[${name}]`
  if (parent === '') return name
  return isWord(name) ? `${parent}.${name}` : `${parent}['${name.replaceAll("'", "\\'")}']`
}

/** Letters of any language, and hyphens, as in ids of rules. */
const isWord = (name: string): boolean => /^[\p{L}\p{N}_$-]+$/u.test(name)

/** The path of an option as messages write it: `navbar.items[0].to`. */
export function formatOptionKey(path: OptionPath): string {
  return path.reduce<string>(joinOptionKey, '')
}
