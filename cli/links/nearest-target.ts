import type { UrlPath } from '../../runtime/shared/urls/url.ts'
import { decodePath } from '../../runtime/shared/urls/url.ts'
import { didYouMean } from '../report/suggest.ts'
import type { LinkOrigin } from './link-origin.ts'
import type { TargetIndex } from './target-index.ts'
import { groupBy } from '../primitives/group-by.ts'
import { isMarkdownFile } from '../primitives/files/markdown-file.ts'
import { trimSlashes } from '../primitives/urls/trim-slashes.ts'

/**
 * The likeliest target of a broken link, in the form its author would write; undefined when none is
 * similar.
 */
export type NearestTarget = (
  kind: 'page' | 'asset',
  path: string,
  origin: LinkOrigin,
) => string | undefined

/** Comparing with every page is slow, and so many broken links are not typos. */
const MAX_SUGGESTIONS = 200

/** The finder makes up to 200 suggestions and returns undefined after that. */
export function createNearestTarget(index: TargetIndex): NearestTarget {
  const known = new Map<string, string | undefined>()
  const byLastPart = groupBy(index.urls, lastPart)
  return (kind, path, origin) => {
    const key = `${kind}\0${origin.key}\0${path}`
    if (!known.has(key)) {
      const isTooMuch = known.size >= MAX_SUGGESTIONS
      known.set(key, isTooMuch ? undefined : find({ kind, path, origin }, index, byLastPart))
    }
    return known.get(key)
  }
}

interface Wanted {
  readonly kind: 'page' | 'asset'
  readonly path: string
  readonly origin: LinkOrigin
}

function find(
  { kind, path, origin }: Wanted,
  index: TargetIndex,
  byLastPart: ReadonlyMap<string, readonly UrlPath[]>,
): string | undefined {
  const written = decodePath(path)
  const { folder } = origin
  const isRelative = !written.startsWith('/') && !written.startsWith('@site/')
  if (kind === 'asset' || isMarkdownFile(written)) {
    const sources = kind === 'asset' ? index.assetBySource.keys() : index.urlBySource.keys()
    if (!isRelative || folder === undefined) return nearAbsolute(written, kind, index)
    return nearRelative(joinParts(folder, written), folder, [...sources])
  }
  const url = isRelative ? joinParts(origin.bases[0] ?? '/', written) : written
  const last = lastPart(url)
  const [first, ...others] = byLastPart.get(last) ?? []
  if (first !== undefined && others.length === 0) return shown(first)
  const near = didYouMean(`/${trimSlashes(url)}/`, index.urls)
  return near === undefined ? undefined : near.slice(0, -1) || '/'
}

function nearAbsolute(path: string, kind: string, index: TargetIndex): string | undefined {
  if (kind === 'page') {
    const near = didYouMean(path.replace(/^@site\//, ''), index.urlBySource.keys())
    return near === undefined ? undefined : `@site/${near}`
  }
  const near = didYouMean(path.replace(/^\/+/, ''), index.site.assets.keys())
  return near === undefined ? undefined : `/${near}`
}

/** The nearest file, or the only one of that name in another folder, as seen from `folder`. */
function nearRelative(
  wanted: string,
  folder: string,
  sources: readonly string[],
): string | undefined {
  const last = lastPart(wanted)
  const named = sources.filter((source) => lastPart(source) === last)
  const near = named.length === 1 ? named[0] : didYouMean(wanted, sources)
  return near === undefined ? undefined : relativePath(folder, near)
}

function relativePath(folder: string, file: string): string {
  const from = folder.split('/').filter((part) => part !== '')
  const to = file.split('/')
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared += 1
  const up = from.slice(shared).map(() => '..')
  const path = [...up, ...to.slice(shared)].join('/')
  return up.length === 0 ? `./${path}` : path
}

function joinParts(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  return parts.join('/')
}

const lastPart = (path: string): string =>
  (path.replace(/\/$/, '').split('/').at(-1) ?? '').normalize('NFC').toLowerCase()

const shown = (url: UrlPath): string => (url === '/' ? url : url.slice(0, -1))
