import { root } from '../dom/document.ts'
import { find } from '../dom/queries.ts'
import { hashEvent } from '../dom/events.ts'
import * as selectors from '../dom/selectors.ts'

/** In CSS pixels. Smaller movements of a finger are not meant as scrolling. */
const minDistance = 4

/**
 * What scrolling from one position to another does to the navbar; undefined when it does not
 * change.
 */
export function navbarAfter(
  from: number,
  to: number,
  height: number,
): 'hidden' | 'shown' | undefined {
  if (to <= height) return 'shown'
  if (Math.abs(to - from) < minDistance) return undefined
  return to > from ? 'hidden' : 'shown'
}

/**
 * Hide the navbar when the reader scrolls down or goes to a hash; show it when they scroll up and
 * near the top.
 */
export function startNavbar(): void {
  const navbar = find(selectors.hideOnScroll)
  if (!navbar) return
  let from = window.scrollY
  let isJump = false
  const set = (state: 'hidden' | 'shown'): void => {
    navbar.dataset['state'] = state
  }
  window.addEventListener(
    'scroll',
    () => {
      const state = navbarAfter(from, window.scrollY, navbar.offsetHeight)
      if (state && !(isJump && state === 'shown' && window.scrollY > navbar.offsetHeight))
        set(state)
      from = window.scrollY
      isJump = false
    },
    { passive: true },
  )
  root().addEventListener(hashEvent, () => {
    isJump = true
    set('hidden')
  })
  // An element with the focus must be visible.
  navbar.addEventListener('focusin', () => set('shown'))
}
