import { toRecord } from '../../coerce.ts'
import { compact } from './compact.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { resolveStaticFile } from './resolve-static-file.ts'

/** A logo of the navbar or the footer; undefined when its image doesn't exist. `subject` is what notes call it. */
export function mapLogo(
  value: unknown,
  subject: string,
  parts: MapParts,
): MappedConfig | undefined {
  const logo = toRecord(value)
  const src = resolveStaticFile(logo['src'], `${subject}.src`, parts)
  if (src === undefined) return undefined
  const size = (key: string): number | undefined => Number(logo[key]) || undefined
  return compact({
    src,
    srcDark: resolveStaticFile(logo['srcDark'], `${subject}.srcDark`, parts),
    alt: logo['alt'],
    width: size('width'),
    height: size('height'),
  })
}
