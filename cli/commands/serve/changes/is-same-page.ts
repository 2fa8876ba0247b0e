import type { StyleChanges } from './find-style-changes.ts'
import { withoutHashes } from './read-scripts.ts'
import type { SiteFile } from '../serve-contract.ts'

/** A page in which only the names of style sheets and scripts differ is the same to its readers. */
export function isSamePage(a: SiteFile, b: SiteFile, styles: StyleChanges['list']): boolean {
  if ('from' in a || 'from' in b) return false
  if (typeof a.contents !== 'string' || typeof b.contents !== 'string') return false
  const renamed = styles.reduce((html, { from, to }) => html.replaceAll(from, to), a.contents)
  if (renamed === b.contents) return true
  const [old, fresh] = aroundDifferences(renamed, b.contents)
  return withoutBuild(old) === withoutBuild(fresh)
}

/** More characters than a hash and the name around it have. */
const MARGIN = 200

/**
 * Both texts from just before the first difference to just after the last. An edit renames files in every page, so all
 * pages are compared, and looking for names in all of each page takes longer than the rest of the comparison.
 */
function aroundDifferences(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length)
  let start = 0
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1
  let end = 0
  while (
    end < shorter - start &&
    a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)
  )
    end += 1
  const from = Math.max(0, start - MARGIN)
  const after = Math.max(0, end - MARGIN)
  return [a.slice(from, a.length - after), b.slice(from, b.length - after)]
}

const withoutBuild = (html: string): string =>
  withoutHashes(html).replace(/"buildId":"[0-9a-f]*"/, '')
