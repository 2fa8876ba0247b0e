import type { StyleChanges } from './find-style-changes.ts'
import { withoutHashes } from './read-scripts.ts'
import type { SiteFile } from '../serve-contract.ts'

/** A page in which only the names of style sheets and scripts differ is the same to its readers. */
export function isSamePage(a: SiteFile, b: SiteFile, styles: StyleChanges['list']): boolean {
  if ('from' in a || 'from' in b) return false
  if (typeof a.contents !== 'string' || typeof b.contents !== 'string') return false
  const renamed = styles.reduce((html, { from, to }) => html.replaceAll(from, to), a.contents)
  return renamed === b.contents || withoutBuild(renamed) === withoutBuild(b.contents)
}

const withoutBuild = (html: string): string =>
  withoutHashes(html).replace(/"buildId":"[0-9a-f]*"/, '')
