import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'
/**
 * The edit URL for docs-ssg, which appends the path relative to the docs. Docusaurus appends the
 * path relative to the site.
 */
export function toEditUrl(editUrl: string, docsPath: string): string {
  const start = `${trimEndSlashes(editUrl)}/`
  return URL.canParse(start) ? new URL(`${trimEndSlashes(docsPath)}/`, start).href : start
}
