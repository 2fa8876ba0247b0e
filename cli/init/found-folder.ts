// The contents of a folder before a site is set up in it. Given a folder, it returns FoundFolder.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { capitalize } from '../../runtime/shared/text/capitalize.ts'
import { tryReadText } from '../gate/regular-file.ts'
import { tryParseJson } from '../primitives/formats/try-parse-json.ts'
import { parseDomain } from '../primitives/urls/parse-domain.ts'
import { type ForgeRepository, parseRepository } from '../primitives/urls/forge-repository.ts'
import { isRecord } from '../primitives/is-record.ts'
import { splitLines } from '../primitives/text/lines.ts'
import { posixRelative, toPosixPath } from '../primitives/files/posix-path.ts'
import { findRepositoryRoot } from '../report/places/repository-root.ts'
import { findPackageManager, type PackageManager } from './find-package-manager.ts'
import { readBranch, readRemote } from './read-remote.ts'
import { isMarkdownFile } from '../primitives/files/markdown-file.ts'

/** A folder as `init` finds it; texts are undefined where nothing says them. */
export interface FoundFolder {
  /** Absolute. */
  readonly folder: string
  /** Its files, and those of the folders in which pages usually are; Posix paths. */
  readonly files: ReadonlySet<string>
  /** The folder that contains Markdown: `docs`, `content` or `.`; undefined when there is none. */
  readonly docs: string | undefined
  readonly title: string
  /** The address of the published site that `package.json` names. */
  readonly homepage: URL | undefined
  /** The repository on GitHub or GitLab that `package.json` or the remote `origin` names. */
  readonly repository: ForgeRepository | undefined
  /** The default branch of the repository as git knows it; `main` otherwise. */
  readonly branch: string
  /** The path of the folder in its repository: `website/`; empty at its top and without one. */
  readonly pathInRepository: string
  /** The domain in a `CNAME` file of the site. */
  readonly domain: string | undefined
  readonly packageJson: Readonly<Record<string, unknown>> | undefined
  /** The contents of `.gitignore`; empty when there is none. */
  readonly ignored: string
  readonly packageManager: PackageManager
  readonly managerMajor: number | undefined
  /** `pnpm-workspace.yaml` of the site, or of the workspace that it is a package of: its path from the site. */
  readonly pnpmSettings: { readonly path: string; readonly text: string | undefined }
  /** The contents of `tsconfig.json`; undefined when there is none. */
  readonly tsconfig: string | undefined
  /** The path of the folder of the lock file in the repository: that of the site, or of its workspace. */
  readonly lockPath: string
}

/** Folders in which people keep documentation, the most likely first. */
const usualFolders = ['docs', 'content', 'documentation', 'doc', 'pages']
/** Folders in which people keep the components of pages. */
const componentFolders = ['components', 'src', 'slots', 'parts']
/** Markdown that describes a repository rather than documenting a project. */
const repositoryFiles =
  /^(?:readme|changelog|contributing|license|security|code_of_conduct|agents|claude)\b/i

/**
 * Look at a folder, which need not exist. `userAgent`: what npm and its relatives call themselves in
 * `npm_config_user_agent`.
 */
export async function findFolder(
  folder: string,
  userAgent: string | undefined,
): Promise<FoundFolder> {
  const files = new Set(await listFiles(folder))
  const packageJson = readPackageJson(folder)
  const root = findRepositoryRoot(folder)
  const { packageManager, managerMajor, lockFolder } = findPackageManager(folder, root, userAgent)
  const pnpmFile = join(lockFolder, 'pnpm-workspace.yaml')
  return {
    folder,
    files,
    docs: findDocs(files),
    title: findTitle(folder, packageJson, root),
    homepage: toHomepage(packageJson?.['homepage']),
    repository:
      toRepository(packageJson?.['repository']) ??
      (root === undefined ? undefined : await readRemote(root)),
    branch: (root === undefined ? undefined : await readBranch(root)) ?? 'main',
    pathInRepository: toFolderPath(root, folder),
    domain: findDomain(folder),
    packageJson,
    ignored: tryReadText(join(folder, '.gitignore')) ?? '',
    packageManager,
    managerMajor,
    pnpmSettings: { path: posixRelative(folder, pnpmFile), text: tryReadText(pnpmFile) },
    tsconfig: tryReadText(join(folder, 'tsconfig.json')),
    lockPath: toFolderPath(root, lockFolder),
  }
}

