/** The path of an option from the outermost object of the config. */
export type OptionPath = readonly (string | number)[]

/** The key of an option inside the one at `parent`; a number is an index of a list. */
export function joinOptionKey(parent: string, name: string | number): string {
  if (typeof name === 'number') return `${parent}[${name}]`
  return parent === '' ? name : `${parent}.${name}`
}

/** The path of an option as messages write it: `navbar.items[0].to`. */
export function formatOptionKey(path: OptionPath): string {
  return path.reduce<string>(joinOptionKey, '')
}
