import type { ReactElement } from 'react'
import type { DocPageView } from '../shared/views/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface BreadcrumbsProps {
  readonly homeHref: string
  readonly breadcrumbs: DocPageView['breadcrumbs']
}

/** The path from the home page to this one, which is the last entry; nothing for pages that are in no category. */
export function Breadcrumbs({ homeHref, breadcrumbs }: BreadcrumbsProps): ReactElement | null {
  const translations = useTranslations()
  if (breadcrumbs.length < 2) return null
  const last = breadcrumbs.length - 1
  return (
    <nav className="breadcrumbs" aria-label={translations.breadcrumbs}>
      <ol className="breadcrumbs__list">
        <li>
          <a className="breadcrumbs__link" href={homeHref}>
            <Icon name="home" size={16} />
            <HiddenText>{translations.home}</HiddenText>
          </a>
        </li>
        {breadcrumbs.map(({ label, href }, index) => (
          <li key={`${index} ${label}`}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : href === undefined ? (
              <span>{label}</span>
            ) : (
              <a className="breadcrumbs__link" href={href}>
                {label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
