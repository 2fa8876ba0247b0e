import type { ResolvedConfig } from '../../schema/schema.ts'

/** Where copies of generated pages are, relative to the site's folder. */
export const copiesFolder = { parent: '.docs-ssg', name: 'integrations' }

/** The path of the copy below that folder; docs outside the site have copies in it too. */
export const toCopyName = (integration: string, path: string): string =>
  `${integration}/${path.replace(/^(?:\.\.\/)+/, '')}`

/** Beside a copy: the file and line in which people can edit it. */
export const toSourceName = (copy: string): string => `${copy}.source.json`

/** The path of the copy of a generated page, relative to the site's folder. */
function toCopyPath(integration: string, path: string): string {
  const { parent, name } = copiesFolder
  return `${parent}/${name}/${toCopyName(integration, path)}`
}

/** The paths at which a copy of `path` can be. */
export function listCopyPaths(
  { integrations }: Pick<ResolvedConfig, 'integrations'>,
  path: string,
): readonly string[] {
  return integrations.map(({ name }) => toCopyPath(name, path))
}
