// Room: scripts that make rendered HTML interactive without React: tabs, copy, scroll spy
// Features of a few lines each.
import { ofDocument, root } from '../dom/document.ts'
import { closest, findAll } from '../dom/queries.ts'
import * as selectors from '../dom/selectors.ts'

/** Scroll to the top with a link that appears after one screen. The URL does not change. */
export function startBackToTop(): void {
  root().addEventListener('click', (event) => {
    if (!closest(event, selectors.backToTop)) return
    event.preventDefault()
    const reducesMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: reducesMotion ? 'instant' : 'smooth' })
    const focused = ofDocument('activeElement')
    if (focused instanceof HTMLElement) focused.blur()
  })
  window.addEventListener('scroll', showBackToTop)
  requestAnimationFrame(showBackToTop)
}

function showBackToTop(): void {
  const isFar = window.scrollY > window.innerHeight
  for (const button of findAll(selectors.backToTop)) button.toggleAttribute('data-visible', isFar)
}

/** Print in the colors of the light mode, because paper is white. */
export function startPrint(): void {
  const { dataset } = root()
  let theme: string | undefined
  window.addEventListener('beforeprint', () => {
    theme = dataset['theme']
    dataset['theme'] = 'light'
  })
  window.addEventListener('afterprint', () => {
    dataset['theme'] = theme
  })
}
