import type { Member, PythonObject } from './python-object.ts'

/** Finds an object by a path, which may go through aliases; undefined if there is none. */
export type FindObject = (path: string) => PythonObject | undefined

/** Create the function for a dump. It remembers what it has found. */
export function createFindObject(packages: readonly PythonObject[]): FindObject {
  const known = new Map<string, PythonObject | undefined>()
  const find = (path: string): PythonObject | undefined => {
    if (known.has(path)) return known.get(path)
    // Aliases can form a circle, in which nothing is found.
    known.set(path, undefined)
    const [first = '', ...names] = path.split('.')
    let current: Member | undefined = packages.find(({ name }) => name === first)
    for (const name of names) {
      const owner: PythonObject | undefined = follow(current)
      current = owner?.members.find((member) => member.name === name) ?? findImported(owner, name)
    }
    const found = follow(current)
    known.set(path, found)
    return found
  }
  const follow = (member: Member | undefined): PythonObject | undefined =>
    member?.kind === 'alias' ? find(member.target) : member
  /** `from .core import *` is an alias with the name `counter/core/*`. */
  const findImported = (owner: PythonObject | undefined, name: string): PythonObject | undefined =>
    owner?.members
      .flatMap((one) => (one.kind === 'alias' && one.name.endsWith('/*') ? [one.target] : []))
      .map((target) => find(`${target}.${name}`))
      .find((one) => one !== undefined)
  return find
}
