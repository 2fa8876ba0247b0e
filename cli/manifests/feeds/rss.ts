import type { FeedData, FeedItem } from './feed-data.ts'
import { element, emptyElement, group } from '../../primitives/formats/xml.ts'

/** RSS 2.0 with the whole articles. https://www.rssboard.org/rss-specification */
export function formatRss(feed: FeedData): string {
  const channel = [
    element('title', feed.title),
    element('link', feed.homeUrl),
    element('description', feed.description),
    emptyElement('atom:link', { href: feed.url, rel: 'self', type: feed.format.mediaType }),
    element('language', feed.language),
    element('copyright', feed.copyright),
    element('lastBuildDate', toRfc822(feed.updated)),
    element('docs', 'https://www.rssboard.org/rss-specification'),
    element('generator', 'docs-ssg'),
    ...feed.items.map(formatItem),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">\n' +
    `${group('channel', channel.join(''))}</rss>\n`
  )
}

function formatItem(item: FeedItem): string {
  return group(
    'item',
    [
      element('title', item.title),
      element('link', item.url),
      element('guid', item.url, { isPermaLink: 'true' }),
      element('pubDate', toRfc822(item.published)),
      element('description', item.summary),
      element('content:encoded', item.html),
      // `author` must be an email address, which few authors publish.
      ...item.authors.map(({ name, email }) =>
        email === undefined ? element('dc:creator', name) : element('author', `${email} (${name})`),
      ),
      ...item.tags.map((tag) => element('category', tag)),
    ].join(''),
  )
}

/** `Fri, 02 Jan 2026 00:00:00 GMT` https://www.rfc-editor.org/rfc/rfc822#section-5 */
const toRfc822 = (iso: string): string => new Date(iso).toUTCString()
