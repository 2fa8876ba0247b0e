// The imports of a build's scripts.
import { type Scripts, withoutHashes } from './read-scripts.ts'

const staticImport = /(?:from|import)\s*"[^"]*?([^"/]+\.js)"/g

/** The texts of all scripts that no interactive component has for itself. */
export function restOf(scripts: Scripts): readonly string[] {
  const closures = [...closuresOf(scripts).values()]
  const ofIslands = new Set(closures.flatMap((paths) => [...paths]))
  const others = [...scripts.texts.keys()].filter((path) => !ofIslands.has(path))
  const kept = new Set(others.flatMap((path) => [...closureOf(path, scripts)]))
  // The page must not load a shared script a second time, so its own name counts too. Only the
  // scripts that name components by a dynamic import may have other names.
  return [...kept]
    .map((path) => {
      const text = withoutHashes(scripts.texts.get(path) ?? '')
      return ofIslands.has(path) ? `${path}\n${text}` : text
    })
    .toSorted()
}

/** The module of each interactive component, with its imports. */
export function closuresOf(scripts: Scripts): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map([...scripts.islands].map(([name, path]) => [name, closureOf(path, scripts)]))
}

/** A script and all that it imports, except by a dynamic import. */
function closureOf(path: string, { texts }: Scripts): ReadonlySet<string> {
  const found = new Set([path])
  for (const one of found)
    for (const [, name = ''] of (texts.get(one) ?? '').matchAll(staticImport))
      if (texts.has(`assets/${name}`)) found.add(`assets/${name}`)
  return found
}
