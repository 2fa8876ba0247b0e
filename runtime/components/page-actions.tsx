import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'
import type { DocPageView } from '../shared/site-view.ts'
import { Interpolated } from './interpolated.tsx'

interface PageActionsProps {
  /** Of the Markdown of the page, if the site publishes it. */
  readonly href: string | undefined
  readonly assistants: DocPageView['assistants']
}

/** What readers can do with the Markdown of the page: copy it, open it, or ask an assistant about it. */
export function PageActions({ href, assistants = [] }: PageActionsProps): ReactElement | null {
  const { copyPage, viewMarkdown, openIn } = useTranslations()
  if (href === undefined && assistants.length === 0) return null
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
