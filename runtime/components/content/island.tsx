import { type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useTranslations, TranslationsContext } from '../../i18n/use-translations.ts'

interface IslandProps {
  /** Key in the registry, or the name of a site component whose file begins with `'use client'`. */
  readonly name: string
  /** What the component is given in the browser; must survive JSON and equal what `children` was made with. */
  readonly props: Readonly<Record<string, unknown>>
  /**
   * `intent` (hover, focus, touch, click or key) unless the part shows something only a browser knows; `query`: on load,
   * where the address has a `?`.
   */
  readonly wake?: 'intent' | 'load' | 'query' | 'visible'
  /** The component with those props. */
  readonly children: ReactNode
}

/**
 * A part of the page that lives in the browser too: rendered in place at build time, hydrated alone, when needed. It is a
 * tree of its own here as there, so that `useId` gives the same ids, and that no context reaches it but that of words.
 */
export function Island({ name, props, wake = 'intent', children }: IslandProps): ReactElement {
  const id = useId()
  const words = useTranslations()
  const inWords = <TranslationsContext value={words}>{children}</TranslationsContext>
  const html = renderToString(inWords, { identifierPrefix: id })
  return (
    <div
      data-island={name}
      data-wake={wake}
      data-props={JSON.stringify(props)}
      data-ids={id}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
