import type { ContentPath } from '../paths.ts'

/** Mark a Posix path relative to the site's folder, such as one that the config or a page names. */
export function markContentPath(path: string): ContentPath {
  return path as ContentPath
}
