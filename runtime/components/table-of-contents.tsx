import type { ReactElement, ReactNode } from 'react'
import type { TocEntry } from '../shared/site-view.ts'
import { useTranslations } from '../i18n/use-translations.ts'

interface Branch {
  readonly entry: TocEntry
  readonly children: readonly TocEntry[]
}

/** Nest the entries of lower levels below the entry before them. */
function nest(entries: readonly TocEntry[]): Branch[] {
  const branches: Branch[] = []
  for (let start = 0; start < entries.length;) {
    const entry = entries[start]
    if (entry === undefined) break
    const after = entries.slice(start + 1)
    const length = after.findIndex((other) => other.depth <= entry.depth)
    const children = length === -1 ? after : after.slice(0, length)
    branches.push({ entry, children })
    start += 1 + children.length
  }
  return branches
}

function TocList({ entries, lang }: TableOfContentsProps): ReactElement {
  return (
    <ul lang={lang}>
      {nest(entries).map(({ entry, children }) => (
        <li key={entry.id}>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the heading is the label */}
          <a
            href={`#${encodeURIComponent(entry.id)}`}
            dangerouslySetInnerHTML={{ __html: entry.html }}
          />
          {children.length === 0 ? null : <TocList entries={children} />}
        </li>
      ))}
    </ul>
  )
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
