// When each page last changed, from one pass over the history of git. Given sources, it returns
// dates and authors. It must not guess: a date that git does not have is left out.
import { posix } from 'node:path'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { LastUpdate } from '../../model/site.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { groupByRepository, type RepositorySources } from './group-by-repository.ts'
import { readContributors } from './read-contributors.ts'
import { type GitFolder, readGit, unquote } from './read-git.ts'
import { pushAll } from '../../primitives/long-lists.ts'

/** Dates by source; a source without one was never committed, or the history is cut off before. */
export interface LastUpdates {
  readonly dates: ReadonlyMap<ContentPath, LastUpdate>
  readonly diagnostics: readonly Diagnostic[]
}

interface Commit {
  readonly update: LastUpdate
  /** The end of a shallow clone: git lists all files here, whenever they changed. */
  readonly isBoundary: boolean
}

const MARK = '\u0001'

/**
 * Path of the folder in the repository (`''` at its top), and whether the history is cut
 * off.
 */
async function findRepository(
  folder: GitFolder,
): Promise<{ prefix: string; shallow: boolean } | undefined> {
  const lines: string[] = []
  const args = ['rev-parse', '--is-shallow-repository', '--show-prefix']
  const found = await readGit(folder, args, (line) => lines.push(line) > 0)
  return found ? { prefix: lines[1] ?? '', shallow: lines[0] === 'true' } : undefined
}

function toCommit(header: string, shallow: boolean): Commit {
  const [seconds = '0', parents = '', ...author] = header.slice(1).split(MARK)
  const date = new Date(Number(seconds) * 1000).toISOString()
  return { update: { date, author: author.join(' ') }, isBoundary: shallow && parents === '' }
}

interface Wanted {
  readonly byRepositoryPath: Map<string, ContentPath>
  readonly dates: Map<ContentPath, LastUpdate>
  readonly undated: ContentPath[]
}

/**
 * Read the log line by line: a header for each commit, then the paths that it changed, newest
 * commit first.
 */
function createLogReader(wanted: Wanted, shallow: boolean): (line: string) => boolean {
  let commit: Commit | undefined
  return (line) => {
    if (line.startsWith(MARK)) {
      commit = toCommit(line, shallow)
      return true
    }
    const path = wanted.byRepositoryPath.get(unquote(line))
    if (path === undefined || commit === undefined) return true
    wanted.byRepositoryPath.delete(unquote(line))
    if (commit.isBoundary) wanted.undated.push(path)
    else wanted.dates.set(path, commit.update)
    return wanted.byRepositoryPath.size > 0
  }
}

function shallowWarning(undated: readonly ContentPath[], total: number): Diagnostic {
  return contentRules['shallow-clone'].report({
    message: `The git history is cut off (a shallow clone), so ${undated.length} of ${total} pages have no date of their last update.`,
    help: 'Fetch the full history: run `git fetch --unshallow`, or set `fetch-depth: 0` in the checkout step of CI.',
  })
}

/**
 * Read date and author of the last commit that changed each source, in the repository that holds it;
 * there are none without git or a repository.
 */
export async function readLastUpdates(
  config: ResolvedConfig,
  files: readonly SourceFile[],
): Promise<LastUpdates> {
  // Git doesn't know the pages of integrations, and would be searched to its first commit.
  const sources = files.filter(({ integration }) => integration === undefined)
  const dates = new Map<ContentPath, LastUpdate>()
  const undated: ContentPath[] = []
  for (const group of groupByRepository(config.siteDir, sources)) {
    const found = await readRepository(group, config.docs.showContributors)
    for (const [path, update] of found.dates) dates.set(path, update)
    pushAll(undated, found.undated)
  }
  const diagnostics = undated.length > 0 ? [shallowWarning(undated, sources.length)] : []
  return { dates, diagnostics }
}

async function readRepository(
  { folder, sources, toPath, folders }: RepositorySources,
  showContributors: boolean,
): Promise<Pick<Wanted, 'dates' | 'undated'>> {
  const dates = new Map<ContentPath, LastUpdate>()
  const undated: ContentPath[] = []
  const repository = sources.length === 0 ? undefined : await findRepository(folder)
  if (repository === undefined) return { dates, undated }

  const paths = sources.map((source) => {
    const path = posix.normalize(posix.join(repository.prefix, toPath(source)))
    return [path, source.path] as const
  })
  const wanted: Wanted = { byRepositoryPath: new Map(paths), dates, undated }
  const format = `--format=${MARK}%ct${MARK}%P${MARK}%an`
  const args = ['log', format, '--name-only', '--no-renames', '--no-ext-diff', '--', ...folders]
  await readGit(folder, args, createLogReader(wanted, repository.shallow))
  if (showContributors) {
    const names = await readContributors({ folder, folders, byRepositoryPath: new Map(paths) })
    for (const [path, update] of dates)
      dates.set(path, { ...update, contributors: names.get(path) ?? [] })
  }
  shareDates(new Map(paths), paths, dates)
  return wanted
}

/** Date every source at a link to one file, because the log is searched for only one of them. */
function shareDates(
  searched: ReadonlyMap<string, ContentPath>,
  paths: readonly (readonly [string, ContentPath])[],
  dates: Map<ContentPath, LastUpdate>,
): void {
  for (const [repositoryPath, path] of paths) {
    const update = dates.get(searched.get(repositoryPath) ?? path)
    if (update) dates.set(path, update)
  }
}
