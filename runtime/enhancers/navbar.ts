import { root } from '../dom/document.ts'
import { find } from '../dom/queries.ts'
import { hashEvent } from '../dom/events.ts'
import { marks } from '../dom/selectors.ts'

/** Small shakes of a finger are no wish to scroll. */
const slack = 4

/** Where the navbar goes when the page is scrolled from one place to another; undefined: it stays as it is. */
export function navbarAfter(
  from: number,
  to: number,
  height: number,
): 'hidden' | 'shown' | undefined {
  if (to <= height) return 'shown'
  if (Math.abs(to - from) < slack) return undefined
  return to > from ? 'hidden' : 'shown'
}

/** Hide the navbar on the way down and when jumping to a hash, show it on the way up and near the top. */
export function startNavbar(): void {
  const navbar = find(marks.hideOnScroll)
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
  // Nothing that has the focus may be out of sight.
  navbar.addEventListener('focusin', () => set('shown'))
}
