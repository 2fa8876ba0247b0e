// When each page last changed, from one pass over git's history. Enters: sources. Leaves: dates and authors.
// Must not guess: a date that git can't know is left out.
import { spawn } from 'node:child_process'
import { posix } from 'node:path'
import { createInterface } from 'node:readline'
import type { ResolvedConfig } from '../../config/schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import type { LastUpdate } from '../../model/site.ts'
import type { SourceFile } from '../../model/source-file.ts'
import { contentRules } from '../content-rules.ts'

/** Dates by source; a source without one was never committed, or git can't know. */
export interface LastUpdates {
  readonly dates: ReadonlyMap<ContentPath, LastUpdate>
  readonly diagnostics: readonly Diagnostic[]
}

interface Commit {
  readonly update: LastUpdate
  /** Where a shallow clone ends: git shows all its files as new, whenever they changed. */
  readonly isBoundary: boolean
}

const NONE: LastUpdates = { dates: new Map(), diagnostics: [] }
// Optional locks off, so that a build never hinders the git command a person runs at the same time.
const GIT = ['--no-optional-locks', '-c', 'core.quotePath=false', '-c', 'log.showSignature=false']
const MARK = '\u0001'

/** Lines git prints; ends early when `onLine` returns false. Undefined: no git, or it refused. */
function readGit(cwd: string, args: string[], onLine: (line: string) => boolean): Promise<boolean> {
  return new Promise((done) => {
    const git = spawn('git', [...GIT, ...args], { cwd, stdio: ['ignore', 'pipe', 'ignore'] })
    let stopped = false
    const lines = createInterface({ input: git.stdout, crlfDelay: Infinity })
    lines.on('line', (line) => {
      if (stopped || onLine(line)) return
      stopped = true
      git.kill()
    })
    git.on('error', () => done(false))
    git.on('close', (code) => done(stopped || code === 0))
  })
}

/** Path of the site's folder inside the repository (`''` at its top) and whether history is cut off. */
async function findRepository(
  cwd: string,
): Promise<{ prefix: string; shallow: boolean } | undefined> {
  const lines: string[] = []
  const args = ['rev-parse', '--is-shallow-repository', '--show-prefix']
  const found = await readGit(cwd, args, (line) => lines.push(line) > 0)
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
  readonly unknown: ContentPath[]
}

/** Takes git's output line by line: a header per commit, then the paths it touched, newest commit first. */
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
    if (commit.isBoundary) wanted.unknown.push(path)
    else wanted.dates.set(path, commit.update)
    return wanted.byRepositoryPath.size > 0
  }
}

/** Git puts names with quotes, tabs or backslashes into quotes, in the manner of C. */
function unquote(line: string): string {
  if (!line.startsWith('"')) return line
  const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\' }
  return line.slice(1, -1).replace(/\\(.)/g, (_, char: string) => escapes[char] ?? char)
}

function shallowWarning(unknown: readonly ContentPath[], total: number): Diagnostic {
  return contentRules['shallow-clone'].report({
    message: `The git history is cut off (a shallow clone), so ${unknown.length} of ${total} pages have no last-update date.`,
    help: 'Fetch the whole history: `git fetch --unshallow`, or `fetch-depth: 0` in the checkout step of CI.',
  })
}

/** Date and author of the last commit that touched each source. Without git or a repository there are none. */
export async function readLastUpdates(
  config: ResolvedConfig,
  sources: readonly SourceFile[],
): Promise<LastUpdates> {
  if (sources.length === 0) return NONE
  const repository = await findRepository(config.siteDir)
  if (repository === undefined) return NONE

  const toRepositoryPath = (path: string): string =>
    posix.normalize(posix.join(repository.prefix, path))
  const byRepositoryPath = new Map(sources.map(({ path }) => [toRepositoryPath(path), path]))
  const wanted: Wanted = { byRepositoryPath, dates: new Map(), unknown: [] }
  const folders = [...new Set(sources.map(({ variant }) => variant.folder || '.'))]
  const format = `--format=${MARK}%ct${MARK}%P${MARK}%an`
  const args = ['log', format, '--name-only', '--no-renames', '--no-ext-diff', '--', ...folders]
  await readGit(config.siteDir, args, createLogReader(wanted, repository.shallow))

  const { dates, unknown } = wanted
  const diagnostics = unknown.length > 0 ? [shallowWarning(unknown, sources.length)] : []
  return { dates, diagnostics }
}
