import type { ResolvedConfig } from '../config/schema/schema.ts'

/** Where copies of generated pages are, relative to the site's folder. */
const copiesFolder = '.docs-ssg/integrations'

/** The path of the copy of a generated page, relative to the site's folder. */
export function toCopyPath(integration: string, path: string): string {
  return `${copiesFolder}/${integration}/${path}`
}

/** The paths at which a copy of `path` can be. */
export function listCopyPaths(
  { integrations }: Pick<ResolvedConfig, 'integrations'>,
  path: string,
): readonly string[] {
  return integrations.map(({ name }) => toCopyPath(name, path))
}
