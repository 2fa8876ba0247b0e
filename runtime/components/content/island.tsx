import { type ReactElement, type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { useTranslations, TranslationsContext } from '../../i18n/use-translations.ts'
import { InsideIsland } from './inside-island.ts'

interface IslandProps {
  /** The name of a component of the site whose file begins with `'use client'`. */
  readonly name: string
  /**
   * Passed to the component in the browser. Must survive JSON and equal the props of `children`.
   */
  readonly props: Readonly<Record<string, unknown>>
  /**
   * When the island is hydrated: on `intent` (hover, focus, touch, click or key), on `load`, when
   * it is `visible`, or with `query` on load of a URL with a `?`. Anything but `intent` is for what
   * only the browser knows.
   */
  readonly wake?: 'intent' | 'load' | 'query' | 'visible'
  /** The component with the same props. */
  readonly children: ReactNode
}

/**
 * A part of the page that is rendered in the build and hydrated in the browser. It is a separate
 * React root in both, so that `useId` returns the same ids. Of the contexts around it, it gets the
 * translations only.
 */
export function Island({ name, props, wake = 'intent', children }: IslandProps): ReactElement {
  const id = useId()
  const translations = useTranslations()
  const tree = (
    <TranslationsContext value={translations}>
      <InsideIsland value={true}>{children}</InsideIsland>
    </TranslationsContext>
  )
  const html = renderToString(tree, { identifierPrefix: id })
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
