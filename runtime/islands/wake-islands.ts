// Turns still HTML into live islands. Enters: elements marked `data-island`. Leaves: React in them, when it is wanted.
// Must not import React: that is what it fetches.
import { root } from '../navigation/dom.ts'
import { findAll } from '../navigation/elements.ts'
import { setPageError } from '../navigation/page-title.ts'
import { marks } from './marks.ts'
import { loadIsland } from './registry.ts'
import { replay } from './replay-event.ts'

type Life = 'waking' | 'awake' | 'failed'

const intents = ['pointerover', 'focusin', 'touchstart', 'keydown', 'click', 'input'] as const

/** Wake each island when the reader turns to it; the click or key that woke it is not lost. */
export function startIslands(): void {
  for (const intent of intents) {
    root().addEventListener(intent, wakeOnIntent, { capture: true })
  }
  refreshIslands()
}

/** Wake those islands of a page that came in which do not wait for the reader. */
export function refreshIslands(): void {
  const seen = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      seen.unobserve(target)
      void wake(target)
    }
  })
  for (const island of findAll(marks.island)) {
    if (island.dataset['wake'] === 'load') void wake(island)
    if (island.dataset['wake'] === 'visible') seen.observe(island)
  }
}

function wakeOnIntent(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined
  const island = target?.closest(marks.island)
  if (!target || !(island instanceof HTMLElement)) return
  const life = lives.get(island)?.life
  if (life === 'awake' || life === 'failed') return

  const isAct = event.type === 'click' || (event instanceof KeyboardEvent && isActKey(event))
  if (isAct && isPlain(event)) {
    event.preventDefault()
    event.stopPropagation()
    void wake(island).then(() => replay(event, target))
    return
  }
  void wake(island)
}

const isActKey = ({ key }: KeyboardEvent): boolean => key.startsWith('Arrow')

/** A click that asks for another tab is the browser's. */
function isPlain(event: Event): boolean {
  if (!(event instanceof MouseEvent)) return true
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
}

/** Kept beside the page, not in it: hydrating changes no element. */
const lives = new WeakMap<Element, { readonly done: Promise<void>; readonly life: Life }>()

/** Hydrate one island; done when it listens, or when it is known that it never will. */
export function wake(element: HTMLElement): Promise<void> {
  const known = lives.get(element)
  if (known) return known.done
  const done = settle(element)
  lives.set(element, { life: 'waking', done })
  return done
}

async function settle(element: HTMLElement): Promise<void> {
  try {
    await hydrate(element)
    lives.set(element, { life: 'awake', done: Promise.resolve() })
  } catch (error) {
    // Its HTML stays as it was built; links in it lead where they say.
    lives.set(element, { life: 'failed', done: Promise.resolve() })
    console.error(`The part \`${element.dataset['island'] ?? ''}\` of this page failed.`, error)
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
