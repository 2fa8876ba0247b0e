// The scripts of a build, read from what the bundler made.
import type { SiteFile } from '../serve-contract.ts'
import { isBundled, type MadeFile } from './is-bundled.ts'

/** One script, as far as comparing builds needs it. */
interface Script {
  /** The text without the hashes in names of scripts. */
  readonly plain: string
  /** Paths of what it imports, except by a dynamic import; some may be no scripts of the build. */
  readonly imports: readonly string[]
  /** Modules of interactive components that it loads, by name. */
  readonly islands: readonly (readonly [name: string, path: string])[]
}

/** The scripts of one build. */
export interface Scripts {
  readonly byPath: ReadonlyMap<string, Script>
  /** Modules of interactive components by name. */
  readonly islands: ReadonlyMap<string, string>
}

/** Read all scripts of a build. */
export type ScriptsReader = (files: ReadonlyMap<string, SiteFile>) => Scripts

/** Names of scripts change with their contents; this hides how they are named in a text. */
export const withoutHashes = (text: string): string =>
  text.replaceAll(/-[0-9a-f]{8,}(?=\.js\b)/g, '')

const islandEntry = /\[("(?:[^"\\]|\\.)+"),\s*\(\)\s*=>\s*import\("[^"]*?(island-[^"/]+\.js)"\)/g
const staticImport = /(?:from|import)\s*"[^"]*?([^"/]+\.js)"/g

/**
 * The returned function reads each file once, however many builds have it: an edit changes few scripts, and React is a
 * large one.
 */
export function createScriptsReader(): ScriptsReader {
  const known = new WeakMap<MadeFile, Script>()
  const read = (file: MadeFile): Script => {
    const script = known.get(file) ?? readScript(Buffer.from(file.contents).toString('utf8'))
    known.set(file, script)
    return script
  }
  return (files) => {
    const byPath = new Map<string, Script>()
    for (const [path, file] of files) if (isBundled(file)) byPath.set(path, read(file))
    return { byPath, islands: new Map([...byPath.values()].flatMap(({ islands }) => islands)) }
  }
}

function readScript(text: string): Script {
  return {
    plain: withoutHashes(text),
    imports: [...text.matchAll(staticImport)].map(([, name = '']) => `assets/${name}`),
    islands: [...text.matchAll(islandEntry)].map(([, name = '""', file = '']) => [
      String(JSON.parse(name)),
      `assets/${file}`,
    ]),
  }
}
