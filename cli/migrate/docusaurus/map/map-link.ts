import { toText } from '../../coerce.ts'
import { toRemovedLinkNote } from '../../new-site/pending-page-notes.ts'
import { toPageUrl } from '../../parity/to-page-url.ts'
import type { Values } from '../docusaurus-site.ts'
import type { MappedConfig, MapParts } from './map-parts.ts'

/**
 * A link of the navbar or the footer; empty when it isn't a link or its page doesn't exist yet.
 * `subject` names it in notes.
 */
export function mapLink(
  written: Values,
  subject: string,
  { report, context }: MapParts,
): MappedConfig[] {
  const item = { ...parseHtmlLink(toText(written['html']) ?? ''), ...written }
  const label = toText(item['label']) ?? toText(item['aria-label'])
  const target = toText(item['to']) ?? toText(item['href'])
  if (label === undefined || target === undefined) {
    const text = (toText(item['html']) ?? JSON.stringify(item)).replace(/\s+/g, ' ').trim()
    report(
      subject,
      `\`${text.slice(0, 80)}\` is not migrated, because it is not a link with a label and a target.`,
    )
    return []
  }
  const isExternal = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(target)
  if (isExternal) return [{ label, href: target }]
  const path = target.replace(/^(?!\/)/, '/').replace(/^\/?pathname:\/\//, '')
  if (context.pendingUrls.includes(toPageUrl(path))) {
    const note = toRemovedLinkNote(subject, `\`${label}\``, path)
    report(note.subject, note.advice)
    return []
  }
  return [{ label, to: path }]
}

/**
 * For a link that shows nothing but an icon, add the name of its site as the label that screen
 * readers announce.
 */
export function withSiteName(item: Values): Values {
  const host = /^https?:\/\/(?:www\.)?([^/:?#]+)/.exec(toText(item['href']) ?? '')?.[1]
  const name = toText(item['aria-label']) ?? (host && (siteNames.get(host) ?? host))
  return name === undefined ? item : { ...item, label: name }
}

/** The names of sites that navbars often link to with an icon. */
const siteNames: ReadonlyMap<string, string> = new Map([
  ['bsky.app', 'Bluesky'],
  ['discord.com', 'Discord'],
  ['discord.gg', 'Discord'],
  ['github.com', 'GitHub'],
  ['gitlab.com', 'GitLab'],
  ['linkedin.com', 'LinkedIn'],
  ['npmjs.com', 'npm'],
  ['stackoverflow.com', 'Stack Overflow'],
  ['twitter.com', 'Twitter'],
  ['x.com', 'X'],
  ['youtube.com', 'YouTube'],
])

/**
 * Target and label of HTML that consists of one link; an image counts as its `alt` text. Other HTML
 * gives nothing.
 */
function parseHtmlLink(html: string): Values {
  const [, , href, content = ''] =
    /^\s*<a\b[^>]*?\bhref=(["'])([^"']+)\1[^>]*>((?:(?!<a\b)[\s\S])*)<\/a>\s*$/i.exec(html) ?? []
  if (href === undefined) return {}
  const label = content
    .replace(/<img\b[^>]*?\balt=(["'])([^"']*)\1[^>]*>/gi, '$2')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return label === '' ? withSiteName({ href }) : { href, label }
}
