import { toDevPath } from '../../../runtime/shared/dev-events.ts'
import { findStyleChanges, type StyleChanges, toStyleUrls } from './find-style-changes.ts'
import { isSameFile } from './is-same-file.ts'
import type { SiteFile, SiteUpdate } from './serve-contract.ts'

/** What an open page has to know of a rebuild. */
export interface SiteChanges {
  /** Decoded paths with base, without slash at the end. */
  readonly pages: readonly string[]
  /** URLs of style sheets that replace others, with base. */
  readonly styles: readonly { readonly from: string; readonly to: string }[]
  /** Something else was changed that a page has loaded besides its HTML. */
  readonly reload: boolean
}

/** Compare two builds file by file. `changed`: absolute paths of what was written meanwhile, for files that are copied. */
export function findChanges(
  before: SiteUpdate,
  after: SiteUpdate,
  changed: ReadonlySet<string>,
): SiteChanges {
  const styles = findStyleChanges(before.files, after.files, changed)
  const pages: string[] = []
  let reload = !styles.isComplete
  for (const [path, file] of after.files) {
    const old = before.files.get(path)
    if (path.endsWith('.css') || (old !== undefined && isSameFile(old, file, changed))) continue
    if (path.endsWith('.html')) {
      if (old === undefined || !isSamePage(old, file, styles))
        pages.push(toDevPath(after.baseUrl + path))
    } else reload ||= isLoaded(path) && (old !== undefined || isScript(path))
  }
  for (const path of before.files.keys()) {
    if (after.files.has(path)) continue
    if (path.endsWith('.html')) pages.push(toDevPath(after.baseUrl + path))
    else reload ||= isScript(path)
  }
  return { pages, reload, styles: toStyleUrls(styles, before, after) }
}

/** A page in which only the names of style sheets differ is the same to its readers. */
function isSamePage(a: SiteFile, b: SiteFile, { list }: StyleChanges): boolean {
  if ('from' in a || 'from' in b) return false
  if (typeof a.contents !== 'string' || typeof b.contents !== 'string') return false
  return list.reduce((html, { from, to }) => html.replaceAll(from, to), a.contents) === b.contents
}

/** The names of scripts change with their contents. */
function isScript(path: string): boolean {
  return /\.m?js$/.test(path)
}

/** Manifests, search data and feeds are fetched when they are needed. */
function isLoaded(path: string): boolean {
  return !/(?:\.(?:json|xml|txt|md|map|html)|(?:^|\/)_(?:headers|redirects))$/.test(path)
}
