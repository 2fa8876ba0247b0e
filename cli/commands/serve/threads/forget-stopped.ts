import { isAbsolute } from 'node:path'
import { posixRelative } from '../../../primitives/files/posix-path.ts'
import type { BuildRequest } from './build-messages.ts'
import { isMarkdownFile } from '../../../primitives/files/markdown-file.ts'

/** Forget the stopped pages that a change concerns. @returns true if there were any. */
export function forgetStopped(
  stopped: Map<string, unknown>,
  changed: BuildRequest,
  siteDir: string,
): boolean {
  const again = [...stopped.keys()].filter((page) => concernsPage(changed, page, siteDir))
  for (const page of again) stopped.delete(page)
  return again.length > 0
}

/**
 * True if a change can make a page compile that was stopped before: a change of its file (relative
 * to the site's folder), or of any file that is not a page.
 */
function concernsPage(changed: BuildRequest, page: string, siteDir: string): boolean {
  if (changed === 'all') return true
  return [...changed].some((file) => {
    const path = posixRelative(siteDir, file)
    return path === page || !isMarkdownFile(path) || isAbsolute(path)
  })
}
