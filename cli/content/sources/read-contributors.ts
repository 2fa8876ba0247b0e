import type { ContentPath } from '../../model/paths.ts'
import { type GitFolder, readGit, unquote } from './read-git.ts'

const MARK = '\u0001'
const PART = '\u0002'

interface ContributorsInput {
  readonly folder: GitFolder
  /** Folders with pages, relative to it. */
  readonly folders: readonly string[]
  /** Sources by their path in the repository. */
  readonly byRepositoryPath: ReadonlyMap<string, ContentPath>
}

/**
 * Read who has changed each source: the authors and co-authors of all commits, those with the most
 * commits first. Names come from `.mailmap` if there is one; accounts of bots are left out.
 */
export async function readContributors({
  folder,
  folders,
  byRepositoryPath,
}: ContributorsInput): Promise<ReadonlyMap<ContentPath, readonly string[]>> {
  const counts = new Map<ContentPath, Map<string, number>>()
  let names: readonly string[] = []
  const trailers = `%(trailers:key=Co-authored-by,valueonly,separator=${PART})`
  const format = `--format=${MARK}%aN${PART}${trailers}`
  const args = ['log', format, '--name-only', '--no-renames', '--no-ext-diff', '--', ...folders]
  await readGit(folder, args, (line) => {
    if (line.startsWith(MARK)) names = toNames(line.slice(1))
    else {
      const path = byRepositoryPath.get(unquote(line))
      if (path !== undefined) count(path, names, counts)
    }
    return true
  })
  return new Map([...counts].map(([path, found]) => [path, sort(found)] as const))
}

function toNames(header: string): readonly string[] {
  const names = header.split(PART).map((name) => name.replace(/\s*<[^>]*>\s*$/, '').trim())
  return [...new Set(names)].filter((name) => name !== '' && !/\[bot\]$/i.test(name))
}

function count(
  path: ContentPath,
  names: readonly string[],
  counts: Map<ContentPath, Map<string, number>>,
): void {
  const own = counts.get(path) ?? new Map<string, number>()
  counts.set(path, own)
  for (const name of names) own.set(name, (own.get(name) ?? 0) + 1)
}

function sort(found: ReadonlyMap<string, number>): readonly string[] {
  return [...found]
    .toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .map(([name]) => name)
}
