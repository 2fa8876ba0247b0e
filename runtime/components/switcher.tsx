import type { ReactElement } from 'react'
import type { AlternateView } from '../shared/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SwitcherProps {
  readonly kind: 'version' | 'locale'
  readonly options: readonly AlternateView[]
}

/** Links to the page in other versions or languages. With a single one, its name as text. */
export function Switcher({ kind, options }: SwitcherProps): ReactElement {
  const translations = useTranslations()
  const name = kind === 'version' ? translations.version : translations.language
  const current = options.find((option) => option.current)
  if (options.length < 2) {
    return (
      <p className="switcher switcher--single">
        <span className="switcher__name">{name}</span> {current?.label}
      </p>
    )
  }
  return (
    <details className="dropdown switcher" data-dropdown="" data-swap={`switch-${kind}`}>
      <summary className="navbar__link">
        <HiddenText>{`${name}: `}</HiddenText>
        {current?.label}
        <Icon name="chevron" size={14} className="dropdown__caret" />
      </summary>
      <ul className="dropdown__list">
        {options.map((option) => (
          <li key={option.name}>
            <a
              className="dropdown__link"
              href={option.href}
              {...(kind === 'version'
                ? { 'data-version-name': option.name }
                : { lang: option.lang, hrefLang: option.lang })}
              {...(option.current ? { 'aria-current': true } : {})}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
