import type { ReactElement } from 'react'
import { toReact } from '../../components/to-react.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import { describeElement } from '../../shared/html/element-tree.ts'
import { countResults } from '../ranking/count-results.ts'
import type { SearchResult } from '../engine.ts'
import { describePath, describePieces } from '../dialog/describe-results.ts'
import { toPath } from '../isolate-pieces.ts'
import type { Piece } from '../ranking/snippet.ts'

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }): ReactElement =>
  toReact(describeElement('span', {}, ...describePieces(pieces)))

/** Hits by page, best page first, as a list of links. */
export function PageResults({ result }: { readonly result: SearchResult }): ReactElement {
  return (
    <ol className="search-page__groups">
      {result.groups.map(({ title, category, hits }) => (
        <li key={hits[0]?.href ?? category} className="search-page__group">
          <h2 className="search-page__title">
            <a href={hits[0]?.href.replace(/#.*$/, '')}>
              <Pieces pieces={title} />
            </a>
          </h2>
          {category === '' ? null : <p className="search-page__category">{toPath(category)}</p>}
          <ul>
            {hits.map((hit) => (
              <li key={hit.href}>
                <a className="search-page__hit" href={hit.href}>
                  {toReact(describePath(hit, title))}
                </a>
                <p className="search-page__snippet">
                  <Pieces pieces={hit.snippet} />
                </p>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  )
}

/** The number of hits, which screen readers announce when it changes. */
export function ResultCount(props: {
  readonly result: SearchResult | undefined
  readonly isLoading: boolean
}): ReactElement {
  const { result, isLoading } = props
  const total = result?.total ?? 0
  return (
    <p className="search-page__count" role="status">
      {isLoading && !result ? t(searchTranslations, 'searching') : null}
      {total > 0 ? countResults('resultCount', total) : null}
    </p>
  )
}
