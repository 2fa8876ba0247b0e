import type { ReactElement } from 'react'
import type { AlternateView } from '../shared/views/site-view.ts'
import { HiddenText, Icon } from './icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface SwitcherProps {
  readonly kind: 'version' | 'locale'
  readonly options: readonly AlternateView[]
}

/** Links to the page in other versions or languages; nothing when there is only one. */
export function Switcher({ kind, options }: SwitcherProps): ReactElement | null {
  const translations = useTranslations()
  const name = kind === 'version' ? translations.version : translations.language
  const current = options.find((option) => option.current)
  if (options.length < 2) return null
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
              {...(option.samePage && !option.current ? { 'data-same': '' } : {})}
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
