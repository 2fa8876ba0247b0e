import type { ReactElement } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'

/** What readers can do with the Markdown of the page: copy it, or open it. */
export function PageActions({ href }: { readonly href: string }): ReactElement {
  const { copyPage, viewMarkdown } = useTranslations()
  return (
    <p className="page-actions">
      <button type="button" data-tool="copy-page" data-href={href}>
        {copyPage}
      </button>
      <a href={href} type="text/markdown">
        {viewMarkdown}
      </a>
    </p>
  )
}
