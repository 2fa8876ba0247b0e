import type { ReactElement } from 'react'
import type { SearchConfig } from '../../shared/manifests.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import type { SearchScope } from '../provider.ts'
import type { SectionCount } from '../ranking/count-sections.ts'

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
  /** Empty for all. */
  readonly section: string
  /** Of the hits of the query; empty before there are any. */
  readonly sections: readonly SectionCount[]
  readonly onVersion: (version: string) => void
  readonly onSection: (section: string) => void
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

/** All, and the top categories of hits with their counts; none if the hits share one. */
function listSections({
  section,
  sections,
}: Pick<SearchFacetsProps, 'section' | 'sections'>): FacetProps['options'] {
  const isKnown = sections.some(({ name }) => name === section)
  if (section === '' && sections.length < 3) return []
  const all = isKnown ? sections : [...sections, { name: section, count: 0 }]
  return all.map(({ name, count }) => {
    const label = name === '' ? t(searchTranslations, 'allSearchSections') : name
    return { value: name, label: `${label} (${count})` }
  })
}

/** The filters of the search page. */
export function SearchFacets(props: SearchFacetsProps): ReactElement | null {
  const { config, scope, section, onVersion, onLanguage, onSection } = props
  if (!config) return null
  const { versions, languages } = config.facets
  const sections = listSections(props)
  if (versions.length < 2 && languages.length < 2 && sections.length < 2) return null
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
        onChange={onSection}
      />
    </div>
  )
}
