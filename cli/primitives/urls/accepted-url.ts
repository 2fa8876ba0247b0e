// Room: addresses: which are accepted, whose they are, and how they are written
import { isSafeUrl, toParsedUrl } from '../../../runtime/shared/urls/safe-url.ts'
import type { UrlAttribute } from './url-attributes.ts'

const RASTER = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon)[;,]/i
const IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon|svg\+xml)[;,]/i

/**
 * True for a path, a URL whose scheme is accepted where the attribute uses it, and an image in the URL itself where
 * the attribute takes one.
 */
export function isAcceptedUrl(
  url: string,
  { use, data }: Pick<UrlAttribute, 'use' | 'data'>,
): boolean {
  if (isSafeUrl(url, use)) return true
  const parsed = toParsedUrl(url)
  return (data === 'any' && IMAGE.test(parsed)) || (data === 'raster' && RASTER.test(parsed))
}
