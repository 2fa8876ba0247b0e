// The chunk that hydrates islands with React.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { toElements } from '../components/content/markup-elements.ts'
import { ErrorBoundary } from '../components/error-boundary.tsx'

type Props = Readonly<Record<string, unknown>>

export interface IslandRoot {
  readonly element: HTMLElement
  readonly component: ComponentType<Props & { readonly children?: ReactNode }>
  readonly props: Props
  /** The props whose values are markup; data of the page never gets here. */
  readonly markup: unknown
  readonly onCrash: (error: Error | undefined) => void
}

/**
 * Hydrate what the build rendered. Resolves after the first effect, with the function that unmounts
 * the island.
 */
export function hydrateIsland(island: IslandRoot): Promise<() => void> {
  const { element, component: Island, props, markup, onCrash } = island
  return new Promise((resolve) => {
    const tree = (
      <Ready onReady={() => resolve(() => mounted.unmount())}>
        <ErrorBoundary onCrash={onCrash}>
          {createElement(Island, { ...props, ...toElements(markup) }, ...contentOf(element))}
        </ErrorBoundary>
      </Ready>
    )
    const mounted = mount(element, tree)
  })
}

/** What authors wrote between the tags is HTML by now. React keeps that HTML as it is. */
function contentOf(island: HTMLElement): readonly ReactNode[] {
  const content = island.querySelector(':scope [data-island-content]')
  if (!content || content.closest('[data-island]') !== island) return []
  return [
    createElement(content.localName, {
      'data-island-content': '',
      dangerouslySetInnerHTML: { __html: content.innerHTML },
      suppressHydrationWarning: true,
    }),
  ]
}

function mount(element: HTMLElement, tree: ReactNode): ReturnType<typeof createRoot> {
  const options = {
    onRecoverableError: (error: unknown) => console.warn(error),
    identifierPrefix: element.dataset['ids'] ?? '',
  }
  if (!element.hasChildNodes()) {
    const created = createRoot(element, options)
    created.render(tree)
    return created
  }
  return hydrateRoot(element, tree, options)
}

interface ReadyProps {
  readonly onReady: () => void
  readonly children: ReactNode
}

function Ready({ onReady, children }: ReadyProps): ReactNode {
  useEffect(onReady, [onReady])
  return children
}
