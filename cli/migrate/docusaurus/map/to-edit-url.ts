/**
 * Docusaurus appends the path relative to the site to `editUrl`, and docs-ssg the path relative to
 * the docs.
 */
export function toEditUrl(editUrl: string, docsPath: string): string {
  const start = `${editUrl.replace(/(?<!\/)\/+$/, '')}/`
  return URL.canParse(start)
    ? new URL(`${docsPath.replace(/(?<!\/)\/+$/, '')}/`, start).href
    : start
}
