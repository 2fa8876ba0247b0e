import type { ReactElement } from 'react'
import type { AlternateView, DocPageView, SiteView } from '../shared/site-view.ts'

interface NoticesProps {
  readonly site: SiteView
  readonly page: DocPageView
}

const texts = {
  unreleased: 'This describes a version that has not been released yet.',
  unmaintained: 'This describes a version that is no longer maintained.',
} as const

function newest(versions: readonly AlternateView[]): AlternateView | undefined {
  return versions.find((version) => !version.current)
}

/** What a reader should know before the article: the state of the version, and that a page is not listed. */
export function Notices({ site, page }: NoticesProps): ReactElement {
  const { banner, label } = site.version
  const other = newest(page.versions)
  return (
    <>
      {banner === 'none' ? null : (
        <p className="notice">
          <strong>{label}.</strong> {texts[banner]}
          {other === undefined ? null : (
            <>
              {' See '}
              <a href={other.href}>{other.label}</a>.
            </>
          )}
        </p>
      )}
      {page.unlisted ? (
        <p className="notice">
          <strong>Unlisted.</strong> Only readers with the address find this page; search engines do
          not.
        </p>
      ) : null}
    </>
  )
}
