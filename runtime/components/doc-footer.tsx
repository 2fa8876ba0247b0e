import type { ReactElement } from 'react'
import type { DocPageView } from '../shared/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'

interface DocFooterProps {
  readonly page: DocPageView
}

const months =
  'January February March April May June July August September October November December'.split(' ')

/** `2026-08-09T…` is "9 August 2026", in UTC, whatever the language and zone of the machine. */
function formatDay(iso: string): string {
  const date = new Date(iso)
  return `${date.getUTCDate()} ${months[date.getUTCMonth()]} ${date.getUTCFullYear()}`
}

/** When the page last changed and where to change it, then the ways on. */
export function DocFooter({ page }: DocFooterProps): ReactElement {
  return (
    <div className="doc-footer">
      {page.editHref === undefined && page.lastUpdate === undefined ? null : (
        <div className="doc-footer__meta">
          {page.editHref === undefined ? null : (
            <a className="doc-footer__edit" href={page.editHref} rel="noopener noreferrer">
              <Icon name="pencil" size={16} />
              Edit this page
            </a>
          )}
          {page.lastUpdate === undefined ? null : <LastUpdate lastUpdate={page.lastUpdate} />}
        </div>
      )}
      <Pager previous={page.previous} next={page.next} />
    </div>
  )
}

function LastUpdate(props: {
  readonly lastUpdate: NonNullable<DocPageView['lastUpdate']>
}): ReactElement {
  const { date, author } = props.lastUpdate
  return (
    <p className="doc-footer__update">
      {'Last updated on '}
      <time dateTime={date} itemProp="dateModified">
        {formatDay(date)}
      </time>
      {author === undefined ? null : ` by ${author}`}
    </p>
  )
}

function Pager({ previous, next }: Pick<DocPageView, 'previous' | 'next'>): ReactElement | null {
  if (previous === undefined && next === undefined) return null
  return (
    <nav className="pager" aria-label="Previous and next page">
      {previous === undefined ? null : (
        <a className="pager__link pager__link--previous" href={previous.href} rel="prev">
          <span className="pager__way">Previous</span>
          <HiddenText>: </HiddenText>
          <span className="pager__label">{previous.label}</span>
        </a>
      )}
      {next === undefined ? null : (
        <a className="pager__link pager__link--next" href={next.href} rel="next">
          <span className="pager__way">Next</span>
          <HiddenText>: </HiddenText>
          <span className="pager__label">{next.label}</span>
        </a>
      )}
    </nav>
  )
}
