import type { ResolvedConfig } from '../config/schema/schema.ts'
import { parseNumberPrefix } from '../../runtime/shared/number-prefix.ts'
import type { Doc } from './doc-index.ts'

/** A folder with docs, as on disk. */
export interface DocFolder {
  /** Below the doc set's folder, no slash at the ends; empty for the doc set itself. */
  readonly path: string
  readonly docs: Doc[]
  readonly folders: Map<string, DocFolder>
}

/** The folders that hold `docs`. */
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

/** A folder's name for people: without number, words apart, first letter large; in Docusaurus's look as it is, as there. */
export function folderLabel(
  path: string,
  { docs, theme }: Pick<ResolvedConfig, 'docs' | 'theme'>,
): string {
  const last = path.slice(path.lastIndexOf('/') + 1)
  const { name } = parseNumberPrefix(last, docs.numberPrefixParser)
  if (theme.look === 'docusaurus') return name
  const words = name.replace(/[-_]+/g, ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
