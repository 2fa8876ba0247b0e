import { joinBase } from '../../../runtime/shared/urls/url.ts'
import { findIconFile } from '../../model/paths/icon-file.ts'
import type { Site } from '../../model/site.ts'
import { hashedPath } from '../../primitives/files/hashed-path.ts'
import { createLetterIcon, iconName } from '../../theme/letter-icon.ts'
import type { Links } from '../views/create-links.ts'

/**
 * The URL of the icon: that of the site, else of one with the first letter of the title. Without
 * any, browsers request `/favicon.ico`, which doesn't exist.
 */
export function faviconOf(site: Site, links: Links): string {
  const file = findIconFile(site)
  if (file !== undefined) return links.asset(file)
  const { title, baseUrl } = site.config
  return joinBase(baseUrl, hashedPath(iconName, createLetterIcon(title)))
}
