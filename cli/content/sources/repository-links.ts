// Files and folders of the repository that pages link to, such as `../LICENSE`. Given pages, it
// returns where the forge shows these files. It opens none of them.
import { spawnSync } from 'node:child_process'
import { posix } from 'node:path'
import { decodePath } from '../../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { createGate } from '../../gate/create-gate.ts'
import { toReadableScope } from '../../gate/readable-scope.ts'
import { walkFiles } from '../../gate/walk-files.ts'
import { linkFolders } from '../../model/links/link-folders.ts'
import type { Page } from '../../model/page.ts'
import type { Site } from '../../model/site.ts'
import {
  type BrowseUrl,
  parseBrowseUrl,
  parseRepository,
  toBrowseStart,
  toBrowseUrl,
} from '../../primitives/urls/forge-repository.ts'
import { toGitCommand } from '../../primitives/run-git.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import { findRepositoryRoot } from '../../report/places/repository-root.ts'

/** URLs by the path of a file or folder, relative to the site's folder. */
export type RepositoryLinks = ReadonlyMap<string, string>

/** Create the function that finds the links of pages; git lists the files once, when a page needs it. */
export function createRepositoryLinks(
  config: ResolvedConfig,
): (pages: readonly Page[]) => RepositoryLinks {
  const root = findRepositoryRoot(config.siteDir)
  const toUrl = once(() => createUrls(config, root))
  const files = once(() => listFiles(root, config))
  const inRoot = (path: string): string =>
    posix.join(root === undefined ? '' : posixRelative(root, config.siteDir), path)
  return (pages) => {
    const paths = new Set(pages.flatMap(listTargets))
    if (paths.size === 0) return new Map()
    const urlOf = toUrl()
    if (urlOf === undefined) return new Map()
    return new Map(
      [...paths].flatMap((path) => {
        const kind = files().get(inRoot(path))
        const url = kind === undefined ? undefined : urlOf(path, kind)
        return url === undefined ? [] : [[path, url] as const]
      }),
    )
  }
}

/** True if all of these links existed when the site was built. */
export const hasKnownLinks = (
  { repositoryLinks }: Pick<Site, 'repositoryLinks'>,
  links: RepositoryLinks,
): boolean => [...links.keys()].every((path) => repositoryLinks?.has(path) === true)

type FileKind = 'file' | 'folder'

function once<Value>(make: () => Value): () => Value {
  const made: Value[] = []
  return () => {
    const [known] = made
    if (known !== undefined || made.length > 0) return known ?? make()
    const value = make()
    made.push(value)
    return value
  }
}

const isFixed = /^(?:[a-z][a-z\d+.-]*:|[/#?]|@site\/|$)/i

/** What relative links mean, if they mean files. */
function listTargets(page: Page): readonly string[] {
  return page.links.flatMap(({ kind, href, place }) => {
    if (kind !== 'page' || isFixed.test(href)) return []
    const path = decodePath(href.replace(/[?#].*$/, ''))
    return linkFolders(page, place.path).map((folder) =>
      posix.join(folder, path).replace(/\/$/, ''),
    )
  })
}

/** `docs.editUrl` says where the docs are; else `repository` or the remote of git. */
function createUrls(
  { docs, repository, siteDir }: ResolvedConfig,
  root: string | undefined,
): ((path: string, kind: FileKind) => string | undefined) | undefined {
  const edited = docs.editUrl === undefined ? undefined : parseBrowseUrl(docs.editUrl)
  const toUrl =
    (browse: BrowseUrl, below: (path: string) => string) =>
    (path: string, kind: FileKind): string | undefined => {
      const file = posix.join(browse.path, below(path))
      return file.startsWith('..') ? undefined : toBrowseUrl(browse, file, kind)
    }
  if (edited) return toUrl(edited, (path) => posix.relative(docs.path, path))
  const named = parseRepository(repository ?? (root === undefined ? '' : readRemote(root)))
  if (named === undefined) return undefined
  return toUrl(toBrowseStart(named), (path) =>
    posix.join(root === undefined ? '' : posixRelative(root, siteDir), path),
  )
}

function runGit(cwd: string, args: readonly string[]): string {
  const command = toGitCommand(args)
  const { status, stdout } = spawnSync('git', command.args, {
    cwd,
    env: command.env,
    encoding: 'utf8',
    maxBuffer: 200_000_000,
  })
  return status === 0 ? stdout : ''
}

const readRemote = (root: string): string =>
  runGit(root, ['config', '--get', 'remote.origin.url']).trim()

/**
 * Everything that git knows or would add. Without git, or if it doesn't trust the owner of the
 * folder, what is in the folder of the site.
 */
function listFiles(
  root: string | undefined,
  config: ResolvedConfig,
): ReadonlyMap<string, FileKind> {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const known = root === undefined ? '' : runGit(root, args)
  const base = root === undefined ? '' : posixRelative(root, config.siteDir)
  const paths =
    known === '' ? walk(config).map((path) => posix.join(base, path)) : known.split('\0')
  const kinds = new Map<string, FileKind>([['.', 'folder']])
  for (const path of paths) {
    if (path === '') continue
    kinds.set(path, 'file')
    for (let at = posix.dirname(path); !kinds.has(at); at = posix.dirname(at))
      kinds.set(at, 'folder')
  }
  return kinds
}

function walk(config: ResolvedConfig): readonly string[] {
  const gate = createGate(config.siteDir, toReadableScope(config))
  const skip = (path: string): boolean => /(?:^|\/)(?:node_modules|\.[^/]*)$/.test(path)
  const { files, refused } = walkFiles(config.siteDir, { gate, skip })
  return [...files, ...refused].map(({ path }) => path)
}
