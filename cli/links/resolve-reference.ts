import {
  type UrlPath,
  decodeFragment,
  fragmentId,
  joinBase,
  parseHref,
  toHref,
  withoutBase,
} from '../../runtime/shared/urls/url.ts'
import type { ResolvedReference } from '../model/links/links.ts'
import type { Link } from '../model/page.ts'
import type { OutputPath } from '../model/paths.ts'
import type { AssetFile, RefusedFile } from '../model/source-file.ts'
import type { LinkOrigin } from './link-origin.ts'
import { type Located, locate, locateAbsolute } from './locate.ts'
import { type TargetIndex, toFileHref } from './target-index.ts'
import { trimEndSlashes } from '../primitives/urls/trim-slashes.ts'

/** The target of a link. `later`: its page's ids are known only after rendering. */
export interface Resolution {
  readonly reference: ResolvedReference
  readonly asset?: OutputPath
  /** The file is an SVG image that lacks some parts of its source. */
  readonly cleaned?: AssetFile
  /** The file that must not be published. */
  readonly refused?: RefusedFile
  readonly problem?: 'empty' | 'missing' | 'draft' | 'refused' | 'anchor' | 'later'
  /** The page that lacks the id, and the id, decoded. */
  readonly url?: UrlPath
  /** The page that the link goes to. */
  readonly page?: UrlPath
  readonly id?: string
  /** The path of the link, without query and hash. */
  readonly path: string
  /**
   * The link contains the domain of the site, where other things than this build may publish files.
   */
  readonly isOnDomain?: true
}

/** Resolves a path as seen from an origin. */
export type Locator = (path: string, origin: LinkOrigin) => Located

/** A `Locator` that resolves each path once for each origin. */
export function createLocator(index: TargetIndex): Locator {
  const memo = new Map<string, Map<string, Located>>()
  return (path, origin) => {
    const known = memo.get(origin.key) ?? new Map<string, Located>()
    memo.set(origin.key, known)
    const found = known.get(path) ?? followRedirects(locate(path, origin, index), origin, index)
    known.set(path, found)
    return found
  }
}

/** A redirect counts as its target. Many redirects in a row are a loop, which has its own rule. */
function followRedirects(located: Located, origin: LinkOrigin, index: TargetIndex): Located {
  let found = located
  for (let step = 0; step < 5 && found.kind === 'redirect'; step += 1) {
    const { scheme, path } = parseHref(found.to)
    if (scheme !== '') return found
    const next = locateAbsolute(path, origin, index)
    if (next.kind === 'page') return { ...next, via: found.to }
    found = next
  }
  return found
}

/** The final URL of one link, and its problem if it has one. */
export function resolveReference(
  link: Pick<Link, 'kind' | 'href'>,
  origin: LinkOrigin,
  { index, locator }: { readonly index: TargetIndex; readonly locator: Locator },
): Resolution {
  const parts = sitePart(link.href, index)
  if (parts === undefined) {
    const isEmpty = /^(?:mailto|tel|sms):\/{0,2}$/i.test(link.href)
    return { reference: { href: link.href }, path: link.href, ...(isEmpty && { problem: 'empty' }) }
  }
  const { path, query, hash } = parts
  const suffix = query + (hash === undefined ? '' : `#${hash}`)
  if (path === '' && suffix === '') return { reference: { href: '' }, problem: 'empty', path }
  if (path === '') return resolveOwn(origin, { query, hash, suffix }, index)

  const found = locator(path, origin)
  // The build can't emit a file of the forge.
  const located = found.kind === 'repository' && link.kind === 'asset' ? missing : found
  if (located.kind === 'page') {
    const via = parseHref(located.via ?? '')
    const finalHash = hash ?? via.hash
    const written = (query || via.query) + (finalHash === undefined ? '' : `#${finalHash}`)
    const checked = checkAnchor(located.url, finalHash, index)
    const original =
      checked.problem === 'anchor' ? findOriginal(located.url, origin, index) : undefined
    const inOriginal = original && checkAnchor(original, finalHash, index)
    const url = inOriginal && inOriginal.problem === undefined ? original : located.url
    const href = toHref(url, index.site.config) + written
    return { reference: { href }, path, page: url, ...(url === located.url ? checked : inOriginal) }
  }
  const file = { path, ...resolveFile(located, { path, suffix }, index) }
  if (!file.reference.isMissing || !isWeb(parts.scheme)) return file
  return { ...file, reference: { href: link.href, isMissing: true }, isOnDomain: true }
}

