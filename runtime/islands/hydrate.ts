// Room: hydrates React islands
// Hydrates islands, the parts of a page that React makes interactive. React itself is fetched only
// when it is needed.
import { root } from '../dom/document.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { findAll } from '../dom/queries.ts'
import * as selectors from '../dom/selectors.ts'
import { reloadIfStale } from '../state/reload-if-stale.ts'
import type { IslandRoot } from './hydrate-island.tsx'
import { loadIsland } from './registry.ts'
import { replay } from './replay-event.ts'

type Status = 'hydrating' | 'hydrated' | 'failed'

const intents = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click', 'input'] as const

interface Islands {
  /**
   * Hydrate each island on the reader's first event in it, and dispatch clicks and key presses
   * again afterwards.
   */
  readonly start: () => void
  /** Hydrate the islands of a page that was swapped in which do not wait for an event. */
  readonly refresh: () => void
}

interface Hydration {
  readonly status: Status
  readonly done: Promise<void>
}

/**
 * The state is kept outside the elements, because hydration must not change their attributes.
 */
export function createIslands(): Islands {
  const hydrations = new WeakMap<Element, Hydration>()
  const reported = new Set<string>()

  const settle = (island: HTMLElement, status: Status): void => {
    hydrations.set(island, { status, done: Promise.resolve() })
  }
  const fail = (island: HTMLElement, error: unknown): void => {
    const name = nameOf(island)
    settle(island, 'failed')
    if (error instanceof Error && !reported.has(name)) console.error(error.message, error.cause)
    reported.add(name)
  }
  const hydrateOnce = async (island: HTMLElement): Promise<void> => {
    const onCrash = (error: Error): void => fail(island, error)
    const onRetry = (): void => {
      hydrations.delete(island)
      void request(island)
    }
    try {
      await hydrate(island, { onCrash, onRetry })
      settle(island, 'hydrated')
    } catch (error) {
      fail(island, error)
      void reloadIfStale()
    }
  }
  const request = (island: HTMLElement): Promise<void> => {
    const known = hydrations.get(island)
    if (known) return known.done
    const done = hydrateOnce(island)
    hydrations.set(island, { status: 'hydrating', done })
    return done
  }
  const onIntent = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : undefined
    const island = target?.closest(selectors.island)
    if (!target || !(island instanceof HTMLElement)) return
    const status = hydrations.get(island)?.status
    if (status === 'hydrated' || status === 'failed') return
    const done = request(island)
    if (!mustReplay(event)) return
    event.preventDefault()
    event.stopPropagation()
    void done.then(() => replay(event, target))
  }
  const refresh = (): void => hydrateWithoutIntent(request)

  return {
    start: () => {
      for (const intent of intents) root().addEventListener(intent, onIntent, { capture: true })
      refresh()
    },
    refresh,
  }
}

/**
 * Islands that show something only the browser knows are hydrated on load, or when they become
 * visible.
 */
function hydrateWithoutIntent(request: (island: HTMLElement) => Promise<void>): void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      observer.unobserve(target)
      void request(target)
    }
  })
  for (const island of findAll(selectors.island)) {
    const { wake } = island.dataset
    if (wake === 'load' || (wake === 'query' && location.search !== '')) void request(island)
    if (wake === 'visible') observer.observe(island)
  }
}

/**
 * Whether the island must handle the event after hydration. A click that opens a tab is left to the
 * browser.
 */
function mustReplay(event: Event): boolean {
  if (event.type === 'input') return true
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' && event.key.startsWith('Arrow')
  if (event.type !== 'click' || !(event instanceof MouseEvent)) return false
  return event.button === 0 && isPlainClick(event)
}

const nameOf = (island: HTMLElement): string => island.dataset['island'] ?? ''

async function hydrate(
  element: HTMLElement,
  handlers: Pick<IslandRoot, 'onCrash' | 'onRetry'>,
): Promise<void> {
  const name = nameOf(element)
  const chunks = Promise.all([import('./hydrate-island.tsx'), loadIsland(name)])
  const [{ hydrateIsland }, component] = await chunks.catch((cause: unknown) => {
    throw new Error(
      `The island \`${name}\` shows its built HTML, because its code can’t be loaded. Reload the page.`,
      { cause },
    )
  })
  await hydrateIsland({ element, component, ...handlers })
}
