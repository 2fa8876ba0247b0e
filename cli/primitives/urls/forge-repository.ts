import { decodePath, encodePath } from '../../../runtime/shared/urls/url.ts'
import { trimSlashes } from './trim-slashes.ts'

/** A repository on GitHub or GitLab. */
export interface ForgeRepository {
  readonly forge: 'github' | 'gitlab'
  /** `owner/name`; on GitLab possibly `group/subgroup/name`. */
  readonly path: string
}

/** Where a site is published. */
export interface PublishedAt {
  /** An origin: `https://me.github.io`. */
  readonly url: string
  /** Starts and ends with a slash. */
  readonly baseUrl: string
}

/** `github:me/lib`, `git@github.com:me/lib.git`, `https://github.com/me/lib` and their relatives. */
const remote =
  /^(?:(?<short>github|gitlab):|(?:(?:git\+)?(?:https?|ssh|git):\/\/)?(?:[^@/\s]+@)?(?:www\.)?(?<host>github|gitlab)\.com(?::\d+)?[/:])\/?(?<path>[\w.-]+(?:\/[\w.-]+)+)\/?$/i

/** Read the URL of a remote, or the `repository` of a `package.json`; undefined for other forges. */
export function parseRepository(text: string): ForgeRepository | undefined {
  const { short, host, path: written } = remote.exec(text)?.groups ?? {}
  const path = written?.replace(/\.git$/, '')
  const forge = (short ?? host)?.toLowerCase()
  // In a `package.json`, `me/lib` alone is a repository on GitHub.
  if (forge === undefined)
    return /^[\w-]+\/[\w.-]+$/.test(text) ? { forge: 'github', path: text } : undefined
  if (path === undefined || (forge === 'github' && path.split('/').length !== 2)) return undefined
  return { forge: forge === 'gitlab' ? 'gitlab' : 'github', path }
}

/** Where GitHub Pages or GitLab Pages publishes a repository that has no domain. */
export function toPagesAddress({ forge, path }: ForgeRepository): PublishedAt {
  const [owner = '', ...rest] = path.split('/')
  const host = `${owner.toLowerCase()}.${forge}.io`
  const name = rest.join('/')
  // The site of a person or a group has a repository that is called like its host.
  return { url: `https://${host}`, baseUrl: name.toLowerCase() === host ? '/' : `/${name}/` }
}

/** The start of the links that edit a file of a branch. */
export const toEditUrl = ({ forge, path }: ForgeRepository, branch = 'main'): string =>
  `https://${forge}.com/${path}/${forge === 'gitlab' ? '-/' : ''}edit/${branch}/`

/** A folder of a branch, as GitHub, GitLab and their relatives show it. */
export interface BrowseUrl {
  /** Up to the word for the kind of page: `https://github.com/me/lib/`. */
  readonly start: string
  readonly branch: string
  /** Of the folder, Posix, without slashes around it; empty for the top of the repository. */
  readonly path: string
}

/** Read the URL of a folder of a branch, such as the start of edit links; undefined for others. */
export function parseBrowseUrl(url: string): BrowseUrl | undefined {
  const found = /^(https:\/\/[^?#]+?\/(?:-\/)?)(?:edit|blob|tree)\/([^/?#]+)\/?([^?#]*)$/.exec(url)
  const [, start, branch, path = ''] = found ?? []
  if (start === undefined || branch === undefined) return undefined
  return { start, branch, path: trimSlashes(decodePath(path)) }
}

/** The top of the default branch of a repository. */
export const toBrowseStart = ({ forge, path }: ForgeRepository): BrowseUrl => ({
  start: `https://${forge}.com/${path}/${forge === 'gitlab' ? '-/' : ''}`,
  branch: 'HEAD',
  path: '',
})

/** Where the forge shows a file or folder of the same branch; `path` is that in the repository. */
export const toBrowseUrl = (
  { start, branch }: BrowseUrl,
  path: string,
  kind: 'file' | 'folder',
): string => `${start}${kind === 'file' ? 'blob' : 'tree'}/${branch}/${encodePath(path)}`
