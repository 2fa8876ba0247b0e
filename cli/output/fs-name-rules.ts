import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldCase } from '../primitives/text/fold-name.ts'
import { removeTree } from './remove-tree.ts'

/**
 * The name that a file system uses for all spellings of a path: two paths with the same name are
 * the same file.
 */
export type FsNameRules = (path: string) => string

/** The rules of a file system on which any two spellings are different files. */
const exactName: FsNameRules = (path) => path

// Contains upper and lower case, and a letter that Unicode can encode in two ways.
const probeName = 'Trial-\u00E9'

/**
 * Find out how the file system of `folder` treats letter case and Unicode forms; the folder is
 * created and deleted.
 */
export function probeFsNameRules(folder: string): FsNameRules {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, probeName), '')
    return createFsNameRules((name) => existsSync(join(folder, name)))
  } finally {
    removeTree(folder)
  }
}

/**
 * The rules of a file system that finds the probe file under the names for which `isFound` returns
 * true.
 */
export function createFsNameRules(isFound: (name: string) => boolean): FsNameRules {
  const foldsCase = isFound(probeName.toLowerCase())
  const foldsForm = isFound(probeName.normalize('NFD'))
  if (!foldsCase && !foldsForm) return exactName
  const toForm: FsNameRules = (path) => (foldsForm ? path.normalize('NFC') : path)
  return (path) => (foldsCase ? toForm(foldCase(toForm(path))) : toForm(path))
}
