import type { BlogFeed } from '../../schema/blog.ts'
import type { OutputFile } from '../../model/output.ts'
import type { Site } from '../../model/site.ts'
import { createFile } from '../output-file.ts'
import { formatAtom } from './atom.ts'
import { createFeedData, type FeedData, type FeedSources } from './feed-data.ts'
import { formatJsonFeed } from './json-feed.ts'
import { formatRss } from './rss.ts'

const formats: Readonly<Record<BlogFeed['type'], (feed: FeedData) => string>> = {
  rss: formatRss,
  atom: formatAtom,
  json: formatJsonFeed,
}

/** Make the feeds of every blog in every language. */
export function createFeeds(site: Site, sources: FeedSources): readonly OutputFile[] {
  return createFeedData(site, sources).map((feed) =>
    createFile(feed.path, formats[feed.format.type](feed)),
  )
}
