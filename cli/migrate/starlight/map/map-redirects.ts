import { trimSlashes } from '../../../primitives/urls/trim-slashes.ts'
import { toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/** `redirects` of Astro; those with parameters are reported. */
export function mapRedirects({ site, pages, report }: MapParts): readonly MappedConfig[] {
  const published = new Set(pages.map(({ url }) => url))
  return Object.entries(toRecord(site.config['redirects'])).flatMap(([from, value]) => {
    const to = toText(value) ?? toText(toRecord(value)['destination'])
    if (to === undefined || /\[/.test(from)) {
      report(
        'redirects',
        `\`${from}\` has parameters, so it is not migrated. Write it into the settings of your host.`,
      )
      return []
    }
    // Astro adds the first slash.
    const path = `/${trimSlashes(from)}`
    // A page wins over a redirect of the same URL.
    return published.has(path)
      ? []
      : [{ from: path, to: withoutSlash(withoutBase(withSlash(to), site.baseUrl)) }]
  })
}

const withSlash = (to: string): string => (/^(?:\/|[a-z]+:)/i.test(to) ? to : `/${to}`)

/** docs-ssg adds the base path to targets. */
const withoutBase = (to: string, baseUrl: string): string =>
  baseUrl !== '/' && `${to}/`.startsWith(baseUrl) ? `/${to.slice(baseUrl.length)}` : to

const withoutSlash = (to: string): string =>
  /^[a-z]+:/i.test(to) ? to : to.replace(/(?<=[^/])\/+(?=[?#]|$)/, '')
