import type { ReactElement } from 'react'
import type { BlogTagView } from '../../shared/views/blog-view.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

interface PostTagsProps {
  readonly tags: readonly (BlogTagView & { readonly count?: number })[]
}

/** Tags as links to their pages. */
export function PostTags({ tags }: PostTagsProps): ReactElement | null {
  const { blogTags } = useTranslations()
  if (tags.length === 0) return null
  return (
    <div role="group" aria-label={blogTags}>
      <ul className="blog-tags">
        {tags.map(({ label, href, count }) => (
          <li key={href}>
            <a className="blog-tag" href={href} rel="tag">
              {label}
              {count === undefined ? null : <span className="blog-tag__count">{count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
