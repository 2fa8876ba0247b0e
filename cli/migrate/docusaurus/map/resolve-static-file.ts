import { isElsewhere } from '../../../primitives/urls/static-path.ts'
import { toList, toText } from '../../coerce.ts'
import type { MapParts } from './map-parts.ts'

/**
 * The path of a file named in the config, relative to its static folder. Undefined when it doesn't
 * exist: Docusaurus doesn't check this, but docs-ssg would refuse to build. `subject` names the
 * option in the note. Full URLs are returned unchanged.
 */
export function resolveStaticFile(
  written: unknown,
  subject: string,
  { site, context, report }: MapParts,
): string | undefined {
  const url = toText(written)
  if (url === undefined || isElsewhere(url)) return url
  const path = url.replace(/^\//, '')
  const base = (toText(site.config['baseUrl']) ?? '/').replace(/^\//, '')
  const folders = toList(site.config['staticDirectories'] ?? ['static']).map(String)
  const exists = (one: string): boolean =>
    folders.some((folder) => context.exists(`${folder}/${one.replace(/[?#].*$/, '')}`))
  const belowBase = path.startsWith(base) ? path.slice(base.length) : path
  if (exists(path) || exists(belowBase)) return path
  report(subject, `\`${url}\` is not in a static folder, so it is not migrated.`)
  return undefined
}
