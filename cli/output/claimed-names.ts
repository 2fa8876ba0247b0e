import type { OutputKind } from '../model/output.ts'
import type { OutputPath } from '../model/paths.ts'
import type { FsNameRules } from './fs-name-rules.ts'
import { outputError } from './output-error.ts'

/** A file of the next site. */
interface Claimed {
  readonly path: OutputPath
  /** As messages name it. */
  readonly origin: string
}

/** The files of the next site, each with one origin. */
export interface ClaimedNames {
  /** Throws `OutputError` if another file has the path, or if one of the two needs a folder there. */
  readonly claim: (file: Claimed) => void
  readonly paths: () => readonly OutputPath[]
}

/** How messages name what docs-ssg writes. Routes report all but names with a hash before. */
export const origins: Readonly<Record<OutputKind, string>> = {
  page: 'a page',
  redirect: 'a redirect',
  script: 'a script of docs-ssg',
  stylesheet: 'a style sheet of docs-ssg',
  navigation: 'a part of a sidebar',
  'search-data': 'search data',
  manifest: 'a manifest of docs-ssg',
  asset: 'a file that docs-ssg makes',
}

/** Keeps which file has which name on the disk of the output. */
export function createClaimedNames(fsNameRules: FsNameRules): ClaimedNames {
  const files = new Map<string, Claimed>()
  /** The first file below each folder. */
  const folders = new Map<string, Claimed>()
  return {
    claim: (file) => {
      const name = fsNameRules(file.path)
      const same = files.get(name)
      if (same !== undefined) throw duplicate(file, same)
      const below = folders.get(name)
      if (below !== undefined) throw fileAndFolder(file, below)
      for (let at = name.lastIndexOf('/'); at > 0; at = name.lastIndexOf('/', at - 1)) {
        const folder = name.slice(0, at)
        const above = files.get(folder)
        if (above !== undefined) throw fileAndFolder(above, file)
        if (folders.has(folder)) break
        folders.set(folder, file)
      }
      files.set(name, file)
    },
    paths: () => [...files.values()].map(({ path }) => path),
  }
}

function duplicate(file: Claimed, other: Claimed): Error {
  const message =
    file.path === other.path
      ? `Two files of the site have the output path \`${file.path}\`, ${other.origin} and ${file.origin}, so one would overwrite the other.`
      : `The output paths \`${other.path}\` and \`${file.path}\` are the same file on this disk, so one page would overwrite the other.`
  return outputError('output-twice', message, 'Rename one of them or give it another `slug`.')
}

function fileAndFolder(file: Claimed, below: Claimed): Error {
  const message = `The output path \`${file.path}\` of ${file.origin} is also the folder of \`${below.path}\`, ${below.origin}, so only one of them can be written.`
  return outputError('output-twice', message, 'Rename one of them or give it another `slug`.')
}
