import type { ReactElement } from 'react'
import { SiteLink } from '../components/site-link.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import type { SidebarView } from '../shared/views/site-view.ts'

interface AllPagesProps {
  readonly items: readonly SidebarView[]
}

/**
 * A whole sidebar as a page. The sidebars of large sites show a part and link to it, for browsers
 * without JavaScript.
 */
export function AllPages({ items }: AllPagesProps): ReactElement {
  const { allPages } = useTranslations()
  return (
    <>
      <h1>{allPages}</h1>
      <nav className="markdown" aria-label={allPages}>
        <PageList items={items} id="all" />
      </nav>
    </>
  )
}

function PageList({
  items,
  id,
}: AllPagesProps & { readonly id: string | undefined }): ReactElement {
  return (
    <ul id={id}>
      {items.map((item, index) => (
        <li key={`${index} ${item.label}`}>
          {item.href === undefined ? (
            <strong>{item.label}</strong>
          ) : (
            <SiteLink link={{ label: item.label, href: item.href, external: item.external }} />
          )}
          {item.items.length === 0 ? null : <PageList items={item.items} id={item.key} />}
        </li>
      ))}
    </ul>
  )
}
