// Room: changed files -> what has to be rebuilt, and what the browser is told
import { toDevPath } from '../../../../runtime/shared/dev-events.ts'
import { type Comparison, findScriptChanges } from './find-script-changes.ts'
import { findStyleChanges, toStyleUrls } from './find-style-changes.ts'
import { isSamePage } from './is-same-page.ts'
import { isSameFile } from './is-same-file.ts'
import type { SiteUpdate } from '../serve-contract.ts'

/** The changes of a rebuild that an open page needs. */
export interface SiteChanges {
  /** Decoded paths with base, without slash at the end. */
  readonly pages: readonly string[]
  /** URLs of style sheets that replace others, with base. */
  readonly styles: readonly { readonly from: string; readonly to: string }[]
  /** Interactive components whose code has changed, with the URLs of their modules. */
  readonly islands: readonly { readonly name: string; readonly url: string }[]
  /** Something else was changed that a page has loaded besides its HTML. */
  readonly reload: boolean
}

/** An open page stays as it is. */
export const noChanges: SiteChanges = { pages: [], styles: [], islands: [], reload: false }

/** Compare two builds file by file. */
export function findChanges(
  before: SiteUpdate,
  after: SiteUpdate,
  comparison: Comparison,
): SiteChanges {
  const { changed } = comparison
  const styles = findStyleChanges(before.files, after.files, changed)
  const scripts = findScriptChanges(before.files, after.files, comparison)
  const pages: string[] = []
  let reload = !styles.isComplete || !scripts.isComplete
  for (const [path, file] of after.files) {
    const old = before.files.get(path)
    if (/\.(?:css|m?js)$/.test(path) || (old !== undefined && isSameFile(old, file, changed)))
      continue
    if (path.endsWith('.html')) {
      if (old === undefined || !isSamePage(old, file, styles.list))
        pages.push(toDevPath(after.baseUrl + path))
    } else reload ||= old !== undefined && isLoaded(path)
  }
  for (const path of before.files.keys()) {
    if (after.files.has(path)) continue
    if (path.endsWith('.html')) pages.push(toDevPath(after.baseUrl + path))
  }
  return {
    pages,
    reload,
    styles: toStyleUrls(styles, before, after),
    islands: scripts.islands.map(({ name, path }) => ({ name, url: after.baseUrl + path })),
  }
}

/** Manifests, search data and feeds are fetched when they are needed. */
function isLoaded(path: string): boolean {
  return !/(?:\.(?:json|xml|txt|md|map|html)|(?:^|\/)_(?:headers|redirects))$/.test(path)
}
