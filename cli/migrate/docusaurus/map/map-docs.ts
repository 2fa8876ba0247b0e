import type { MapParts } from './map-site.ts'
import { toText } from '../../coerce.ts'

const copied = [
  'routeBasePath',
  'include',
  'exclude',
  'breadcrumbs',
  'showLastUpdateTime',
  'showLastUpdateAuthor',
  'numberPrefixParser',
] as const

/** The options of the docs plugin. */
export function mapDocs({ site, context, note }: MapParts): Readonly<Record<string, unknown>> {
  const { docs } = site
  const path = toText(docs['path']) ?? 'docs'
  const values = copied.flatMap((key) => {
    const value = docs[key]
    const isPlain = typeof value !== 'object' || Array.isArray(value)
    if (value !== undefined && !isPlain)
      note(`docs.${key}`, 'It is a function; docs-ssg takes plain values.')
    return value === undefined || !isPlain ? [] : [[key, value] as const]
  })
  if (docs['sidebarItemsGenerator'] !== undefined)
    note(
      'docs.sidebarItemsGenerator',
      'It is a function and runs no more; `_category_.json`, `sidebar_position` and `sidebars` say the order.',
    )
  const editUrl = toText(docs['editUrl'])
  if (docs['editUrl'] && editUrl === undefined)
    note('docs.editUrl', 'It is a function; write the start of the address as `docs.editUrl`.')
  return {
    path: context.toPath(path),
    // Docusaurus puts docs below `docs`, docs-ssg at the root.
    routeBasePath: 'docs',
    // Docusaurus shows neither unless it is told to.
    showLastUpdateTime: false,
    ...Object.fromEntries(values),
    ...(editUrl === undefined ? {} : { editUrl: toEditUrl(editUrl, path) }),
  }
}

/** Docusaurus appends the path from the site's folder, docs-ssg the path below the docs. */
export function toEditUrl(editUrl: string, path: string): string {
  const start = `${editUrl.replace(/\/+$/, '')}/`
  return URL.canParse(start) ? new URL(`${path.replace(/\/+$/, '')}/`, start).href : start
}
