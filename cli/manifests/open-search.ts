// Descriptions by which browsers offer the search of a site in their address bar. Given Site, it
// returns one file for each language.
import { joinBase, toHref } from '../../runtime/shared/urls/url.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { OutputFile } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { element, emptyElement } from '../primitives/formats/xml.ts'
import { createFile } from './output-file.ts'
import { trimSlashes } from '../primitives/urls/trim-slashes.ts'

/** The description of the search in a language, relative to the output folder: `de/opensearch.xml`. */
export const openSearchPath = (localePath: string): string =>
  `${trimSlashes(localePath)}/opensearch.xml`.replace(/^\//, '')

/** The paths of all descriptions; none unless the config asks for them. */
export function listOpenSearchPaths({ search, locales }: ResolvedConfig): string[] {
  if (search.provider === 'none' || !search.openSearch) return []
  return locales.map(({ path }) => openSearchPath(path))
}

/**
 * Make the descriptions.
 * https://developer.mozilla.org/en-US/docs/Web/XML/Guides/OpenSearch
 */
export function createOpenSearch({ config, staticRoutes }: Site): OutputFile[] {
  const { search, title, url, favicon, baseUrl } = config
  if (search.provider === 'none' || !search.openSearch) return []
  const toAbsolute = (href: string): string => url + href
  return config.locales.flatMap(({ code, path }) => {
    const page = staticRoutes.find(({ kind, locale }) => kind === 'search' && locale === code)
    if (page === undefined) return []
    const file = openSearchPath(path)
    const parts = [
      element('ShortName', title),
      element('Description', search.placeholder),
      element('InputEncoding', 'UTF-8'),
      element('Image', favicon && toAbsolute(joinBase(baseUrl, favicon))),
      emptyElement('Url', {
        type: 'text/html',
        template: `${toAbsolute(toHref(page.url, config))}?q={searchTerms}`,
      }),
      emptyElement('Url', {
        type: 'application/opensearchdescription+xml',
        rel: 'self',
        template: toAbsolute(joinBase(baseUrl, file)),
      }),
    ]
    const text =
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      `<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">\n${parts.join('')}</OpenSearchDescription>\n`
    return [createFile(file, text)]
  })
}
