import { toList, toRecord, toText } from '../../coerce.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'
import { findFile } from './map-theme.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { trimEndSlashes } from '../../../primitives/urls/trim-slashes.ts'

const withSlash = (url: string): string => `${trimEndSlashes(url)}/`

/** The start of edit links: `repo_url` and `edit_uri`, whose default depends on the host. */
export function mapEditUrl({ site, report }: MapParts): string | undefined {
  const { config } = site
  const repository = toText(config['repo_url'])
  const template = toText(config['edit_uri_template'])
  const written = template ?? config['edit_uri'] ?? defaultEditUri(repository)
  const uri = toText(written)?.replace(/\{path(?:!q)?\}$/, '')
  if (uri === undefined || repository === undefined) return undefined
  if (/[?#{}]/.test(uri)) {
    report('edit_uri', `\`${uri}\` is not the start of a URL. Set \`docs.editUrl\` to one.`)
    return undefined
  }
  return URL.canParse(uri)
    ? withSlash(uri)
    : withSlash(`${withSlash(repository)}${uri.replace(/^\//, '')}`)
}

function defaultEditUri(repository = ''): string | undefined {
  const { hostname } = URL.canParse(repository) ? new URL(repository) : { hostname: '' }
  if (/^(?:www\.)?git(?:hub|lab)\.com$/.test(hostname)) return 'edit/master/docs/'
  return hostname === 'bitbucket.org' ? 'src/default/docs/' : undefined
}

/** Icons of docs-ssg by the names that Material has for them. */
const icons: Readonly<Record<string, string>> = {
  'x-twitter': 'x',
  twitter: 'x',
  'stack-overflow': 'stackoverflow',
  python: 'pypi',
}
const known =
  /^(?:bitbucket|bluesky|codeberg|discord|facebook|github|gitlab|instagram|mastodon|npm|patreon|pypi|reddit|rss|stackoverflow|telegram|threads|twitch|whatsapp|x|youtube)$/

/** `fontawesome/brands/x-twitter` -> `x`; undefined for other icons. */
function toIcon(written: unknown): string | undefined {
  const name = String(written).split('/').at(-1) ?? ''
  const icon = ownValue(icons, name) ?? name
  return known.test(icon) ? icon : undefined
}

/** The logo, the tabs, and links to the repository and to social networks. */
export function mapNavbar(parts: MapParts, tabs: readonly MappedConfig[]): MappedConfig {
  const { site } = parts
  const { config, theme } = site
  const extra = toRecord(config['extra'])
  const repository = toText(config['repo_url'])
  const logo = findFile(theme.options['logo'], 'theme.logo', parts)
  const own =
    repository === undefined ? [] : [toRepositoryItem(repository, toText(config['repo_name']))]
  const social = toList(extra['social']).flatMap((one) => {
    const { link, icon, name } = toRecord(one)
    const href = toText(link)
    const host = href !== undefined && URL.canParse(href) ? new URL(href).hostname : href
    const isRepository = href !== undefined && withSlash(href) === withSlash(repository ?? '')
    return href === undefined || isRepository
      ? []
      : [toIconItem(href, toText(name) ?? host ?? href, toIcon(icon))]
  })
  return {
    ...(logo !== undefined && { logo: { src: logo, alt: '' } }),
    items: [...tabs, ...own, ...social],
  }
}

function toRepositoryItem(href: string, name: string | undefined): MappedConfig {
  const icon = toIcon(/git(?:hub|lab)|bitbucket|codeberg/.exec(href)?.[0])
  const label =
    name ??
    (icon === undefined
      ? 'Repository'
      : ({ github: 'GitHub', gitlab: 'GitLab', bitbucket: 'Bitbucket' }[icon] ?? 'Repository'))
  return toIconItem(href, label, icon)
}

const toIconItem = (href: string, label: string, icon: string | undefined): MappedConfig => ({
  label,
  href,
  position: 'right',
  ...(icon !== undefined && { icon, hideLabel: true }),
})
