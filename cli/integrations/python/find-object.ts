import type { Member, PythonObject } from './python-object.ts'

/** Finds an object by a path, which may go through aliases; undefined if there is none. */
export type FindObject = (path: string) => PythonObject | undefined

/** Create the function for a dump. */
export function createFindObject(packages: readonly PythonObject[]): FindObject {
  const find = (path: string, depth: number): PythonObject | undefined => {
    const [first = '', ...names] = path.split('.')
    let current: Member | undefined = packages.find(({ name }) => name === first)
    for (const name of names) {
      const owner: PythonObject | undefined = follow(current, depth)
      current = owner?.members.find((member) => member.name === name)
    }
    return follow(current, depth)
  }
  // Aliases can form a circle.
  const follow = (member: Member | undefined, depth: number): PythonObject | undefined => {
    if (member?.kind !== 'alias') return member
    return depth > 20 ? undefined : find(member.target, depth + 1)
  }
  return (path) => find(path, 0)
}
