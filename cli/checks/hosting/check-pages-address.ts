// Given the config and the variables of a CI service, it returns what differs from the address at
// which the service publishes the site.
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PublishedAt } from '../../primitives/urls/forge-repository.ts'
import {
  findPagesAddress,
  type PagesAddress,
  type Variables,
} from '../../primitives/urls/pages-address.ts'
import { parseDomain } from '../../primitives/urls/parse-domain.ts'
import { placeOfOption } from '../../report/places/option-place.ts'
import { hostingRules } from './hosting-rules.ts'

interface Hosting {
  readonly variables: Variables
  /** The text of the published file `CNAME`, which names the domain on GitHub Pages. */
  readonly cname: string | undefined
}

/** Compare `url` and `baseUrl` with the address that the repository has on GitHub or GitLab Pages. */
export function checkPagesAddress(config: ResolvedConfig, hosting: Hosting): readonly Diagnostic[] {
  if (config.offline) return []
  const expected = findDomain(config, hosting.cname) ?? findAddress(config, hosting.variables)
  if (expected === undefined || isWithin(config, expected)) return []
  const { reason, url, baseUrl } = expected
  const isOrigin = !isSameHost(config.url, url)
  const [option, value] = isOrigin ? ['url', config.url] : ['baseUrl', config.baseUrl]
  const place = placeOfOption(config, config.optionPlaces.has(option) ? option : 'url')
  const effect = isOrigin
    ? 'canonical URLs and the sitemap point to a different site'
    : 'style sheets, scripts and links of the published pages don’t work'
  return [
    hostingRules['pages-address'].report({
      message: `\`${option}\` is \`${value}\`, but ${reason} at \`${url}${baseUrl}\`; ${effect}.`,
      help: `Write \`url: '${url}'\` and \`baseUrl: '${baseUrl}'\`.`,
      data: { actual: option },
      ...(place ? { place } : {}),
    }),
  ]
}

/** A domain has no path, whichever repository it belongs to. */
function findDomain({ url }: ResolvedConfig, cname: string | undefined): PagesAddress | undefined {
  const domain = cname === undefined ? undefined : parseDomain(cname)
  if (domain === undefined || !/\.github\.io$/i.test(new URL(url).hostname)) return undefined
  const reason = '`CNAME` publishes the site'
  return { url: `https://${domain}`, baseUrl: '/', reason }
}

/** Undefined when `url` is not the host on which this repository is published. */
function findAddress({ url }: ResolvedConfig, variables: Variables): PagesAddress | undefined {
  const address = findPagesAddress(variables)
  return address && isSameHost(address.url, url) ? address : undefined
}

/** A site may be a folder of what the repository publishes. Hosts ignore the case of its name. */
const isWithin = ({ url, baseUrl }: ResolvedConfig, expected: PublishedAt): boolean =>
  isSameHost(url, expected.url) && baseUrl.toLowerCase().startsWith(expected.baseUrl.toLowerCase())

const isSameHost = (one: string, other: string): boolean =>
  new URL(one).hostname === new URL(other).hostname
