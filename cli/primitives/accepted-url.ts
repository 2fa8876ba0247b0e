import { isSafeUrl, toParsedUrl } from '../../runtime/shared/safe-url.ts'
import type { UrlAttribute } from './url-attributes.ts'

const RASTER = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon)[;,]/i
const IMAGE = /^data:image\/(?:png|gif|jpe?g|webp|avif|x-icon|svg\+xml)[;,]/i
/** A link to a file that is not a page, as Docusaurus writes it; it stays inside the site. */
const OWN_FILE = /^(?:pathname|file):\/\//i

/**
 * True for a path, a URL whose scheme is one of those accepted, and an image in the URL itself where the attribute
 * takes one.
 */
export function isAcceptedUrl(url: string, data: UrlAttribute['data'] = 'none'): boolean {
  if (isSafeUrl(url)) return true
  const parsed = toParsedUrl(url)
  if (OWN_FILE.test(parsed)) return true
  return (data === 'any' && IMAGE.test(parsed)) || (data === 'raster' && RASTER.test(parsed))
}
