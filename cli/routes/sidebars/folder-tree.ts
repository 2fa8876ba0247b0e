import { capitalize } from '../../../runtime/shared/text/capitalize.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { parseNumberPrefix } from '../../../runtime/shared/text/number-prefix.ts'
import type { Doc } from '../doc-index.ts'

/** A folder with docs, named as on disk. */
export interface DocFolder {
  /**
   * Relative to the variant's folder, without slashes at its ends; empty for that folder itself.
   */
  readonly path: string
  readonly docs: Doc[]
  readonly folders: Map<string, DocFolder>
}

/** The tree of the folders that contain `docs`. */
export function createFolderTree(docs: readonly Doc[]): DocFolder {
  const root: DocFolder = { path: '', docs: [], folders: new Map() }
  for (const doc of docs) {
    const parts = doc.page.docPath.split('/').slice(0, -1)
    let folder = root
    for (const part of parts) folder = childOf(folder, part)
    folder.docs.push(doc)
  }
  return root
}

function childOf(folder: DocFolder, name: string): DocFolder {
  const known = folder.folders.get(name)
  if (known) return known
  const path = folder.path === '' ? name : `${folder.path}/${name}`
  const child: DocFolder = { path, docs: [], folders: new Map() }
  folder.folders.set(name, child)
  return child
}

/** The folder at `path` below `root`; `.` and the empty path are `root`. */
export function findFolder(root: DocFolder, path: string): DocFolder | undefined {
  let folder: DocFolder | undefined = root
  for (const part of path.split('/').filter((name) => name !== '' && name !== '.')) {
    folder = folder?.folders.get(part)
  }
  return folder
}

/**
 * A folder's name as readers see it: `01-api_notes` becomes `Api notes`. The Docusaurus look keeps
 * it without its number, as Docusaurus does.
 */
export function folderLabel(
  path: string,
  { docs, theme }: Pick<ResolvedConfig, 'docs' | 'theme'>,
): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const { name } = parseNumberPrefix(last, docs.numberPrefixParser)
  if (theme.look === 'docusaurus') return name
  const words = name.replace(/[-_]+/g, ' ').trim()
  return capitalize(words)
}
