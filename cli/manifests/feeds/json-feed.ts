import type { FeedData, FeedItem } from './feed-data.ts'

/** JSON Feed 1.1 with the whole articles. https://www.jsonfeed.org/version/1.1/ */
export function formatJsonFeed(feed: FeedData): string {
  const value = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: feed.homeUrl,
    feed_url: feed.url,
    description: feed.description,
    favicon: feed.icon,
    language: feed.language,
    items: feed.items.map(toItem),
  }
  return `${JSON.stringify(value, undefined, 1)}\n`
}

function toItem(item: FeedItem): Readonly<Record<string, unknown>> {
  const { url, title, html, summary, image, published, updated, authors, tags } = item
  return {
    id: url,
    url,
    title,
    content_html: html,
    summary: summary === '' ? undefined : summary,
    image,
    date_published: published,
    date_modified: updated === published ? undefined : updated,
    authors:
      authors.length === 0
        ? undefined
        : authors.map((author) => ({ name: author.name, url: author.url, avatar: author.image })),
    tags: tags.length === 0 ? undefined : tags,
  }
}
