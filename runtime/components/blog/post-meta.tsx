import type { ReactElement } from 'react'
import type { BlogPostView } from '../../shared/views/blog-view.ts'
import type { SiteView } from '../../shared/views/site-view.ts'
import { pluralize } from '../../i18n/plural.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { formatDay } from '../format-day.ts'

interface PostMetaProps {
  readonly site: Pick<SiteView, 'locale'>
  readonly post: BlogPostView
}

/** The day of a post and how long reading it takes. */
export function PostMeta({ site, post }: PostMetaProps): ReactElement | null {
  const { readingTime } = useTranslations()
  const { code } = site.locale
  if (post.date === undefined && post.minutes === undefined) return null
  return (
    <p className="blog-meta">
      {post.date === undefined ? null : (
        <time dateTime={post.date}>{formatDay(post.date, code)}</time>
      )}
      {post.minutes === undefined ? null : (
        <span>{pluralize(readingTime, post.minutes, code)}</span>
      )}
    </p>
  )
}
