import { posix } from 'node:path'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { ContentPath } from '../../model/paths.ts'

/**
 * The path of an absolute `file` relative to the site's folder, with slashes; begins with `../` if
 * the file is outside.
 */
export function toContentPath(siteDir: string, file: string): ContentPath {
  return posixRelative(siteDir, file) as ContentPath
}

/** Normalizes a path that is already relative to the site's folder, with slashes. */
export function asContentPath(path: string): ContentPath {
  return posix.normalize(path) as ContentPath
}