/**
 * A page that is shown untranslated means the headings of the originals, whose ids a translation
 * may lack.
 */
function findOriginal(
  url: UrlPath,
  { folder, variant }: LinkOrigin,
  { translations }: TargetIndex,
): UrlPath | undefined {
  if (variant === undefined || folder === undefined) return undefined
  if (`${folder}/`.startsWith(`${variant.folder}/`)) return undefined
  return [...translations].find(([, urls]) => urls.get(variant.locale) === url)?.[0]
}

const missing: Located = { kind: 'missing' }

const isWeb = (scheme: string): boolean => /^(?:https?|\/\/)$/.test(scheme)

/** Undefined for links to other sites. The site's own domain counts as the site. */
function sitePart(href: string, { site }: TargetIndex): ReturnType<typeof parseHref> | undefined {
  const parts = parseHref(href)
  if (parts.scheme === '') return parts
  if (parts.scheme === 'pathname') return { ...parts, path: parts.path.replace(/^\/*/, '/') }
  if (!isWeb(parts.scheme)) return undefined
  const host = trimEndSlashes(site.config.url.replace(/^https?:/, ''))
  if (host === '//localhost' || !`${parts.path}/`.startsWith(`${host}/`)) return undefined
  const path = parts.path.slice(host.length) || '/'
  // The rest of the domain, outside the base path, is not part of this site.
  return withoutBase(path, site.config.baseUrl) === undefined ? undefined : { ...parts, path }
}

function resolveOwn(
  origin: LinkOrigin,
  { query, hash, suffix }: { query: string; hash: string | undefined; suffix: string },
  index: TargetIndex,
): Resolution {
  if (origin.url === undefined) return { reference: { href: suffix }, path: '' }
  const href = query === '' ? suffix : toHref(origin.url, index.site.config) + suffix
  return { reference: { href }, path: '', ...checkAnchor(origin.url, hash, index) }
}

/**
 * https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
 */
function checkAnchor(
  url: UrlPath,
  hash: string | undefined,
  index: TargetIndex,
): Partial<Resolution> {
  const raw = fragmentId(hash ?? '')
  const id = decodeFragment(raw)
  if (raw === '') return {}
  const anchors = index.anchorsOf(url)
  if (anchors === undefined) return { problem: 'later', url, id }
  if (anchors.has(raw) || anchors.has(id) || raw.toLowerCase() === 'top') return {}
  return { problem: 'anchor', url, id }
}

function resolveFile(
  located: Exclude<Located, { kind: 'page' }>,
  { path, suffix }: { readonly path: string; readonly suffix: string },
  { site }: TargetIndex,
): Omit<Resolution, 'path'> {
  switch (located.kind) {
    case 'asset': {
      const { output, size, removed } = located.asset
      const reference = { href: toFileHref(output, site) + suffix, ...size }
      return { reference, asset: output, ...(removed && { cleaned: located.asset }) }
    }
    case 'file': {
      const reference = { href: toFileHref(located.path, site) + suffix }
      return located.asset ? { reference, asset: located.asset.output } : { reference }
    }
    case 'redirect':
      return { reference: { href: located.to } }
    case 'repository':
      return { reference: { href: located.url + suffix } }
    default: {
      const isPath = path.startsWith('/') && !path.startsWith(site.config.baseUrl)
      const href = (isPath ? joinBase(site.config.baseUrl, path) : path) + suffix
      const refused = located.kind === 'refused' && { refused: located.file }
      return { reference: { href, isMissing: true }, problem: located.kind, ...refused }
    }
  }
}
