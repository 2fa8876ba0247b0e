import type { Site } from '../model/site.ts'
import type { AssetFile } from '../model/source-file.ts'
import type { Links } from './create-links.ts'

/** Where sites usually keep their icon, below a static folder. */
const usualNames = ['favicon', 'img/favicon', 'images/favicon', 'assets/favicon'].flatMap((name) =>
  ['svg', 'ico', 'png'].map((extension) => `${name}.${extension}`),
)

/**
 * The URL of the icon: that of the config, else a file with a usual name, else the first letter of the title as an
 * image. Without any, browsers request `/favicon.ico`, which doesn't exist.
 */
export function faviconOf({ config, assets }: Site, links: Links): string {
  const files: ReadonlyMap<string, AssetFile> = assets
  const file = config.favicon ?? usualNames.find((name) => files.has(name))
  return file === undefined ? letterIcon(config.title) : links.asset(file)
}

function letterIcon(title: string): string {
  const [letter = ''] = /[\p{Letter}\p{Number}]/u.exec(title.toUpperCase()) ?? []
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='#3b4252'/><text x='16' y='23' fill='#fff' font-family='sans-serif' font-size='20' font-weight='700' text-anchor='middle'>${letter}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll('%20', ' ').replaceAll('%3D', '=').replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%27', "'")}`
}
