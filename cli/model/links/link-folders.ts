import type { Page } from '../page.ts'
import type { ContentPath } from '../paths.ts'

/** The folder of a file; empty for a file in the folder of the site. */
export const folderOf = (source: ContentPath): string =>
  source.slice(0, Math.max(0, source.lastIndexOf('/')))

/**
 * The folders that relative links of a file may be meant from: its own, and the one where it really
 * is if the docs reach the page through a symbolic link. `source` is the page's own file or one that
 * it includes.
 */
export function linkFolders(
  { source: own, realSource }: Pick<Page, 'source' | 'realSource'>,
  source: ContentPath,
): readonly string[] {
  const isLinked = realSource !== undefined && source === own
  return [folderOf(source), ...(isLinked ? [folderOf(realSource)] : [])]
}
