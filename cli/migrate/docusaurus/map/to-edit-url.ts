/**
 * The edit URL for docs-ssg, which appends the path relative to the docs. Docusaurus appends the
 * path relative to the site.
 */
export function toEditUrl(editUrl: string, docsPath: string): string {
  const start = `${editUrl.replace(/(?<!\/)\/+$/, '')}/`
  return URL.canParse(start)
    ? new URL(`${docsPath.replace(/(?<!\/)\/+$/, '')}/`, start).href
    : start
}
