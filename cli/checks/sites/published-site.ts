// What another site publishes. Given the text of its anchors.json, it says whether a URL exists there.
// Must not read files or the network.
import type { AnchorManifest } from '../../../runtime/shared/manifests/manifests.ts'
import {
  decodeFragment,
  decodePath,
  fragmentId,
  parseHref,
  toUrlPath,
  withoutBase,
} from '../../../runtime/shared/urls/url.ts'
import { tryParseJson } from '../../primitives/formats/try-parse-json.ts'
import { isRecord } from '../../primitives/is-record.ts'

/** The pages and files of another site. Paths are decoded and have no base path. */
export interface PublishedSite {
  /** Origin, without a slash at the end. */
  readonly origin: string
  readonly baseUrl: string
  /** Ids by path with a slash at both ends; redirects have the ids of their target. */
  readonly ids: ReadonlyMap<string, ReadonlySet<string>>
  /** With a slash at the start. */
  readonly files: ReadonlySet<string>
  /** The beginnings of redirects that end in `*`. */
  readonly splats: readonly string[]
}

/** What is wrong with a URL of the site; `near` lists what may be meant instead. */
export type SiteProblem =
  | { readonly kind: 'page'; readonly path: string; readonly near: Iterable<string> }
  | { readonly kind: 'anchor'; readonly id: string; readonly near: Iterable<string> }

/** Parse the `anchors.json` of another site; undefined when the text is not one of this version. */
export function parsePublishedSite(text: string): PublishedSite | undefined {
  const manifest = parseManifest(text)
  if (manifest === undefined) return undefined
  const { url, baseUrl } = manifest.site
  const toLocal = (path: string): string => decodePath(withoutBase(path, baseUrl) ?? path)
  const ids = new Map<string, ReadonlySet<string>>(
    manifest.pages.map((page) => [toUrlPath(toLocal(page.path)), new Set(page.ids)]),
  )
  const splats: string[] = []
  for (const { from, to } of manifest.redirects) {
    const target = ids.get(toUrlPath(toLocal(parseHref(to).path)))
    const source = toLocal(from)
    if (source.endsWith('*')) splats.push(source.slice(0, -1))
    // Nothing is known of the ids of a page elsewhere.
    else if (!ids.has(toUrlPath(source))) ids.set(toUrlPath(source), target ?? anyId)
  }
  const files = new Set(manifest.files.map(toLocal))
  return { origin: new URL(url).origin, baseUrl, ids, files, splats }
}

/** Find out what is wrong with a URL of another site; undefined if the site serves it. `href` is absolute and below its base path. */
export function findSiteProblem(href: string, site: PublishedSite): SiteProblem | undefined {
  const { pathname, hash } = new URL(href)
  const path = decodePath(withoutBase(pathname, site.baseUrl) ?? pathname)
  const ids = site.ids.get(toUrlPath(toPagePath(path)))
  if (ids === undefined) {
    const exists = site.files.has(path) || site.splats.some((start) => path.startsWith(start))
    return exists || isBuilt(path) ? undefined : { kind: 'page', path, near: site.ids.keys() }
  }
  const id = decodeFragment(fragmentId(hash.slice(1)))
  const isThere = id === '' || id === 'top' || ids === anyId || ids.has(id)
  return isThere ? undefined : { kind: 'anchor', id, near: ids }
}

/** The ids of a page that is not known. */
const anyId: ReadonlySet<string> = new Set()

/** A page has several spellings: its file, its URL without the ending, and its Markdown. */
const toPagePath = (path: string): string =>
  path.replace(/(?:^|\/)index\.(?:html|md)$/, '/').replace(/(?<=[^/])\.(?:html|md)$/, '')

/** Files whose names are hashes change with each build, so the list leaves them out. */
const isBuilt = (path: string): boolean => path.startsWith('/assets/')

function parseManifest(text: string): AnchorManifest | undefined {
  const value = tryParseJson(text)
  return isManifest(value) ? value : undefined
}

function isManifest(value: unknown): value is AnchorManifest {
  if (!isRecord(value) || value['version'] !== 1) return false
  const { site, pages, redirects, files } = value
  return (
    isRecord(site) &&
    isText(site['url']) &&
    isWebUrl(site['url']) &&
    isText(site['baseUrl']) &&
    /^\/(?:.*\/)?$/.test(site['baseUrl']) &&
    isListOf(pages, (one) => isText(one['path']) && isTexts(one['ids'])) &&
    isListOf(redirects, (one) => isText(one['from']) && isText(one['to'])) &&
    isTexts(files)
  )
}

const isWebUrl = (url: string): boolean =>
  URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText)
const isListOf = (
  value: unknown,
  isEntry: (entry: Readonly<Record<string, unknown>>) => boolean,
): boolean => Array.isArray(value) && value.every((entry) => isRecord(entry) && isEntry(entry))
