import { toList, toRecord, toText } from '../../coerce.ts'
import { locateCollection } from '../docs/read-collections.ts'
import type { Collection } from '../docusaurus-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { sharedDocsOptions } from './shared-docs-options.ts'
import { mapSidebars } from './map-sidebars.ts'
import { toEditUrl } from './to-edit-url.ts'

/** Further instances of the docs plugin. */
export function mapCollections(parts: MapParts): readonly MappedConfig[] {
  const { site, context, report } = parts
  return site.collections.map((collection) => {
    const { id, options } = collection
    const { name, path, base } = locateCollection(collection)
    const editUrl = toText(options['editUrl'])
    reportDifferences(collection, parts)
    const docsPaths = mapTranslatedDocs(collection, parts)
    return {
      name,
      path: context.toPath(path),
      routeBasePath: base,
      ...(editUrl === undefined ? {} : { editUrl: toEditUrl(editUrl, path) }),
      ...(Object.keys(docsPaths).length === 0 ? {} : { docsPaths }),
      sidebars: mapSidebars(collection.sidebars, report, `sidebars of \`${id}\``),
    }
  })
}

/** Report options that a collection of docs-ssg can't have. */
function reportDifferences({ id, options, versions }: Collection, parts: MapParts): void {
  const { site, report } = parts
  const subject = `plugin \`docs\` \`${id}\``
  if (options['editUrl'] !== undefined && toText(options['editUrl']) === undefined)
    report(
      subject,
      'docs-ssg does not call the function `editUrl`. Set `editUrl` of the collection to the start of the URL.',
    )
  for (const key of sharedDocsOptions)
    if (JSON.stringify(options[key]) !== JSON.stringify(site.docs[key]))
      report(
        subject,
        `Its \`${key}\` differs from that of the docs. \`docs.${key}\` applies to both.`,
      )
  if (versions.length > 0)
    report(
      subject,
      'Collections have no versions in docs-ssg, so only the last version is migrated.',
    )
}

/** Folders of the translated docs by language. */
function mapTranslatedDocs(
  collection: Collection,
  { site, context }: MapParts,
): Readonly<Record<string, string>> {
  const i18n = toRecord(site.config['i18n'])
  const root = toText(i18n['path']) ?? 'i18n'
  const { version } = locateCollection(collection)
  const folders = toList(i18n['locales'])
    .map(String)
    .map(
      (code) =>
        [
          code,
          `${root}/${code}/docusaurus-plugin-content-docs-${collection.id}/${version}`,
        ] as const,
    )
    .filter(([, folder]) => context.exists(folder))
  return Object.fromEntries(folders.map(([code, folder]) => [code, context.toPath(folder)]))
}
