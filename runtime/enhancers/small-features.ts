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
  window.addEventListener('scroll', showBackToTop, { passive: true })
  requestAnimationFrame(showBackToTop)
}

function showBackToTop(): void {
  const isFar = window.scrollY > window.innerHeight
  for (const button of findAll(selectors.backToTop)) button.toggleAttribute('data-visible', isFar)
}

/**
 * While printing, open all details, add a panel for each tab, and use the colors of the light mode, because paper is
 * white.
 */
export function startPrint(): void {
  let undo: (() => void)[] = []
  const restore = (): void => {
    for (const step of undo.splice(0)) step()
  }
  window.addEventListener('beforeprint', () => {
    restore()
    undo = [useLightMode(), ...findAll('main details:not([open])').map(openDetails), ...addPanels()]
  })
  window.addEventListener('afterprint', restore)
}

function useLightMode(): () => void {
  const { dataset } = root()
  const theme = dataset['theme']
  dataset['theme'] = 'light'
  return () => {
    dataset['theme'] = theme
  }
}

function openDetails(details: HTMLElement): () => void {
  details.toggleAttribute('open', true)
  return () => details.toggleAttribute('open', false)
}

/** A panel that all tabs of a set share becomes one panel for each of them, in their order. */
function addPanels(): (() => void)[] {
  return findAll('[data-shared] > [role="tabpanel"]').map((panel) => {
    const tabs = findAll('[role="tab"]', panel.parentElement ?? root())
    panel.before(...tabs.map((tab) => copyPanel(panel, tab)))
    const { parentElement } = panel
    panel.remove()
    return () => {
      for (const copy of findAll('[role="tabpanel"]', parentElement ?? root())) copy.remove()
      parentElement?.append(panel)
    }
  })
}

function copyPanel(panel: HTMLElement, tab: HTMLElement): Node {
  const copy = panel.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return copy
  copy.dataset['value'] = tab.dataset['value']
  copy.dataset['label'] = tab.textContent
  return copy
}
