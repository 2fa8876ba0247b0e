import { root } from '../dom/document.ts'
import { find } from '../dom/queries.ts'
import { hashEvent } from '../dom/events.ts'
import * as selectors from '../dom/selectors.ts'

/** In CSS pixels. Smaller movements of a finger are not meant as scrolling. */
const minDistance = 4

/** A position of the page, in CSS pixels. */
interface Position {
  readonly top: number
  /** Of the whole page. */
  readonly pageHeight: number
}

/**
 * What scrolling from one position to another does to the navbar of this height; undefined when it
 * does not change. Blocks above the window that get their height move the page down by as much as
 * it grows, and the reader has not scrolled then.
 */
export function navbarAfter(
  from: Position,
  to: Position,
  height: number,
): 'hidden' | 'shown' | undefined {
  if (to.top <= height) return 'shown'
  const moved = to.top - from.top
  if (Math.abs(moved) < minDistance) return undefined
  if (moved < 0) return 'shown'
  return moved > to.pageHeight - from.pageHeight ? 'hidden' : undefined
}

/**
 * Hide the navbar when the reader scrolls down or goes to a hash; show it when they scroll up and
 * near the top.
 */
export function startNavbar(): void {
  const navbar = find(selectors.hideOnScroll)
  if (!navbar) return
  const position = (): Position => ({ top: window.scrollY, pageHeight: root().scrollHeight })
  // The height is measured in the first event: before it, that would cost a layout.
  let from: Position | undefined
  const firstTop = window.scrollY
  let isJump = false
  const set = (state: 'hidden' | 'shown'): void => {
    navbar.dataset['state'] = state
  }
  window.addEventListener(
    'scroll',
    () => {
      const to = position()
      from ??= { ...to, top: firstTop }
      const state = navbarAfter(from, to, navbar.offsetHeight)
      if (state && !(isJump && to.top > navbar.offsetHeight)) set(state)
      // Small movements add up, or the navbar would never follow a slow finger.
      if (Math.abs(to.top - from.top) >= minDistance) from = to
      isJump = false
    },
    { passive: true },
  )
  root().addEventListener(hashEvent, () => {
    isJump = true
    set('hidden')
    // The event of a new hash may come after that of the scrolling, and no other one follows then.
    requestAnimationFrame(() => requestAnimationFrame(() => (isJump = false)))
  })
  // An element with the focus must be visible.
  navbar.addEventListener('focusin', () => set('shown'))
}
