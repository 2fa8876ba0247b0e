// The imports of a build's scripts.
import type { Scripts } from './read-scripts.ts'

/** The modules of interactive components, by name, with all that they import. */
type Closures = ReadonlyMap<string, ReadonlySet<string>>

/** The texts of all scripts that no interactive component has for itself. */
export function restOf(scripts: Scripts, closures: Closures): readonly string[] {
  const ofIslands = new Set([...closures.values()].flatMap((paths) => [...paths]))
  const others = [...scripts.byPath.keys()].filter((path) => !ofIslands.has(path))
  const kept = new Set(others.flatMap((path) => [...closureOf(path, scripts)]))
  // The page must not load a shared script a second time, so its own name counts too. Only the
  // scripts that name components by a dynamic import may have other names.
  return [...kept]
    .map((path) => {
      const text = scripts.byPath.get(path)?.plain ?? ''
      return ofIslands.has(path) ? `${path}\n${text}` : text
    })
    .toSorted()
}

/** The module of each interactive component, with its imports. */
export function closuresOf(scripts: Scripts): Closures {
  return new Map([...scripts.islands].map(([name, path]) => [name, closureOf(path, scripts)]))
}

/** A script and all that it imports, except by a dynamic import. */
function closureOf(path: string, { byPath }: Scripts): ReadonlySet<string> {
  const found = new Set([path])
  for (const one of found)
    for (const name of byPath.get(one)?.imports ?? []) if (byPath.has(name)) found.add(name)
  return found
}
