import type { Member, PythonObject } from './python-object.ts'

/** Finds an object by a path, which may go through aliases; undefined if there is none. */
export type FindObject = (path: string) => PythonObject | undefined

/** Aliases of aliases; packages have a few. */
const MOST_ALIASES = 200

/**
 * Create the function for a dump. It remembers what it has found, but nothing that it met on the way:
 * in a circle of aliases, that depends on where a search begins.
 */
export function createFindObject(packages: readonly PythonObject[]): FindObject {
  const known = new Map<string, PythonObject | undefined>()
  return (path) => {
    if (!known.has(path)) known.set(path, search(path, packages))
    return known.get(path)
  }
}

function search(wanted: string, packages: readonly PythonObject[]): PythonObject | undefined {
  const seen = new Map<string, PythonObject | undefined>()
  const find = (path: string, depth: number): PythonObject | undefined => {
    if (seen.has(path) || depth > MOST_ALIASES) return seen.get(path)
    // Aliases can form a circle, in which nothing is found.
    seen.set(path, undefined)
    const [first = '', ...names] = path.split('.')
    let current: Member | undefined = packages.find(({ name }) => name === first)
    for (const name of names) {
      const owner: PythonObject | undefined = follow(current, depth)
      current =
        owner?.members.find((member) => member.name === name) ?? findImported(owner, name, depth)
    }
    const found = follow(current, depth)
    seen.set(path, found)
    return found
  }
  const follow = (member: Member | undefined, depth: number): PythonObject | undefined =>
    member?.kind === 'alias' ? find(member.target, depth + 1) : member
  /** `from .core import *` is an alias with the name `counter/core/*`. */
  const findImported = (
    owner: PythonObject | undefined,
    name: string,
    depth: number,
  ): PythonObject | undefined =>
    owner?.members
      .flatMap((one) => (one.kind === 'alias' && one.name.endsWith('/*') ? [one.target] : []))
      .map((target) => find(`${target}.${name}`, depth + 1))
      .find((one) => one !== undefined)
  return find(wanted, 0)
}
