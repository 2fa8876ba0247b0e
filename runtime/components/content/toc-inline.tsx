import type { ReactElement } from 'react'
import type { ContentProps } from './content-props.ts'

interface TocInlineProps extends ContentProps {
  /** Set by the build from the headings of the page. */
  readonly items?: unknown
}

interface Entry {
  readonly id: string
  readonly text: string
  readonly depth: number
}

function isEntry(item: unknown): item is Entry {
  return (
    typeof item === 'object' && item !== null && 'id' in item && 'text' in item && 'depth' in item
  )
}

/** The headings of the page as a list inside the article. */
export function TOCInline({ items, className }: TocInlineProps): ReactElement {
  const entries = Array.isArray(items) ? items.filter(isEntry) : []
  return (
    <ul className={['toc-inline', className].filter(Boolean).join(' ')}>
      {entries.map((entry) => (
        <li key={entry.id} className={`toc-inline-${entry.depth}`}>
          <a href={`#${entry.id}`}>{entry.text}</a>
        </li>
      ))}
    </ul>
  )
}
