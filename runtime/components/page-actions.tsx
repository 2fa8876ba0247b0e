import type { ReactElement, ReactNode } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import type { DocPageView } from '../shared/views/site-view.ts'
import { Interpolated } from './interpolated.tsx'

interface PageActionsProps {
  /** Of the Markdown of the page, if the site publishes it. */
  readonly href: string | undefined
  readonly assistants: DocPageView['assistants']
  /** The breadcrumbs, which share their line with the actions. */
  readonly children: ReactNode
}

/**
 * What readers can do with the Markdown of the page: copy it, open it, or ask an assistant about it.
 * A page without actions has the breadcrumbs only.
 */
export function PageActions({ href, assistants = [], children }: PageActionsProps): ReactNode {
  if (href === undefined && assistants.length === 0) return children
  return (
    <div className="doc__head">
      {children}
      <Actions href={href} assistants={assistants} />
    </div>
  )
}

function Actions({ href, assistants = [] }: Omit<PageActionsProps, 'children'>): ReactElement {
  const { copyPage, viewMarkdown, openIn } = useTranslations()
  return (
    <p className="page-actions">
      {href === undefined ? null : (
        <>
          <button type="button" data-tool="copy-page" data-href={href}>
            {copyPage}
          </button>
          <a href={href} type="text/markdown">
            {viewMarkdown}
          </a>
        </>
      )}
      {assistants.map(({ label, href: target }) => (
        <a key={target} href={target} rel="noopener noreferrer nofollow">
          <Interpolated text={openIn} values={{ name: label }} />
        </a>
      ))}
    </p>
  )
}
