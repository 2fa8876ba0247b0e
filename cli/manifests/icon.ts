import { findIconFile } from '../model/paths/icon-file.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createLetterIcon, iconName } from '../theme/letter-icon.ts'
import { createHashedFile } from './output-file.ts'

/**
 * The icon of a site that has none. It is a file because search engines show only icons that they
 * can request: https://developers.google.com/search/docs/appearance/favicon-in-search
 */
export function createIcon(site: Site): OutputFile[] {
  if (findIconFile(site) !== undefined) return []
  return [createHashedFile(iconName, createLetterIcon(site.config.title), 'manifest')]
}
