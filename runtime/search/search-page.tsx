import { type FormEvent, type ReactElement, useEffect, useState } from 'react'
import { ofDocument } from '../navigation/dom.ts'
import { find } from '../navigation/elements.ts'
import type { SearchConfig } from '../shared/manifests.ts'
import type { SearchResult } from './engine.ts'
import { FailureMessage, NoHitsMessage } from './messages-view.tsx'
import type { SearchScope } from './provider.ts'
import { addRecent } from './recent-searches.ts'
import { HitPath, Pieces } from './result-list.tsx'
import { readQuery, type SearchPlace } from './search-place.ts'
import { useSearch } from './use-search.ts'

/** Hits on the page; a reader who wants more asks better. */
const pageLimit = 100

interface SearchPageProps {
  readonly place: SearchPlace
  readonly placeholder: string
}

/** Keep the query in the address: typing replaces it, Enter adds an entry to the history. */
function writeQuery(query: string, method: 'push' | 'replace'): void {
  const url = new URL(window.location.href)
  if (query === '') url.searchParams.delete('q')
  else url.searchParams.set('q', query)
  if (url.href === window.location.href) return
  if (method === 'push') window.history.pushState(window.history.state, '', url)
  else window.history.replaceState(window.history.state, '', url)
}

/** `Search results for "…"`, before whatever stands behind the page's title. */
function useTitle(query: string): void {
  const [original] = useState(() => ofDocument('title'))
  useEffect(() => {
    const site = find('[data-site-title]')?.dataset['siteTitle']
    const own = query === '' ? undefined : `Search results for "${query}"`
    const title = find('head > title') ?? ofDocument('querySelector').call(document, 'head > title')
    if (title) title.textContent = own === undefined ? original : site ? `${own} | ${site}` : own
  }, [query, original])
}

interface FacetProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A choice of version or language; nothing where there is only one. */
function Facet({ label, value, options, onChange }: FacetProps): ReactElement | null {
  if (options.length < 2) return null
  return (
    <label className="search-facet">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

interface FacetsProps {
  readonly config: SearchConfig | undefined
  readonly scope: SearchScope
  readonly onChange: (scope: SearchScope) => void
}

function Facets({ config, scope, onChange }: FacetsProps): ReactElement | null {
  if (!config) return null
  const { versions, languages } = config.facets
  return (
    <>
      <Facet
        label="Version"
        value={scope.version}
        options={versions.map(({ name, label }) => ({ value: name, label }))}
        onChange={(version) => onChange({ ...scope, version })}
      />
      <Facet
        label="Language"
        value={scope.locale}
        options={languages.map((code) => ({ value: code, label: code }))}
        onChange={(locale) => onChange({ ...scope, locale })}
      />
    </>
  )
}

function Results({ result }: { readonly result: SearchResult }): ReactElement {
  return (
    <ol className="search-page__groups">
      {result.groups.map(({ title, category, hits }) => (
        <li key={hits[0]?.href ?? category} className="search-page__group">
          <h2 className="search-page__title">
            <a href={hits[0]?.href.replace(/#.*$/, '')}>
              <Pieces pieces={title} />
            </a>
          </h2>
          {category === '' ? null : <p className="search-page__category">{category}</p>}
          <ul>
            {hits.map((hit) => (
              <li key={hit.href}>
                <a className="search-page__hit" href={hit.href}>
                  <HitPath hit={hit} title={title} />
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

/** The page `/search`: the query lives in its address, so that results can be linked to and come back. */
export function SearchPage({ place, placeholder }: SearchPageProps): ReactElement {
  const [text, setText] = useState(readQuery)
  const [scope, setScope] = useState(place.scope)
  const query = text.trim()
  const { state, config, retry } = useSearch({
    configHref: place.configHref,
    scope,
    text,
    limit: pageLimit,
    active: true,
  })
  const result =
    state.status === 'done' ? state.result : state.status === 'loading' ? state.last : undefined
  useTitle(query)

  const change = (next: string): void => {
    setText(next)
    writeQuery(next.trim(), 'replace')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    writeQuery(query, 'push')
    addRecent(query)
  }

  return (
    <>
      <h1>{query === '' ? 'Search' : `Search results for “${query}”`}</h1>
      <form className="search-page__form" role="search" onSubmit={submit}>
        <input
          className="search-page__input"
          type="search"
          name="q"
          aria-label={placeholder}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <button className="button button--primary" type="submit">
          Search
        </button>
      </form>
      <div className="search-facets">
        <Facets config={config} scope={scope} onChange={setScope} />
      </div>
      <p className="search-page__count" role="status">
        {state.status === 'loading' && !result ? 'Searching…' : null}
        {result && result.total > 0
          ? `${result.total} ${result.total === 1 ? 'result' : 'results'}`
          : null}
      </p>
      {state.status === 'failed' ? <FailureMessage onRetry={retry} /> : null}
      {state.status === 'done' && state.result.total === 0 ? (
        <NoHitsMessage
          query={query}
          suggestions={state.result.suggestions}
          config={config}
          onSuggest={change}
        />
      ) : null}
      {result && state.status !== 'failed' ? <Results result={result} /> : null}
    </>
  )
}
