import type { ReactElement } from 'react'
import type { BlogAuthorView } from '../../shared/views/blog-view.ts'

interface PostAuthorsProps {
  readonly authors: readonly BlogAuthorView[]
  /** Below the first screen. */
  readonly isLazy?: boolean
}

/** Portraits, names and roles. */
export function PostAuthors({ authors, isLazy = false }: PostAuthorsProps): ReactElement | null {
  if (authors.length === 0) return null
  return (
    <ul className="blog-authors">
      {authors.map((author, index) => (
        <li key={`${index} ${author.name}`} className="blog-author">
          <Portrait author={author} size={40} isLazy={isLazy} />
          <span className="blog-author__text">
            <AuthorName author={author} />
            {author.title === undefined ? null : (
              <span className="blog-author__title">{author.title}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The name as a link, if the author has a page or a URL. */
export function AuthorName({ author }: { readonly author: BlogAuthorView }): ReactElement {
  const { name, href, external } = author
  if (href === undefined) return <span className="blog-author__name">{name}</span>
  return (
    <a
      className="blog-author__name"
      href={href}
      rel={external ? 'noopener noreferrer author' : 'author'}
    >
      {name}
    </a>
  )
}

/** The portrait, or the first letter of the name. The name is beside it as text. */
export function Portrait({
  author: { imageSrc, name },
  size,
  isLazy = false,
}: {
  readonly author: BlogAuthorView
  readonly size: number
  readonly isLazy?: boolean
}): ReactElement {
  if (imageSrc === undefined)
    return (
      <span className="blog-portrait" aria-hidden="true">
        {[...name][0]?.toUpperCase()}
      </span>
    )
  return (
    <img
      className="blog-portrait"
      src={imageSrc}
      alt=""
      width={size}
      height={size}
      decoding="async"
      {...(isLazy ? { loading: 'lazy' } : {})}
    />
  )
}
