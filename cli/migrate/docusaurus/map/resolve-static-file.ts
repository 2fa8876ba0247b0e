import type { MapParts } from './map-site.ts'
import { toList, toText } from '../../coerce.ts'

const isElsewhere = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * A file that the config names, as it lies below a static folder; undefined when none has it: the old tool does not look,
 * and a build here would end at it.
 */
export function resolveStaticFile(
  written: unknown,
  subject: string,
  { site, context, note }: MapParts,
): string | undefined {
  const address = toText(written)
  if (address === undefined || isElsewhere.test(address)) return address
  const path = address.replace(/^\//, '')
  const base = (toText(site.config['baseUrl']) ?? '/').replace(/^\//, '')
  const folders = toList(site.config['staticDirectories'] ?? ['static']).map(String)
  const isThere = (one: string): boolean =>
    folders.some((folder) => context.exists(`${folder}/${one.replace(/[?#].*$/, '')}`))
  const below = path.startsWith(base) ? path.slice(base.length) : path
  if (isThere(path) || isThere(below)) return path
  note(subject, `\`${address}\` lies in no static folder, so it is left out.`)
  return undefined
}
