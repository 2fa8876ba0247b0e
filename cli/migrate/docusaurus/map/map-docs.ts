import { toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { sharedDocsOptions } from './shared-docs-options.ts'
import { toEditUrl } from './to-edit-url.ts'

/** Options with the same name and meaning in both tools. */
const copied = ['routeBasePath', ...sharedDocsOptions] as const

/** The options of the docs plugin. */
export function mapDocs({ site, context, report }: MapParts): MappedConfig {
  const { docs } = site
  const path = toText(docs['path']) ?? 'docs'
  const values = copied.flatMap((key) => {
    const value = docs[key]
    const isPlain = typeof value !== 'object' || Array.isArray(value)
    if (value !== undefined && !isPlain)
      report(
        `docs.${key}`,
        'The option is a function, but docs-ssg only accepts plain values here.',
      )
    return value === undefined || !isPlain ? [] : [[key, value] as const]
  })
  if (docs['sidebarItemsGenerator'] !== undefined)
    report(
      'docs.sidebarItemsGenerator',
      'docs-ssg does not call this function. Set the order with `_category_.json`, `sidebar_position` or `sidebars`.',
    )
  const tags = toText(docs['tags'])
  const editUrl = toText(docs['editUrl'])
  if (docs['editUrl'] && editUrl === undefined)
    report(
      'docs.editUrl',
      'docs-ssg does not call this function. Set `docs.editUrl` to the start of the URL.',
    )
  return {
    path: context.toPath(path),
    // The default of Docusaurus; that of docs-ssg is the root.
    routeBasePath: 'docs',
    // The default of Docusaurus.
    showLastUpdateTime: false,
    ...Object.fromEntries(values),
    ...(tags === undefined ? {} : { tags }),
    ...(editUrl === undefined ? {} : { editUrl: toEditUrl(editUrl, path) }),
  }
}
