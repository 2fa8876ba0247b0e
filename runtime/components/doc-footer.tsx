import type { ReactElement } from 'react'
import type { DocPageView, SiteView } from '../shared/views/site-view.ts'
import { formatDay } from './format-day.ts'
import { Interpolated } from './interpolated.tsx'
import { Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface DocFooterProps {
  readonly site: Pick<SiteView, 'locale'>
  readonly page: DocPageView
  /** Labels of the links to the neighbors, if not “Previous” and “Next”. */
  readonly labels?: PagerLabels
}

interface PagerLabels {
  readonly previous: string
  readonly next: string
}

/**
 * The link to edit the page, the date of its last change, and the links to the previous and next
 * page.
 */
export function DocFooter({ site, page, labels }: DocFooterProps): ReactElement {
  const { editPage } = useTranslations()
  const { contributors = [] } = page
  return (
    <div className="doc-footer">
      {contributors.length === 0 ? null : <Contributors names={contributors} />}
      {page.editHref === undefined && page.lastUpdate === undefined ? null : (
        <div className="doc-footer__meta">
          {page.editHref === undefined ? null : (
            <a className="doc-footer__edit" href={page.editHref} rel="noopener noreferrer">
              <Icon name="pencil" size={16} />
              {editPage}
            </a>
          )}
          {page.lastUpdate === undefined ? null : (
            <LastUpdate lastUpdate={page.lastUpdate} locale={site.locale.code} />
          )}
        </div>
      )}
      <Pager previous={page.previous} next={page.next} labels={labels} />
    </div>
  )
}

function LastUpdate(props: {
  readonly lastUpdate: NonNullable<DocPageView['lastUpdate']>
  readonly locale: string
}): ReactElement {
  const translations = useTranslations()
  const { date, author } = props.lastUpdate
  const day = (
    <time dateTime={date} itemProp="dateModified">
      {formatDay(date, props.locale)}
    </time>
  )
  return (
    <p className="doc-footer__update">
      <Interpolated
        text={author === undefined ? translations.lastUpdated : translations.lastUpdatedBy}
        values={{ date: day, user: author }}
      />
    </p>
  )
}

function Contributors({ names }: { readonly names: readonly string[] }): ReactElement {
  const translations = useTranslations()
  return (
    <p className="doc-footer__contributors">
      <strong>{`${translations.contributors}:`}</strong> {names.join(', ')}
    </p>
  )
}

function Pager({
  previous,
  next,
  labels,
}: Pick<DocPageView, 'previous' | 'next'> & {
  readonly labels: PagerLabels | undefined
}): ReactElement | null {
  const translations = useTranslations()
  const ways = labels ?? translations
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pager" aria-label={translations.previousAndNext}>
      {previous === undefined ? null : (
        <a href={previous.href} rel="prev">
          <span className="pager__way">{ways.previous}</span> <span>{previous.label}</span>
        </a>
      )}
      {next === undefined ? null : (
        <a href={next.href} rel="next">
          <span className="pager__way">{ways.next}</span> <span>{next.label}</span>
        </a>
      )}
    </nav>
  )
}
