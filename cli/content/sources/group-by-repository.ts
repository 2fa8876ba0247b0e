// Which git repository holds each source. Given sources, it returns them by the folder in which git
// has to run. It must not start git.
import { posix } from 'node:path'
import { toReal } from '../../gate/real-path.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { groupBy } from '../../primitives/group-by.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { createRepositoryFinder, type GitFolder, namesRepository } from './read-git.ts'

/** Sources of one repository. */
export interface RepositorySources {
  readonly folder: GitFolder
  readonly sources: readonly SourceFile[]
  /** The path of a source relative to the folder in which git runs. */
  readonly toPath: (source: SourceFile) => string
  /** Folders with sources, relative to it too. */
  readonly folders: readonly string[]
}

/** Where a source is without symbolic links, because git knows only the link itself. */
const realOf = ({ path, realSource }: SourceFile): string => realSource ?? path

/**
 * Group sources by repository: first that of the site, then those inside the site or at the target
 * of a link, such as submodules. Sources are left out if no folder around them has `.git`
 * and no variable names a repository elsewhere.
 */
export function groupByRepository(
  siteDir: string,
  sources: readonly SourceFile[],
): readonly RepositorySources[] {
  const find = createRepositoryFinder()
  const real = new Map<string, string>()
  const realFolder = (path: string): string => {
    const folder = posix.dirname(path)
    const known = real.get(folder) ?? toReal(posix.join(siteDir, folder))
    real.set(folder, known)
    return known
  }
  const own = find(toReal(siteDir))
  const rootOf = (source: SourceFile): string | undefined =>
    namesRepository() ? own : find(realFolder(realOf(source)))
  const groups = groupBy(sources, rootOf)
  const inner = [...groups].flatMap(([root, held]) =>
    root === undefined || root === own ? [] : [{ root, held }],
  )
  const hasOwn = own !== undefined || namesRepository()
  return [
    ...(hasOwn ? [toOwn(siteDir, groups.get(own) ?? [])] : []),
    ...inner.map(({ root, held }) => ({
      folder: { cwd: root, isInner: true },
      sources: held,
      toPath: (source: SourceFile) =>
        posix.join(posixRelative(root, realFolder(realOf(source))), posix.basename(realOf(source))),
      folders: ['.'],
    })),
  ]
}

function toOwn(siteDir: string, sources: readonly SourceFile[]): RepositorySources {
  return {
    folder: { cwd: siteDir, isInner: false },
    sources,
    toPath: realOf,
    folders: [
      ...new Set(
        sources.map(({ variant, realSource }) =>
          realSource === undefined ? variant.folder || '.' : posix.dirname(realSource),
        ),
      ),
    ],
  }
}
