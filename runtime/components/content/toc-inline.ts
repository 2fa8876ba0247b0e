import { onlyTags } from '../../shared/html/only-tags.ts'
import { classNames, type ContentFunction, element, text } from './content-function.ts'

interface Entry {
  readonly id: string
  readonly text: string
  readonly depth: number
  readonly isForPeople?: unknown
}

function isEntry(item: unknown): item is Entry {
  return (
    typeof item === 'object' && item !== null && 'id' in item && 'text' in item && 'depth' in item
  )
}

/** The headings of the page as a list inside the article. The build sets `items`. */
export const tocInline: ContentFunction = ({ props }) => {
  const { items, className } = props
  const entries = Array.isArray(items) ? items.filter(isEntry) : []
  return [
    element(
      'ul',
      { className: classNames('toc-inline', className) },
      entries.map((entry) => {
        const item = element('li', { className: [`toc-inline-${entry.depth}`] }, [
          element('a', { href: `#${entry.id}` }, [text(entry.text)]),
        ])
        return entry.isForPeople === true ? element(onlyTags.people, {}, [item]) : item
      }),
    ),
  ]
}
