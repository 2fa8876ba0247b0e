// Paper shows what closed details contain, and a panel that tabs share once for each of them. Pages with details or
// such tabs load this script.
import { findAll } from '../dom/queries.ts'
import * as selectors from '../dom/selectors.ts'

const sharedPanel = `${selectors.sharedTabs} > .tab-panel`

/** Listen for printing; a second call changes nothing. */
export function watchPrinting(): void {
  window.addEventListener('beforeprint', openParts)
  window.addEventListener('afterprint', closeParts)
}

function openParts(): void {
  spreadPanels()
  for (const details of findAll('main details:not([open])')) {
    details.toggleAttribute('open', true)
    details.toggleAttribute('data-printed', true)
  }
}

function closeParts(): void {
  joinPanels()
  for (const details of findAll('[data-printed]')) {
    details.removeAttribute('open')
    details.removeAttribute('data-printed')
  }
}

/** One panel for each tab, in their order; the last one is the panel itself. */
function spreadPanels(): void {
  joinPanels()
  for (const panel of findAll(sharedPanel)) {
    for (const tab of tabsOf(panel)) {
      showIn(panel, tab)
      panel.before(panel.cloneNode(true))
    }
    panel.previousSibling?.remove()
  }
}

function joinPanels(): void {
  for (const copy of findAll(`${sharedPanel}:not(:last-child)`)) copy.remove()
  for (const panel of findAll(sharedPanel)) {
    const selected = tabsOf(panel).find((tab) => tab.ariaSelected === 'true')
    if (selected) showIn(panel, selected)
  }
}

const tabsOf = (panel: HTMLElement): HTMLElement[] =>
  findAll('[role="tab"]', panel.parentElement ?? panel)

function showIn({ dataset }: HTMLElement, tab: HTMLElement): void {
  dataset['value'] = tab.dataset['value']
  dataset['label'] = tab.textContent
}
