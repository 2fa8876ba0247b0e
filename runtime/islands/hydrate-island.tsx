// The chunk that hydrates islands with React.
import { type ComponentType, createElement, type ReactNode, useEffect } from 'react'
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client'
import { toElements } from '../components/content/markup-elements.ts'
import { type DevIsland, islandEvent } from '../shared/dev-events.ts'
import { showCrash } from './show-crash.ts'

type Props = Readonly<Record<string, unknown>>

export interface IslandRoot {
  readonly element: HTMLElement
  readonly component: ComponentType<Props & { readonly children?: ReactNode }>
  /** The island was hydrated, and crashed later. */
  readonly onCrash: (error: Error) => void
  /** The reader wants to hydrate it again. */
  readonly onRetry: () => void
}

/**
 * Hydrate what the build rendered. Resolves after the first effects; rejects when the component
 * throws before that. Whenever it throws, the island gets its built HTML back.
 */
export async function hydrateIsland(island: IslandRoot): Promise<void> {
  try {
    await start(island)
  } catch (error) {
    throw explain(island, error)
  }
}

function start(island: IslandRoot): Promise<void> {
  const { element } = island
  let { component } = island
  const content = contentOf(element)
  const built = [...element.childNodes]
  // React changes the nodes that it hydrated.
  const copies = built.map((node) => node.cloneNode(true))
  return new Promise((resolve, reject) => {
    let state: 'starting' | 'ready' | 'failed' = 'starting'
    // The other first effects may throw in the same turn.
    const onReady = (): void =>
      queueMicrotask(() => {
        if (state !== 'starting') return
        state = 'ready'
        resolve()
      })
    const onUncaughtError = (error: unknown): void => {
      const wasReady = state === 'ready'
      state = 'failed'
      // React is still rendering.
      queueMicrotask(() => {
        mounted.unmount()
        element.replaceChildren(...(wasReady ? copies : built))
        if (!wasReady) return reject(error)
        showCrash(element, error, island.onRetry)
        island.onCrash(explain(island, error))
      })
    }
    const toTree = (): ReactNode => (
      <Ready onReady={onReady}>{createElement(component, propsOf(element), ...content)}</Ready>
    )
    const show = (next = component): boolean => {
      component = next
      if (state === 'ready') mounted.render(toTree())
      return state !== 'failed'
    }
    announce({ name: element.dataset['island'] ?? '', element, show })
    const mounted = mount(element, toTree(), { onUncaughtError })
  })
}

function announce(detail: DevIsland<IslandRoot['component']>): void {
  document.dispatchEvent(new CustomEvent(islandEvent, { detail }))
}

/** The message for the console; the thrown value is its cause. */
function explain({ element }: IslandRoot, cause: unknown): Error {
  const name = element.dataset['island'] ?? ''
  return new Error(
    `The island \`${name}\` shows its built HTML, because its component throws an error. Fix the component or its props.`,
    { cause },
  )
}

function propsOf({ dataset }: HTMLElement): Props {
  const props: unknown = JSON.parse(dataset['props'] ?? '{}')
  // Only `data-markup`, which content can't write, becomes elements.
  const markup: unknown = JSON.parse(dataset['markup'] ?? '{}')
  return { ...(typeof props === 'object' ? props : {}), ...toElements(markup) }
}

/** The content between the tags is HTML by now. React keeps that HTML unchanged. */
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

function mount(
  element: HTMLElement,
  tree: ReactNode,
  handlers: Pick<RootOptions, 'onUncaughtError'>,
): ReturnType<typeof createRoot> {
  const options = {
    ...handlers,
    onRecoverableError: (error: unknown) => console.warn(error),
    identifierPrefix: element.dataset['ids'] ?? '',
  }
  if (!element.hasChildNodes()) {
    const created = createRoot(element, options)
    created.render(tree)
    return created
  }
  // The build made them from `main`, which a document has only once. React compares these names
  // with what the component renders, and replaces everything if they differ.
  for (const part of element.querySelectorAll('[data-main]'))
    Object.defineProperty(part, 'nodeName', { value: 'MAIN' })
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
