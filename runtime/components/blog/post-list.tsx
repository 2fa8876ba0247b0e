import type { ReactElement } from 'react'
import type { BlogEntryView } from '../../shared/views/blog-view.ts'
import type { SiteView } from '../../shared/views/site-view.ts'
import { interpolate } from '../../i18n/interpolate.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PostAuthors } from './post-authors.tsx'
import { PostMeta } from './post-meta.tsx'
import { PostTags } from './post-tags.tsx'

interface PostListProps {
  readonly site: SiteView
  readonly entries: readonly BlogEntryView[]
  readonly newerHref: string | undefined
  readonly olderHref: string | undefined
}

/** Excerpts are rarely so short that readers see the third one before they scroll. */
const isBelow = (index: number): boolean => index > 1

/** Images that come first in a post don't come first in the list. */
const withLazyImages = (html: string): string =>
  html.replaceAll(/<img (?![^>]*\bloading=)/g, '<img loading="lazy" ')

/** Posts with their excerpts, and links to the next pages of the list. */
export function PostList({ site, entries, newerHref, olderHref }: PostListProps): ReactElement {
  const texts = useTranslations()
  return (
    <>
      {entries.map((post, index) => (
        <article key={post.href} className="blog-entry">
          <h2 className="blog-entry__title">
            <a href={post.href}>{post.title}</a>
          </h2>
          <PostMeta site={site} post={post} />
          <PostAuthors authors={post.authors} isLazy={isBelow(index)} />
          <div
            className="markdown"
            dangerouslySetInnerHTML={{
              __html: isBelow(index) ? withLazyImages(post.excerptHtml) : post.excerptHtml,
            }}
          />
          <div className="blog-entry__end">
            <PostTags tags={post.tags} />
            {post.isTruncated ? (
              <a
                className="blog-entry__more"
                href={post.href}
                aria-label={interpolate(texts.readMoreOf, { title: post.title })}
              >
                {texts.readMore}
              </a>
            ) : null}
          </div>
        </article>
      ))}
      {newerHref === undefined && olderHref === undefined ? null : (
        <nav className="pager" aria-label={texts.previousAndNext}>
          {newerHref === undefined ? null : (
            <a href={newerHref} rel="prev">
              <span>{texts.newerPosts}</span>
            </a>
          )}
          {olderHref === undefined ? null : (
            <a href={olderHref} rel="next">
              <span>{texts.olderPosts}</span>
            </a>
          )}
        </nav>
      )}
    </>
  )
}
