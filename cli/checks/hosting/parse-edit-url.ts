import { tryDecode } from '../../../runtime/shared/urls/url.ts'
import { trimSlashes } from '../../primitives/urls/trim-slashes.ts'

/** A URL that opens a file of a branch in the editor of a forge. */
interface EditUrl {
  /** Of the repository, without its owner, in lowercase. */
  readonly name: string
  /** Up to the branch, with a slash at the end. */
  readonly start: string
  /** The rest of the path, Posix, without slashes around it. */
  readonly path: string
}

/**
 * GitHub, GitLab, Bitbucket, and Gitea with its relatives such as Codeberg. Projects host GitLab and
 * Gitea themselves, and their paths differ from those of everything else.
 */
const forges = [
  /^https:\/\/(?:www\.)?github\.com\/[^/]+\/([^/]+)\/(?:edit|blob|tree)\/[^/]+/i,
  /^https:\/\/[^/]+\/(?:[^/]+\/)+([^/]+)\/-\/(?:edit|blob|tree)\/[^/]+/i,
  /^https:\/\/bitbucket\.org\/[^/]+\/([^/]+)\/src\/[^/]+/i,
  /^https:\/\/[^/]+\/[^/]+\/([^/]+)\/_edit\/[^/]+/i,
]

/** Read the start of edit links; undefined for URLs that may be anything. */
export function parseEditUrl(url: string): EditUrl | undefined {
  const [start, name] = forges.map((forge) => forge.exec(url)).find((found) => found) ?? []
  if (start === undefined || name === undefined || /[?#]/.test(url)) return undefined
  const rest = url.slice(start.length)
  return {
    name: name.toLowerCase(),
    start: `${start}/`,
    path: trimSlashes(tryDecode(rest)),
  }
}
