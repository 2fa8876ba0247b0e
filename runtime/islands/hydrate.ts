// Turns still HTML into live islands. Enters: elements marked `data-island`. Leaves: React in them, when it is wanted.
// Must not import React: that is what it fetches.
import { root } from '../dom/document.ts'
import { findAll } from '../dom/queries.ts'
import { reloadIfStale } from '../state/reload-if-stale.ts'
import { setPageError } from '../state/page-error.ts'
import { marks } from '../dom/selectors.ts'
import { loadIsland } from './registry.ts'
import { replay } from './replay-event.ts'

type Life = 'waking' | 'awake' | 'failed'

const intents = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click', 'input'] as const

interface Islands {
  /** Wake each island when the reader turns to it; the click or key that woke it is not lost. */
  readonly start: () => void
  /** Wake those islands of a page that came in which do not wait for the reader. */
  readonly refresh: () => void
}

interface Known {
  readonly life: Life
  readonly done: Promise<void>
}

/** What is known of each island stands beside the page, not in it: hydrating changes no element. */
export function createIslands(): Islands {
  const known = new WeakMap<Element, Known>()

  const settle = async (island: HTMLElement): Promise<void> => {
    const life = await wake(island)
    known.set(island, { life, done: Promise.resolve() })
  }
  const ask = (island: HTMLElement): Promise<void> => {
    const found = known.get(island)
    if (found) return found.done
    const done = settle(island)
    known.set(island, { life: 'waking', done })
    return done
  }
  const wakeOnIntent = (event: Event): void => {
    const target = event.target instanceof Element ? event.target : undefined
    const island = target?.closest(marks.island)
    if (!target || !(island instanceof HTMLElement)) return
    const life = known.get(island)?.life
    if (life === 'awake' || life === 'failed') return
    const done = ask(island)
    if (!isAct(event)) return
    event.preventDefault()
    event.stopPropagation()
    void done.then(() => replay(event, target))
  }
  const refresh = (): void => wakeUnasked(ask)

  return {
    start: () => {
      for (const intent of intents) {
        root().addEventListener(intent, wakeOnIntent, { capture: true })
      }
      refresh()
    },
    refresh,
  }
}

/** Islands that show something only a browser knows wake when the page stands, or when they are seen. */
function wakeUnasked(ask: (island: HTMLElement) => Promise<void>): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      void ask(target)
    }
  })
  for (const island of findAll(marks.island)) {
    const { wake: sign } = island.dataset
    if (sign === 'load' || (sign === 'query' && location.search !== '')) void ask(island)
    if (sign === 'visible') seen.observe(island)
  }
}

/** What an island must answer once it listens. A click that asks for another tab is the browser's. */
function isAct(event: Event): boolean {
  if (event.type === 'input') return true
  if (event instanceof KeyboardEvent)
    return event.type === 'keydown' && event.key.startsWith('Arrow')
  if (event.type !== 'click' || !(event instanceof MouseEvent)) return false
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

async function wake(element: HTMLElement): Promise<Life> {
  try {
    await hydrate(element)
    return 'awake'
  } catch (error) {
    // Its HTML stays as it was built; links in it lead where they say.
    console.error(`The part \`${element.dataset['island'] ?? ''}\` of this page failed.`, error)
    void reloadIfStale()
    return 'failed'
  }
}

async function hydrate(element: HTMLElement): Promise<void> {
  const props: unknown = JSON.parse(element.dataset['props'] ?? '{}')
  const [{ hydrateIsland }, component] = await Promise.all([
    import('./hydrate-island.tsx'),
    loadIsland(element.dataset['island'] ?? ''),
  ])
  const onCrash = (error: Error | undefined): void => {
    if (element.closest('main')) setPageError(error !== undefined)
  }
  await hydrateIsland({ element, component, props: { ...toRecord(props) }, onCrash })
}

function toRecord(props: unknown): object {
  return typeof props === 'object' && props !== null ? props : {}
}
