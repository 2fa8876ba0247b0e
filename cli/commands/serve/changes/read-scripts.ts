// The scripts of a build, read from what the bundler made.
import type { SiteFile } from '../serve-contract.ts'

/** The scripts of one build. */
export interface Scripts {
  readonly texts: ReadonlyMap<string, string>
  /** Modules of interactive components by name. */
  readonly islands: ReadonlyMap<string, string>
}

/** Names of scripts change with their contents; this hides how they are named in a text. */
export const withoutHashes = (text: string): string =>
  text.replaceAll(/-[0-9a-f]{8,}(?=\.js\b)/g, '')

const islandEntry = /\[("(?:[^"\\]|\\.)+"),\s*\(\)\s*=>\s*import\("[^"]*?(island-[^"/]+\.js)"\)/g

/** A file that the bundler made, in whose name is the hash of its contents. */
export const isBundled = (
  file: SiteFile | undefined,
): file is Exclude<SiteFile, { from: string }> =>
  file !== undefined && !('from' in file) && /^assets\/[^/]+\.js$/.test(file.path)

/** Read all scripts of a build. */
export function readScripts(files: ReadonlyMap<string, SiteFile>): Scripts {
  const texts = new Map<string, string>()
  for (const [path, file] of files) {
    if (isBundled(file)) texts.set(path, Buffer.from(file.contents).toString('utf8'))
  }
  const islands = [...texts.values()].flatMap((text) =>
    [...text.matchAll(islandEntry)].map(([, name = '""', file = '']): [string, string] => [
      String(JSON.parse(name)),
      `assets/${file}`,
    ]),
  )
  return { texts, islands: new Map(islands) }
}
