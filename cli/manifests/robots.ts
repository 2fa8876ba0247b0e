import { joinBase } from '../../runtime/shared/url.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createFile } from './output-file.ts'

/**
 * Make `robots.txt`. Pages that must not be listed say so themselves, and a robot has to read them to know it,
 * so nothing is forbidden here.
 */
export function createRobots({ config }: Site): OutputFile {
  const sitemap = config.url.replace(/\/+$/, '') + joinBase(config.baseUrl, 'sitemap.xml')
  const line = config.noIndex ? '' : `\nSitemap: ${sitemap}\n`
  return createFile('robots.txt', `User-agent: *\nAllow: /\n${line}`)
}
