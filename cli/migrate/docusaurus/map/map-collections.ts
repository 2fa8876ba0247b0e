import { locateCollection } from '../docs/read-collections.ts'
import { toEditUrl } from './map-docs.ts'
import { mapSidebars } from './map-sidebars.ts'
import type { MapParts } from './map-site.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

type Values = Readonly<Record<string, unknown>>

/** Options of the docs plugin that all collections share here. */
const shared =
  'include exclude breadcrumbs showLastUpdateTime showLastUpdateAuthor numberPrefixParser'.split(
    ' ',
  )

/** Further instances of the docs plugin; what they have of their own is said where they can't. */
export function mapCollections(parts: MapParts): readonly Values[] {
  const { site, context, note } = parts
  const i18n = toRecord(site.config['i18n'])
  const codes = toList(i18n['locales']).map(String)
  return site.collections.map((collection) => {
    const { id, options, versions } = collection
    const { name, path, base, version } = locateCollection(collection)
    const subject = `plugin \`docs\` \`${id}\``
    const editUrl = toText(options['editUrl'])
    if (options['editUrl'] !== undefined && editUrl === undefined)
      note(subject, 'Its `editUrl` is a function; write the start of the address in `collections`.')
    for (const key of shared)
      if (JSON.stringify(options[key]) !== JSON.stringify(site.docs[key]))
        note(subject, `Its \`${key}\` is not that of the docs; \`docs.${key}\` counts for both.`)
    if (versions.length > 0)
      note(subject, 'A collection has one version here; the others are lost until they are moved.')
    const root = toText(i18n['path']) ?? 'i18n'
    const folders = codes
      .map(
        (code) =>
          [code, `${root}/${code}/docusaurus-plugin-content-docs-${id}/${version}`] as const,
      )
      .filter(([, folder]) => context.exists(folder))
    return {
      name,
      path: context.toPath(path),
      routeBasePath: base,
      ...(editUrl === undefined ? {} : { editUrl: toEditUrl(editUrl, path) }),
      ...(folders.length === 0
        ? {}
        : {
            docsPaths: Object.fromEntries(
              folders.map(([code, folder]) => [code, context.toPath(folder)]),
            ),
          }),
      sidebars: mapSidebars(collection.sidebars, note, `sidebars of \`${id}\``),
    }
  })
}
