import { joinBase } from '../../runtime/shared/urls/url.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { createFile } from './output-file.ts'

/**
 * Make `robots.txt`. Nothing is disallowed, because a crawler has to read a page to find its
 * `noindex`.
 */
export function createRobots({ config }: Site): OutputFile {
  const sitemap = config.url + joinBase(config.baseUrl, 'sitemap.xml')
  const line = config.noIndex ? '' : `\nSitemap: ${sitemap}\n`
  return createFile('robots.txt', `User-agent: *\nAllow: /\n${line}`)
}
