import type { Site } from '../site.ts'
import type { AssetFile } from '../source-file.ts'

/** Where sites usually keep their icon, below a static folder. */
const usualNames = ['favicon', 'img/favicon', 'images/favicon', 'assets/favicon'].flatMap((name) =>
  ['svg', 'ico', 'png'].map((extension) => `${name}.${extension}`),
)

/**
 * The icon of a site, relative to a static folder: that of the config, else a file with a usual
 * name. Undefined if the site has none.
 */
export function findIconFile({
  config,
  assets,
}: Pick<Site, 'config' | 'assets'>): string | undefined {
  const files: ReadonlyMap<string, AssetFile> = assets
  return config.favicon ?? usualNames.find((name) => files.has(name))
}
