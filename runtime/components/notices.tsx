import type { ReactElement } from 'react'
import type { AlternateView, DocPageView, SiteView } from '../shared/site-view.ts'
import { Filled } from './filled.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface NoticesProps {
  readonly site: SiteView
  readonly page: DocPageView
}

function newest(versions: readonly AlternateView[]): AlternateView | undefined {
  return versions.find((version) => !version.current)
}

/** What a reader should know before the article: the state of the version, and that a page is not listed. */
export function Notices({ site, page }: NoticesProps): ReactElement {
  const words = useTranslations()
  const { banner, label } = site.version
  const other = newest(page.versions)
  return (
    <>
      {banner === 'none' ? null : (
        <p className="notice">
          <Filled
            text={words[banner]}
            values={{ versionLabel: <strong>{label}</strong>, siteTitle: site.title }}
          />
          {other === undefined ? null : (
            <>
              {' '}
              <Filled
                text={words.seeVersion}
                values={{ versionLabel: <a href={other.href}>{other.label}</a> }}
              />
            </>
          )}
        </p>
      )}
      {page.unlisted ? (
        <p className="notice">
          <strong>{words.unlistedTitle}</strong> {words.unlisted}
        </p>
      ) : null}
    </>
  )
}
