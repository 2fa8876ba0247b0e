import type { ReactElement } from 'react'
import type { SearchConfig } from '../../shared/manifests.ts'
import { searchTranslations } from '../../i18n/search.ts'
import { t } from '../../i18n/t.ts'
import type { SearchScope } from '../provider.ts'

interface FacetProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A select box for the version or the language; null when there is only one. */
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
  readonly onVersion: (version: string) => void
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

/** The filters of the search page. */
export function SearchFacets(props: SearchFacetsProps): ReactElement | null {
  const { config, scope, onVersion, onLanguage } = props
  if (!config) return null
  const { versions, languages } = config.facets
  if (versions.length < 2 && languages.length < 2) return null
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
    </div>
  )
}
