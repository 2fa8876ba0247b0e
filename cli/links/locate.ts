import { join } from 'node:path'
import { applyRedirect } from '../../runtime/shared/urls/redirect-rule.ts'
import { type UrlPath, decodePath, toUrlPath, withoutBase } from '../../runtime/shared/urls/url.ts'
import type { AssetFile, RefusedFile } from '../model/source-file.ts'
import type { LinkOrigin } from './link-origin.ts'
import { type TargetIndex, isGeneratedFile, setKey } from './target-index.ts'
import { isMarkdownFile } from '../primitives/files/markdown-file.ts'
import { posixRelative } from '../primitives/files/posix-path.ts'

/** The target of a path. */
export type Located =
  /** `via`: the target of the redirect that was followed. */
  | { readonly kind: 'page'; readonly url: UrlPath; readonly via?: string }
  | { readonly kind: 'asset'; readonly asset: AssetFile }
  /**
   * A file under the URL of the request (`demo/` for `demo/index.html`), or a file that the build
   * creates.
   */
  | { readonly kind: 'file'; readonly path: string; readonly asset: AssetFile | undefined }
  | { readonly kind: 'redirect'; readonly to: string }
  /** A file outside the docs, as the forge of the repository shows it. */
  | { readonly kind: 'repository'; readonly url: string }
  | { readonly kind: 'draft' }
  | { readonly kind: 'refused'; readonly file: RefusedFile }
  | { readonly kind: 'missing' }

const MISSING: Located = { kind: 'missing' }

/** Resolve a path as written, without query and hash, as seen from its origin. */
export function locate(written: string, origin: LinkOrigin, index: TargetIndex): Located {
  const file = written.replace(/\/$/, '')
  // Older versions of Docusaurus accept a file followed by a slash: `./a.md/#id`.
  const path = isMarkdownFile(file) ? file : written
  if (path.startsWith('@site/')) {
    const root = index.site.config.siteRoot
    const found = firstOf(spellings(path.slice(6)), (at) => bySource(joinPath(root, at), index))
    return inLocale(found, origin, index)
  }
  if (path.startsWith('/')) return locateAbsolute(path, origin, index)
  const found = firstOf(spellings(path), (at) => locateByFile(at, origin, index))
  if (found.kind !== 'missing' && !isSource(found)) return inLocale(found, origin, index)
  const byUrl = firstOf(origin.bases, (base) => locateUrl(foldDots(base + path), index))
  if (byUrl.kind !== 'missing' && !isSource(byUrl)) return byUrl
  const real = firstOf(spellings(path), (at) => locateReal(at, origin, index))
  if (real.kind !== 'missing' && !isSource(real)) return inLocale(real, origin, index)
  return locateInRepository(path, origin, index) ?? (found.kind === 'missing' ? byUrl : found)
}

/** A file that is not published because of its type, and that is neither a page nor an image. */
const isSource = (found: Located): boolean =>
  found.kind === 'refused' &&
  found.file.refused.kind === 'type' &&
  !/\.(?:x?html?|xht|svgz?|xml|swf)$/i.test(found.file.source)

/** What a relative path means if its file, or the file that it names, is behind a symbolic link. */
function locateReal(path: string, origin: LinkOrigin, index: TargetIndex): Located {
  const { folder, realFolder = folder } = origin
  const hasLinks = origin.realFolder !== undefined || index.urlByRealSource.size > 0
  if (realFolder === undefined || path === '' || !hasLinks) return MISSING
  const { siteDir } = index.site.config
  const file = posixRelative(siteDir, join(siteDir, realFolder, path))
  const stem = file.replace(/\/$/, '')
  return firstOf(isMarkdownFile(path) ? [file] : [file, ...withExtensions(stem)], (at) => {
    const found = bySource(at, index)
    const url = index.urlByRealSource.get(at)
    return found.kind === 'missing' && url !== undefined ? { kind: 'page', url } : found
  })
}

function locateInRepository(
  path: string,
  { folder, realFolder }: LinkOrigin,
  { site }: TargetIndex,
): Located | undefined {
  const folders = [folder, realFolder].filter((one) => one !== undefined)
  const urls = folders.flatMap((from) =>
    spellings(path).map((at) =>
      site.repositoryLinks?.get(joinPath(from, at).replace(/\/$/, '') || '.'),
    ),
  )
  const url = urls.find((one) => one !== undefined)
  return url === undefined ? undefined : { kind: 'repository', url }
}

/**
 * In a translation, a file stands for the translated page, or for the page that is shown in its
 * place.
 */
function inLocale(found: Located, { variant }: LinkOrigin, { translations }: TargetIndex): Located {
  if (found.kind !== 'page' || variant === undefined) return found
  const url = translations.get(found.url)?.get(variant.locale)
  return url === undefined ? found : { ...found, url }
}

/** Find what an absolute path, with or without the base path, points to. */
export function locateAbsolute(path: string, origin: LinkOrigin, index: TargetIndex): Located {
  const below = withoutBase(path, index.site.config.baseUrl)
  const paths = below === undefined || below === path ? [path] : [path, below]
  return firstOf(
    paths.flatMap((at) => absoluteForms(at, origin)),
    (at) => {
      const found = locateUrl(at, index)
      if (found.kind !== 'missing') return found
      const root = joinPath(index.site.config.siteRoot, at)
      // GitHub reads the path of an image from the folder of the repository.
      if (!isMarkdownFile(at)) return onlyAsset(bySource(root, index))
      const folders = docFolders(origin, index).map((folder) => `${folder}${at}`)
      // Docusaurus also resolves such a path from the folder of the site, in every version of the
      // docs.
      const files = [...folders, at.slice(1), root].flatMap(spellings)
      return inLocale(
        firstOf(files, (file) => bySource(file, index)),
        origin,
        index,
      )
    },
  )
}

