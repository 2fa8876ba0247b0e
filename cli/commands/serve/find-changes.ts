import { toDevPath } from '../../../runtime/shared/dev-events.ts'
import type { SiteFile, SiteUpdate } from './serve-contract.ts'

/** What an open page has to know of a rebuild. */
export interface SiteChanges {
  /** Decoded paths with base, without slash at the end. */
  readonly pages: readonly string[]
  /** Something was changed that a page has loaded besides its HTML. */
  readonly reload: boolean
}

/** Compare two builds file by file. `changed`: absolute paths of what was written meanwhile, for files that are copied. */
export function findChanges(
  before: SiteUpdate,
  after: SiteUpdate,
  changed: ReadonlySet<string>,
): SiteChanges {
  const pages: string[] = []
  let reload = false
  for (const [path, file] of after.files) {
    const old = before.files.get(path)
    if (old !== undefined && isSame(old, file, changed)) continue
    if (path.endsWith('.html')) pages.push(toDevPath(after.baseUrl + path))
    else reload ||= isLoaded(path) && (old !== undefined || isCode(path))
  }
  for (const path of before.files.keys()) {
    if (after.files.has(path)) continue
    if (path.endsWith('.html')) pages.push(toDevPath(after.baseUrl + path))
    else reload ||= isCode(path)
  }
  return { pages, reload }
}

function isSame(a: SiteFile, b: SiteFile, changed: ReadonlySet<string>): boolean {
  if ('from' in a || 'from' in b)
    return 'from' in a && 'from' in b && a.from === b.from && !changed.has(b.from)
  if (a === b) return true
  if (typeof a.contents === 'string' || typeof b.contents === 'string')
    return a.contents === b.contents
  return Buffer.compare(a.contents, b.contents) === 0
}

/** The names of scripts and styles change with their contents. */
function isCode(path: string): boolean {
  return /\.(?:m?js|css)$/.test(path)
}

/** Manifests, search data and feeds are fetched when they are needed. */
function isLoaded(path: string): boolean {
  return !/(?:\.(?:json|xml|txt|md|map|html)|(?:^|\/)_(?:headers|redirects))$/.test(path)
}
