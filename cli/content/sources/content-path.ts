import { relative, sep } from 'node:path'
import type { ContentPath } from '../../model/paths.ts'

/** The path of an absolute `file` as the site's folder sees it; begins with `../` when it lies outside. */
export function toContentPath(siteDir: string, file: string): ContentPath {
  return relative(siteDir, file).split(sep).join('/') as ContentPath
}
