import { root } from '../dom/document.ts'
import { hashEvent } from '../dom/events.ts'

/** In CSS pixels. Movements of a finger up to this distance are not meant as scrolling. */
const minDistance = 3

/**
 * What scrolling by `moved` does to the navbar; undefined when it does not change. `grown`: how much
 * higher the page is than before. Blocks above the window that get their height move the page down by
 * as much, and the reader has not scrolled then. All in CSS pixels.
 */
export function navbarAfter(
  moved: number,
  grown: number,
  isNearTop: boolean,
): 'hidden' | 'shown' | undefined {
  if (isNearTop || moved < -minDistance) return 'shown'
  return moved > Math.max(minDistance, grown) ? 'hidden' : undefined
}

/**
 * Hide `navbar` when the reader scrolls down or goes to a hash; show it when they scroll up and
 * near the top. `top` is how far the page was scrolled, in CSS pixels, when it started: this code
 * arrives later.
 */
export function watchNavbar(navbar: HTMLElement, top: number): void {
  // It is measured in the first event: before that, it would cost a layout.
  let pageHeight = Infinity
  let isJump = false
  const set = (state?: 'hidden' | 'shown'): void => {
    if (state) navbar.dataset['state'] = state
  }
  const follow = (): void => {
    const moved = window.scrollY - top
    const grown = root().scrollHeight - pageHeight
    const isNearTop = window.scrollY <= navbar.offsetHeight
    if (isNearTop || !isJump) set(navbarAfter(moved, grown, isNearTop))
    // Small movements add up, or the navbar would never follow a slow finger.
    if (Math.abs(moved) > minDistance) {
      top = window.scrollY
      pageHeight = root().scrollHeight
    }
  }
  window.addEventListener('scroll', follow)
  root().addEventListener(hashEvent, () => {
    isJump = true
    set('hidden')
    // The page moves to the hash before or after this event.
    requestAnimationFrame(() => requestAnimationFrame(() => (isJump = false)))
  })
  // An element with the focus must be visible.
  navbar.addEventListener('focusin', () => set('shown'))
  if (window.scrollY !== top) follow()
}
