import type { ReactElement, ReactNode } from 'react'
import type { TocEntry } from '../shared/views/site-view.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { tocItems } from './toc-html.ts'

function TocList({ entries, lang }: TableOfContentsProps): ReactElement {
  return <ul lang={lang} dangerouslySetInnerHTML={{ __html: tocItems(entries) }} />
}

interface TableOfContentsProps {
  readonly entries: readonly TocEntry[]
  /** Of the headings, if it is not that of the page. */
  readonly lang?: string | undefined
}

/** The table of contents beside the article; `children` are below it. */
export function TableOfContents({
  entries,
  lang,
  children,
}: TableOfContentsProps & { readonly children?: ReactNode }): ReactElement | null {
  const { onThisPage } = useTranslations()
  if (entries.length === 0) return null
  return (
    <nav className="toc" aria-labelledby="docs-ssg-toc" data-toc="">
      <p className="toc__title" id="docs-ssg-toc">
        {onThisPage}
      </p>
      <TocList entries={entries} lang={lang} />
      {children}
    </nav>
  )
}

/**
 * The table of contents on screens without space beside the article: a bar that stays below the
 * navbar, names the section being read and opens the list.
 */
export function InlineTableOfContents({
  entries,
  lang,
}: TableOfContentsProps): ReactElement | null {
  const { onThisPage } = useTranslations()
  if (entries.length === 0) return null
  return (
    <details className="toc-drawer" data-toc="" data-dropdown="">
      <summary>{onThisPage}</summary>
      <TocList entries={entries} lang={lang} />
    </details>
  )
}
