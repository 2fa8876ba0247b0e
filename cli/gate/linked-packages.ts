// Packages outside the site that its `node_modules` links to: those of a monorepo, of `npm link`, of
// a store that packages share. Found as Node finds them, so a path alone never makes a package.
import { dirname, join } from 'node:path'
import { parseJsonObject } from '../primitives/formats/try-parse-json.ts'
import { toReal } from './real-path.ts'
import { tryReadText } from './regular-file.ts'

/** The folders in which Node looks for packages from `folder`, the nearest first. */
export function listModuleFolders(folder: string): readonly string[] {
  const own = join(folder, 'node_modules')
  const parent = dirname(folder)
  return parent === folder ? [own] : [own, ...listModuleFolders(parent)]
}

/** A package on the disk; `root` is its real path. */
interface Package {
  readonly root: string
  readonly name: string
}

const packageName = /^(?:@\w[\w.-]*\/)?\w[\w.-]*$/

function readName(folder: string): string | undefined {
  const { name } = parseJsonObject(tryReadText(join(folder, 'package.json')))
  return typeof name === 'string' && packageName.test(name) ? name : undefined
}

/** The package of a file, given by its real path; undefined if no folder around it has a name. */
function packageOf(file: string): Package | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    const name = readName(folder)
    if (name !== undefined) return { root: folder, name }
    if (folder === dirname(folder)) return undefined
  }
}

const isLinkedFrom = (folder: string, { root, name }: Package): boolean =>
  listModuleFolders(folder).some((modules) => toReal(join(modules, name)) === root)

/**
 * Those of `files` (real paths) that belong to no package that is linked from one of the folders, or
 * from a package that is linked so.
 */
export function withoutLinked(
  files: readonly string[],
  folders: readonly string[],
): readonly string[] {
  const packages = new Map(files.map((file) => [file, packageOf(file)] as const))
  const linked = new Set<string>()
  for (let size = -1; size < linked.size;) {
    size = linked.size
    for (const one of packages.values())
      if (one && [...folders, ...linked].some((folder) => isLinkedFrom(folder, one)))
        linked.add(one.root)
  }
  return files.filter((file) => !linked.has(packages.get(file)?.root ?? ''))
}
