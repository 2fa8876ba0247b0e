import type { Element } from 'hast'
import { foldSpace } from '../../../primitives/text/fold-space.ts'
import { toText, type Values } from '../../coerce.ts'
import { toRemovedLinkNote } from '../../new-site/pending-page-notes.ts'
import { parseFragment } from '../../parse-html.ts'
import { toPageUrl } from '../../parity/to-page-url.ts'
import type { MapContext, MappedConfig, ReportNote } from './map-parts.ts'

interface LinkParts {
  readonly report: ReportNote
  readonly context: Pick<MapContext, 'pendingUrls'>
}

/**
 * A link of the navbar or the footer; empty when it isn't a link or its page doesn't exist yet.
 * `subject` is what notes call it.
 */
export function mapLink(
  written: Values,
  subject: string,
  { report, context }: LinkParts,
): MappedConfig[] {
  const item = { ...parseHtmlLink(toText(written['html']) ?? ''), ...written }
  const label = toText(item['label']) ?? toText(item['aria-label'])
  const target = toText(item['to']) ?? toText(item['href'])
  if (label === undefined || target === undefined) {
    const text = foldSpace(toText(item['html']) ?? JSON.stringify(item))
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
  const [link, ...others] = parseFragment(html).children.filter(
    (node) => node.type !== 'text' || node.value.trim() !== '',
  )
  if (link?.type !== 'element' || link.tagName !== 'a' || others.length > 0) return {}
  const { href } = link.properties
  if (typeof href !== 'string') return {}
  const label = foldSpace(readLabel(link))
  return label === '' ? withSiteName({ href }) : { href, label }
}

function readLabel(node: Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.value
      if (child.type !== 'element') return ''
      return child.tagName === 'img' ? String(child.properties.alt ?? '') : readLabel(child)
    })
    .join('')
}
