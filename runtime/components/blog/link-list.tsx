import type { ReactElement } from 'react'

interface ListedLink {
  readonly label: string
  readonly href: string
  /** Media type of what the link leads to. */
  readonly mediaType?: string
}

interface LinkListProps {
  readonly links: readonly ListedLink[]
  /** How the targets relate to the page. */
  readonly rel?: string
}

/** Links of a blog or an author in one line. */
export function LinkList({ links, rel }: LinkListProps): ReactElement {
  return (
    <ul className="blog-links">
      {links.map(({ label, href, mediaType }) => (
        <li key={href}>
          <a href={href} rel={rel} type={mediaType}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
