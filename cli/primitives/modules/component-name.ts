/** What separates the name of an imported component from the hash of its file. No tag contains it. */
const SEPARATOR = '~'

/** The unique name of a component that pages or other code import: `Counter~4f2a81c0`. */
export function uniqueName(name: string, hash: string): string {
  return `${name}${SEPARATOR}${hash.slice(0, 8)}`
}

/** The name as authors know it. */
export function displayName(name: string): string {
  return name.replace(/~[\da-f]{8}/, '')
}

/** True for a component of the config, which keeps its key as its name. */
export function isConfigured(name: string): boolean {
  return !name.includes(SEPARATOR)
}
