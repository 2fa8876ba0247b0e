import type { ReactElement } from 'react'
import type { BlogPostView } from '../../shared/blog-view.ts'
import type { SiteView } from '../../shared/site-view.ts'
import { pluralize } from '../../i18n/plural.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { formatDay } from '../format-day.ts'

interface PostMetaProps {
  readonly site: Pick<SiteView, 'locale'>
  readonly post: BlogPostView
}

/** The day of a post and how long reading it takes. */
export function PostMeta({ site, post }: PostMetaProps): ReactElement {
  const { readingTime } = useTranslations()
  const { code } = site.locale
  return (
    <p className="blog-meta">
      <time dateTime={post.date}>{formatDay(post.date, code)}</time>
      {post.minutes === undefined ? null : (
        <span>{pluralize(readingTime, post.minutes, code)}</span>
      )}
    </p>
  )
}
