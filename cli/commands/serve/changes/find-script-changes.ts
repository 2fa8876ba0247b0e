// Which scripts of an open page can be exchanged while it is open: those of interactive components.
import { isSameFile } from './is-same-file.ts'
import { isBundled } from './is-bundled.ts'
import type { ScriptsReader } from './read-scripts.ts'
import { closuresOf, restOf } from './script-graph.ts'
import type { SiteFile } from '../serve-contract.ts'

type Files = ReadonlyMap<string, SiteFile>

/** The interactive components whose code has changed, by their names, with the paths of their modules. */
export interface ScriptChanges {
  readonly islands: readonly { readonly name: string; readonly path: string }[]
  /** False when other scripts of an open page have changed. */
  readonly isComplete: boolean
}

const isScript = (path: string): boolean => /\.m?js$/.test(path)

/** How two builds are compared. */
export interface Comparison {
  /** Absolute paths of the copied files that were written in between. */
  readonly changed: ReadonlySet<string>
  readonly readScripts: ScriptsReader
}

/** Compare the scripts of two builds. */
export function findScriptChanges(
  before: Files,
  after: Files,
  { changed, readScripts }: Comparison,
): ScriptChanges {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  const different = paths.filter((path) => {
    const [old, fresh] = [before.get(path), after.get(path)]
    return isScript(path) && !(old && fresh && isSameFile(old, fresh, changed))
  })
  if (different.length === 0) return { islands: [], isComplete: true }
  // Others, such as copied files, keep their names, so that the browser would not load them again.
  const isNamed = different.every((path) => isBundled(before.get(path) ?? after.get(path)))
  const isMoved = different.every((path) => !before.has(path) || !after.has(path))
  if (!isNamed || !isMoved) return { islands: [], isComplete: false }

  const [old, fresh] = [readScripts(before), readScripts(after)]
  const added = different.filter((path) => after.has(path))
  const closures = closuresOf(fresh)
  const islands = [...closures].filter(([, closure]) => added.some((path) => closure.has(path)))
  const [oldRest, freshRest] = [restOf(old, closuresOf(old)), restOf(fresh, closures)]
  return {
    islands: islands.map(([name]) => ({ name, path: fresh.islands.get(name) ?? '' })),
    // All scripts that open pages keep are the same, apart from the names of others in them.
    isComplete:
      [...old.islands.keys()].join('\n') === [...fresh.islands.keys()].join('\n') &&
      oldRest.length === freshRest.length &&
      oldRest.every((text, index) => text === freshRest[index]),
  }
}
