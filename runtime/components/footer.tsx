import type { ReactElement } from 'react'
import type { FooterView } from '../shared/views/site-view.ts'
import { Logo } from './brand.tsx'
import { SiteLink } from './site-link.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** Groups of links, the logo and the copyright line. */
export function Footer({ footer }: { readonly footer: FooterView }): ReactElement {
  const { footerNavigation } = useTranslations()
  return (
    <footer className={`footer footer--${footer.style}`}>
      <div className="footer__inner">
        {footer.links.length === 0 ? null : (
          <nav className="footer__groups" aria-label={footerNavigation}>
            {footer.links.map((group) => (
              <div className="footer__group" key={group.title}>
                <p className="footer__title">{group.title}</p>
                <ul className="footer__list">
                  {group.items.map((link) => (
                    <li key={link.href + link.label}>
                      <SiteLink attributes={{ class: 'footer__link' }} link={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        )}
        <div className="footer__bottom">
          {footer.logo === undefined ? null : <Logo logo={footer.logo} className="footer__logo" />}
          {footer.copyright === '' ? null : (
            <p dangerouslySetInnerHTML={{ __html: footer.copyright }} />
          )}
        </div>
      </div>
    </footer>
  )
}
