import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeTree } from './remove-tree.ts'

/** The one name under which a disk keeps all spellings of a path: two paths with one name are one file there. */
export type FsNameRules = (path: string) => string

/** Of a disk that tells every two spellings apart. */
const exactName: FsNameRules = (path) => path

// Upper and lower case, and a letter that Unicode writes in two ways.
const trial = 'Trial-\u00E9'

/** Ask the disk at `folder`, which is made and deleted again, what it does with letter case and Unicode forms. */
export function probeFsNameRules(folder: string): FsNameRules {
  try {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, trial), '')
    return nameBy((name) => existsSync(join(folder, name)))
  } finally {
    removeTree(folder)
  }
}

/** What a disk does that finds our trial file under the names for which `isFound` says so. */
export function nameBy(isFound: (name: string) => boolean): FsNameRules {
  const foldsCase = isFound(trial.toLowerCase())
  const foldsForm = isFound(trial.normalize('NFD'))
  if (!foldsCase && !foldsForm) return exactName
  const toForm: FsNameRules = (path) => (foldsForm ? path.normalize('NFC') : path)
  return (path) => (foldsCase ? toForm(toForm(path).toLowerCase()) : toForm(path))
}
