import type { ReactElement } from 'react'
import type { SearchConfig } from '../../shared/manifests/manifests.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import type { SearchScope } from '../provider.ts'
import type { FacetCount, HitFilters } from '../ranking/filter-hits.ts'

interface FacetProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A select box for one filter; null when there is only one choice. */
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

interface SearchFacetsProps {
  readonly config: SearchConfig | undefined
  readonly scope: SearchScope
  readonly choices: HitFilters
  /** Of the hits of the query; empty before there are any. */
  readonly counts: Readonly<Record<keyof HitFilters, readonly FacetCount[]>>
  readonly onVersion: (version: string) => void
  readonly onChoice: (choice: HitFilters) => void
  readonly onLanguage: (locale: string) => void
}

/**
 * The name of a language in that language, such as `français`; its code when the browser does not
 * know it.
 */
function nameOf(code: string): string {
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code
  } catch {
    return code
  }
}

/** All, and the choices of a filter with their counts; none if there is no choice. */
function listChoices(chosen: string, counts: readonly FacetCount[], least: number) {
  const isKnown = counts.some(({ name }) => name === chosen)
  if (chosen === '' && counts.length <= least) return []
  const all = isKnown ? counts : [...counts, { name: chosen, count: 0 }]
  return all.map(({ name, count }) => {
    const label = name === '' ? t(searchTranslations, 'allSearchSections') : name
    return { value: name, label: `${label} (${count})` }
  })
}

/** The filters of the search page. */
export function SearchFacets(props: SearchFacetsProps): ReactElement | null {
  const { config, scope, choices, counts, onVersion, onLanguage, onChoice } = props
  if (!config) return null
  const { versions, languages } = config.facets
  const { section = '', tag = '' } = choices
  // A single section leaves nothing to choose, but hits without a tag do.
  const sections = listChoices(section, counts.section, 2)
  const tags = listChoices(tag, counts.tag, 1)
  if ([versions, languages, sections, tags].every(({ length }) => length < 2)) return null
  return (
    <div className="search-facets">
      <Facet
        label={t(searchTranslations, 'version')}
        value={scope.version}
        options={versions.map(({ name, label }) => ({ value: name, label }))}
        onChange={onVersion}
      />
      <Facet
        label={t(searchTranslations, 'language')}
        value={scope.locale}
        options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
        onChange={onLanguage}
      />
      <Facet
        label={t(searchTranslations, 'searchSectionFilter')}
        value={section}
        options={sections}
        onChange={(name) => onChoice({ section: name || undefined })}
      />
      <Facet
        label={t(searchTranslations, 'searchTagFilter')}
        value={tag}
        options={tags}
        onChange={(name) => onChoice({ tag: name || undefined })}
      />
    </div>
  )
}
