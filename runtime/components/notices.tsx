import type { ReactElement } from 'react'
import type { AlternateView, DocPageView, SiteView } from '../shared/views/site-view.ts'
import { Interpolated } from './interpolated.tsx'
import { untranslatedId } from '../shared/urls/untranslated-id.ts'
import { useTranslations } from '../i18n/use-translations.ts'

interface NoticesProps {
  readonly site: SiteView
  readonly page: DocPageView
}

function newest(versions: readonly AlternateView[]): AlternateView | undefined {
  return versions.find((version) => !version.current)
}

/**
 * Notices above the article: that the version is unreleased or unmaintained, that the page is not
 * translated, and that it is unlisted. One in another language is shown to readers who were sent here from it.
 */
export function Notices({ site, page }: NoticesProps): ReactElement {
  const translations = useTranslations()
  const { banner, label } = site.version
  const other = newest(page.versions)
  return (
    <>
      {banner === 'none' ? null : (
        <p className="notice">
          <Interpolated
            text={translations[banner]}
            values={{ versionLabel: <strong>{label}</strong>, siteTitle: site.title }}
          />
          {other === undefined ? null : (
            <>
              {' '}
              <Interpolated
                text={translations.seeVersion}
                values={{ versionLabel: <a href={other.href}>{other.label}</a> }}
              />
            </>
          )}
        </p>
      )}
      {page.original === undefined ? null : (
        <p className="notice" data-untranslated="">
          <Interpolated
            text={translations.notTranslated}
            values={{
              language: <span lang={page.articleLang}>{page.original.label}</span>,
            }}
          />
        </p>
      )}
      {page.missingIn?.map(({ locale, direction, text, home }) => (
        <p
          key={locale}
          className="notice"
          id={untranslatedId(locale)}
          lang={locale}
          dir={direction}
          hidden
        >
          {text}
          <a href={home.href}>{home.label}</a>
        </p>
      ))}
      {page.unlisted ? (
        <p className="notice">
          <strong>{translations.unlistedTitle}</strong> {translations.unlisted}
        </p>
      ) : null}
    </>
  )
}
