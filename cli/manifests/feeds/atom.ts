import type { FeedData, FeedItem } from './feed-data.ts'
import { element, emptyElement, group } from '../../primitives/formats/xml.ts'

/** Atom with the whole articles. https://www.rfc-editor.org/rfc/rfc4287 */
export function formatAtom(feed: FeedData): string {
  const parts = [
    element('id', feed.homeUrl),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updated),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.homeUrl }),
    emptyElement('link', { rel: 'self', type: feed.format.mediaType, href: feed.url }),
    element('generator', 'docs-ssg'),
    element('icon', feed.icon),
    element('rights', feed.copyright),
    // Required where an entry has none.
    group('author', element('name', feed.title)),
    ...feed.items.map(formatEntry),
  ]
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">\n${parts.join('')}</feed>\n`
  )
}

function formatEntry(item: FeedItem): string {
  return group(
    'entry',
    [
      element('id', item.url),
      element('title', item.title),
      emptyElement('link', { rel: 'alternate', type: 'text/html', href: item.url }),
      element('published', item.published),
      element('updated', item.updated),
      element('summary', item.summary === '' ? undefined : item.summary),
      element('content', item.html, { type: 'html' }),
      ...item.authors.map(({ name, url, email }) =>
        group('author', element('name', name) + element('uri', url) + element('email', email)),
      ),
      ...item.tags.map((tag) => emptyElement('category', { term: tag })),
    ].join(''),
  )
}
