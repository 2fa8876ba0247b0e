import type { ReactElement } from 'react'
import type { BlogProfileView } from '../../shared/views/blog-view.ts'
import type { SiteView } from '../../shared/views/site-view.ts'
import { pluralize } from '../../i18n/plural.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { LinkList } from './link-list.tsx'
import { AuthorName, Portrait } from './post-authors.tsx'

interface AuthorProfileProps {
  readonly site: Pick<SiteView, 'locale'>
  readonly author: BlogProfileView
  /** The heading of the page already has the name. */
  readonly isNamed?: boolean
  /** Below the first screen. */
  readonly isLazy?: boolean
}

/** An author with their role, description and profiles. */
export function AuthorProfile({
  site,
  author,
  isNamed,
  isLazy = false,
}: AuthorProfileProps): ReactElement {
  const { postCount } = useTranslations()
  const { title, description, socials, count } = author
  return (
    <div className="blog-profile">
      <Portrait author={author} size={72} isLazy={isLazy} />
      <div className="blog-profile__text">
        {isNamed === true ? null : <AuthorName author={author} />}
        <p className="blog-meta">
          {title === undefined ? null : <span>{title}</span>}
          <span>{pluralize(postCount, count, site.locale.code)}</span>
        </p>
        {description === undefined ? null : <p>{description}</p>}
        {socials.length === 0 ? null : <LinkList links={socials} rel="noopener noreferrer me" />}
      </div>
    </div>
  )
}
