/** Texts of the pages of blogs. */
export const blogTranslations = {
  blogArchive: 'Archive',
  blogTags: 'Tags',
  blogAuthors: 'Authors',
  postCount: '{count} post|{count} posts',
  postsTagged: '{count} tagged “{tag}”',
  readingTime: '{count} min read',
  readMore: 'Read more',
  readMoreOf: 'Read more of {title}',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  newerPost: 'Newer post',
  olderPost: 'Older post',
  blogFeeds: 'Feeds',
}
