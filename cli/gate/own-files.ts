// Files and folders that an option names, such as `checks.inbound`. What is below a folder, and where
// links lead, may be the choice of anyone.
import { posix, resolve } from 'node:path'
import { createGate } from './create-gate.ts'
import { isChosenPath, kindAt } from './own-file.ts'
import type { ReadableScope } from './readable-scope.ts'
import { toReal } from './real-path.ts'
import { type FoundFiles, walkFiles } from './walk-files.ts'

interface OwnFilesOptions {
  /** Absolute. */
  readonly siteDir: string
  readonly scope: ReadableScope
  /** True for names that are skipped in silence; the path is relative to the folder. */
  readonly skip: (path: string) => boolean
}

/**
 * Find the file at `path`, relative to the site's folder, or the files in the folder there and in its
 * folders. All paths in the result begin with `path`; it is empty if there is nothing. A path that
 * leaves the site by its text is accepted, as is one in `node_modules`.
 */
export function findOwnFiles(path: string, { siteDir, scope, skip }: OwnFilesOptions): FoundFiles {
  const file = resolve(siteDir, path)
  const chosen = isChosenPath(siteDir, path) ? [toReal(file)] : []
  const gate = createGate(siteDir, { ...scope, folders: [...scope.folders, path, ...chosen] })
  const kind = kindAt(file)
  if (kind === 'folder') return below(path, walkFiles(file, { gate, skip }), skip)
  const admitted = gate(file)
  if ('refusal' in admitted) {
    const { refusal } = admitted
    // A link to nothing is like no file at all.
    return { files: [], refused: refusal === 'missing' ? [] : [{ path, refusal }] }
  }
  return kind === undefined
    ? { files: [{ path, file: admitted.path }], refused: [] }
    : { files: [], refused: [{ path, refusal: kind }] }
}

/** The walk skips folders and links alone. */
function below(
  folder: string,
  { files, refused }: FoundFiles,
  skip: OwnFilesOptions['skip'],
): FoundFiles {
  const from = <Entry extends { readonly path: string }>(entry: Entry): readonly Entry[] =>
    entry.path !== '' && skip(entry.path)
      ? []
      : [{ ...entry, path: posix.join(folder, entry.path) }]
  return { files: files.flatMap(from), refused: refused.flatMap(from) }
}
