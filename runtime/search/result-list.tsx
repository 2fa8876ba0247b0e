import { Fragment, type MouseEvent, type ReactElement } from 'react'
import { HiddenText } from '../components/icons.tsx'
import { searchTranslations } from '../i18n/search.ts'
import { t } from '../i18n/t.ts'
import type { SearchGroup, SearchHit } from './engine.ts'
import type { Piece } from './snippet.ts'

/** A text with the matches in `mark` elements. */
export function Pieces({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement {
  return (
    <>
      {pieces.map(({ text, marked }, index) =>
        marked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
    </>
  )
}

/** The headings above a hit, or the title of the page when there are none. */
export function HitPath({
  hit,
  title,
}: {
  readonly hit: SearchHit
  readonly title: readonly Piece[]
}): ReactElement {
  const path = hit.path.length > 0 ? hit.path : [title]
  return (
    <span className="search-hit__path">
      {path.map((pieces, index) => (
        <Fragment key={index}>
          {/* The visible sign is not part of the name that screen readers say. */}
          {index === 0 ? null : <HiddenText>: </HiddenText>}
          <span className="search-hit__heading">
            <Pieces pieces={pieces} />
          </span>
        </Fragment>
      ))}
    </span>
  )
}

interface ResultListProps {
  readonly id: string
  readonly groups: readonly SearchGroup[]
  /** Index of the active hit over all groups; -1 for none. */
  readonly active: number
  readonly onPoint: (index: number) => void
  readonly onChoose: (event: MouseEvent) => void
}

/** The id of the option that represents a hit. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`

/**
 * The listbox of the search field. Each option is a link, so that it can be opened in a new tab.
 */
export function ResultList({
  id,
  groups,
  active,
  onPoint,
  onChoose,
}: ResultListProps): ReactElement {
  const starts = groups.map((_, index) =>
    groups.slice(0, index).reduce((sum, { hits }) => sum + hits.length, 0),
  )
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t(searchTranslations, 'searchResults')}
      className="search-results"
      hidden={groups.length === 0}
    >
      {groups.map(({ title, category, hits }, number) => (
        <div
          key={hits[0]?.href ?? number}
          role="group"
          aria-labelledby={`${id}-group-${number}`}
          className="search-group"
        >
          <div id={`${id}-group-${number}`} className="search-group__title">
            <Pieces pieces={title} />
            {category === '' ? null : (
              <>
                <HiddenText>, </HiddenText>
                <span className="search-group__category">{category}</span>
              </>
            )}
          </div>
          {hits.map((hit, offset) => {
            const index = (starts[number] ?? 0) + offset
            return (
              <a
                key={hit.href}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                className="search-hit"
                href={hit.href}
                onPointerMove={() => onPoint(index)}
                onClick={onChoose}
              >
                <HitPath hit={hit} title={title} />
                <span className="search-hit__snippet">
                  <Pieces pieces={hit.snippet} />
                </span>
              </a>
            )
          })}
        </div>
      ))}
    </div>
  )
}