/** Only an image or a download; the path of anything else is a URL. */
const onlyAsset = (found: Located): Located => (found.kind === 'asset' ? found : MISSING)

/** In a translation, `/guide` means the translated page if there is one. */
function absoluteForms(path: string, { localePrefix }: LinkOrigin): string[] {
  const folded = foldDots(path)
  return localePrefix === '/' ? [folded] : [localePrefix + folded.slice(1), folded]
}

function locateByFile(path: string, origin: LinkOrigin, index: TargetIndex): Located {
  if (origin.folder === undefined || path === '') return MISSING
  const file = joinPath(origin.folder, path)
  const direct = bySource(file, index)
  if (direct.kind !== 'missing') return direct

  const elsewhere = otherFolders(path, origin, index)
  if (isMarkdownFile(path)) return firstOf(elsewhere, (at) => bySource(at, index))
  const stems = [file, ...elsewhere].map((at) => at.replace(/\/$/, ''))
  return firstOf(stems.flatMap(withExtensions), (at) => bySource(at, index))
}

const withExtensions = (stem: string): string[] =>
  ['.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/README.md'].map((end) => stem + end)

/** Where else a relative path may be meant from, besides the folder of its file. */
function otherFolders(path: string, origin: LinkOrigin, index: TargetIndex): string[] {
  const { variant, folder = '' } = origin
  const [, fallback] = docFolders(origin, index)
  const below = variant && folder.slice(variant.folder.length)
  const translated = fallback === undefined ? [] : [joinPath(`${fallback}${below}`, path)]
  if (path.startsWith('.') || !isMarkdownFile(path)) return translated
  // Docusaurus also resolves such a path from the folder of the docs and from that of the site.
  const roots = [...(variant ? [variant.folder] : []), index.site.config.siteRoot]
  return [...translated, ...roots.map((root) => joinPath(root, path))]
}

/** The folder of the docs, and the one with the originals of a translation. */
function docFolders({ variant }: LinkOrigin, index: TargetIndex): string[] {
  if (!variant) return [...new Set(index.fallbackFolders.values())]
  const fallback = index.fallbackFolders.get(setKey(variant))
  return fallback === undefined || fallback === variant.folder
    ? [variant.folder]
    : [variant.folder, fallback]
}

function bySource(path: string, index: TargetIndex): Located {
  const url = index.urlBySource.get(path)
  if (url !== undefined) return { kind: 'page', url }
  const asset = index.assetBySource.get(path)
  if (asset) return { kind: 'asset', asset }
  const file = index.refusedBySource.get(path)
  if (file) return { kind: 'refused', file }
  return index.drafts.has(path) ? { kind: 'draft' } : MISSING
}

/** `path`: absolute, without base path, still encoded. */
function locateUrl(path: string, index: TargetIndex): Located {
  return firstOf(spellings(path), (spelling) => {
    const url = toUrlPath(spelling)
    if (index.urls.has(url)) return { kind: 'page', url }
    const redirect = index.redirectByFrom.get(url)
    // The original itself, which other languages must not look for below their own path.
    if (redirect?.untranslated) return { kind: 'page', url: toUrlPath(decodePath(redirect.to)) }
    if (redirect) return { kind: 'redirect', to: redirect.to }
    const file = locateFile(spelling.slice(1), index)
    if (file.kind !== 'missing') return file
    for (const splat of index.splats) {
      const to = applyRedirect(splat, url)
      if (to !== undefined) return { kind: 'redirect', to }
    }
    return index.drafts.has(url) ? { kind: 'draft' } : MISSING
  })
}

function locateFile(path: string, index: TargetIndex): Located {
  const url = index.urlByOutput.get(path)
  if (url !== undefined) return { kind: 'page', url }
  const files: ReadonlyMap<string, AssetFile> = index.site.assets
  const asset = files.get(path)
  if (asset) return { kind: 'asset', asset }
  const file = index.refusedBySource.get(path)
  if (file) return { kind: 'refused', file }
  const stem = path.replace(/\/$/, '')
  const page = files.get(`${stem}/index.html`) ?? files.get(`${stem}.html`)
  if (page) return { kind: 'file', path, asset: page }
  return isGeneratedFile(path, index.site) || index.pageFiles.has(path)
    ? { kind: 'file', path, asset: undefined }
    : MISSING
}

/** Decoded first; then as written, for names that hold a percent sign. */
function spellings(path: string): string[] {
  const decoded = decodePath(path)
  return decoded === path ? [path] : [decoded, path]
}

function firstOf(candidates: readonly string[], find: (at: string) => Located): Located {
  for (const candidate of candidates) {
    const found = find(candidate)
    if (found.kind !== 'missing') return found
  }
  return MISSING
}

/** Resolves dot segments as browsers do: no path goes above the root. */
function foldDots(path: string): string {
  return path.includes('/.') ? `/${joinPath('', path).replace(/^(?:\.\.\/?)+/, '')}` : path
}

/** A path out of the site's folder keeps its `..`, so it matches nothing. */
function joinPath(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  }
  const joined = parts.join('/')
  return joined !== '' && /(?:^|\/)\.{0,2}$/.test(path) ? `${joined}/` : joined
}