/** `website/`; empty for the top of a repository and without one. */
function toFolderPath(root: string | undefined, folder: string): string {
  const path = root === undefined ? '' : posixRelative(root, folder)
  return path === '' ? '' : `${path}/`
}

async function listFiles(folder: string): Promise<readonly string[]> {
  const own = await list(folder)
  const inside = await Promise.all(
    [...usualFolders, ...componentFolders].map(async (name) => {
      const names = await list(join(folder, name), true)
      return names.map((path) => `${name}/${path}`)
    }),
  )
  return [...own, ...inside.flat()]
}

async function list(folder: string, recursive = false): Promise<readonly string[]> {
  if (!existsSync(folder)) return []
  const names = await readdir(folder, { recursive, encoding: 'utf8' })
  return names.map(toPosixPath)
}

function findDocs(files: ReadonlySet<string>): string | undefined {
  const markdown = [...files].filter(
    (path) => isMarkdownFile(path) && !path.includes('node_modules/'),
  )
  const folder = usualFolders.find((name) => markdown.some((path) => path.startsWith(`${name}/`)))
  if (folder !== undefined) return folder
  return markdown.some((path) => !path.includes('/') && !repositoryFiles.test(path))
    ? '.'
    : undefined
}

/** The names of folders that say what is in them, and not what it is about. */
const genericNames = /^(?:docs?|documentation|site|website|www|web)$/i

function findTitle(
  folder: string,
  packageJson: FoundFolder['packageJson'],
  root: string | undefined,
): string {
  const heading = findHeading(tryReadText(join(folder, 'README.md')) ?? '')
  if (heading !== undefined) return heading
  // The site of a project, in a folder of its repository.
  const isPart = root !== undefined && root !== folder && packageJson === undefined
  if (isPart && genericNames.test(basename(folder)))
    return findTitle(root, readPackageJson(root), root)
  const name = typeof packageJson?.['name'] === 'string' ? packageJson['name'] : basename(folder)
  const words = name
    .replace(/^@[^/]+\//, '')
    .replaceAll(/[-_.]+/g, ' ')
    .trim()
  return words === '' ? 'Documentation' : capitalize(words)
}

/** The text of the first heading without badges, links or HTML. */
function findHeading(text: string): string | undefined {
  const headings = splitLines(text).filter((line) => /^#\s/.test(line))
  return headings.map((line) => line.slice(1).trim()).find((title) => /^[^#<![\]`]+$/.test(title))
}

function toHomepage(homepage: unknown): URL | undefined {
  if (typeof homepage !== 'string' || !URL.canParse(homepage)) return undefined
  const url = new URL(homepage)
  // The README of a repository is not the published site.
  const isSite =
    /^https?:$/.test(url.protocol) && !/^(?:www\.)?(?:github|gitlab|npmjs)\.com$/.test(url.host)
  return isSite ? url : undefined
}

function toRepository(repository: unknown): ForgeRepository | undefined {
  const url = isRecord(repository) ? repository['url'] : repository
  return typeof url === 'string' ? parseRepository(url) : undefined
}

function findDomain(folder: string): string | undefined {
  const text = tryReadText(join(folder, 'static/CNAME')) ?? tryReadText(join(folder, 'CNAME'))
  return text === undefined ? undefined : parseDomain(text)
}

function readPackageJson(folder: string): Readonly<Record<string, unknown>> | undefined {
  const value = tryParseJson(tryReadText(join(folder, 'package.json')))
  return isRecord(value) ? value : undefined
}
