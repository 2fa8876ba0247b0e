// Tabs that follow the ARIA pattern. Without JavaScript all panels are visible.
// https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
import { byId, root } from '../dom/document.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { revealEvent } from '../dom/events.ts'
import { onStored } from '../dom/storage.ts'
import { chooseTab, readTab, tabKey, writeTab } from '../state/tab-choice.ts'
import * as selectors from '../dom/selectors.ts'

const tabSelector = '[role="tab"]'

/** The tabs of one set, without those of sets inside its panels. */
function tabsOf(tabs: HTMLElement): HTMLElement[] {
  return findAll(tabSelector, tabs).filter((tab) => tab.closest(selectors.tabs) === tabs)
}

const valueOf = (tab: HTMLElement): string => tab.dataset['value'] ?? ''

function select(tabs: HTMLElement, value: string): void {
  for (const tab of tabsOf(tabs)) {
    const isChosen = valueOf(tab) === value
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    if (tabs.dataset['shared'] !== undefined) {
      const panel = find('[role="tabpanel"]', tabs)
      if (panel) tab.setAttribute('aria-controls', panel.id)
      if (panel && isChosen) show(panel, tab)
      continue
    }
    const panel = byId(tab.getAttribute('aria-controls') ?? '')
    if (!panel) continue
    panel.hidden = !isChosen
    panel.toggleAttribute('data-selected', isChosen)
  }
}

/** All tabs of the set share the panel; style sheets show the version that belongs to the tab. */
function show(panel: HTMLElement, tab: HTMLElement): void {
  panel.dataset['value'] = valueOf(tab)
  panel.setAttribute('aria-labelledby', tab.id)
}

/** Select a value in every set of the group that has it. */
function selectInGroup(group: string, value: string): void {
  for (const tabs of findAll(selectors.tabs)) {
    if (tabs.dataset['tabsGroup'] !== group) continue
    if (tabsOf(tabs).some((tab) => valueOf(tab) === value)) select(tabs, value)
  }
}

/**
 * Select the tab that the reader chose, in its whole group, store the choice, and keep the tab at
 * its place on screen.
 */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest(selectors.tabs)
  if (!(tabs instanceof HTMLElement)) return
  const before = tab.getBoundingClientRect().top
  const { tabsGroup: group, tabsQuery: query } = tabs.dataset
  select(tabs, valueOf(tab))
  if (group !== undefined) selectInGroup(group, valueOf(tab))
  writeTab(group, valueOf(tab))
  if (query !== undefined) writeQuery(query, valueOf(tab))
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' })
}

function writeQuery(name: string, value: string): void {
  const url = new URL(location.href)
  url.searchParams.set(name, value)
  history.replaceState(history.state, '', url)
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = closest(event, tabSelector)
  const tabs = tab?.closest(selectors.tabs)
  if (!tab || !(tabs instanceof HTMLElement)) return
  const all = tabsOf(tabs)
  const at = all.indexOf(tab)
  const isRtl = getComputedStyle(tabs).direction === 'rtl'
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + (isRtl ? -1 : 1),
    ArrowLeft: at + (isRtl ? 1 : -1),
    Home: 0,
    End: all.length - 1,
  }
  const to = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined
  const next = to === undefined ? undefined : all.at(to % all.length)
  if (!next) return
  event.preventDefault()
  choose(next)
  next.focus({ preventScroll: true })
}

/** Listen for the tabs of this page and of later ones. Called once. */
export function startTabs(): void {
  root().addEventListener('click', (event) => {
    const tab = closest(event, tabSelector)
    if (tab) choose(tab)
  })
  root().addEventListener('keydown', onKeyDown)
  root().addEventListener(revealEvent, (event) => {
    const panel = closest(event, '[role="tabpanel"]')
    const tab = panel && byId(panel.getAttribute('aria-labelledby') ?? '')
    const tabs = panel?.closest(selectors.tabs)
    if (tab && tabs instanceof HTMLElement) select(tabs, valueOf(tab))
  })
  onStored((key, value) => {
    for (const tabs of findAll(selectors.tabs)) {
      const group = tabs.dataset['tabsGroup']
      if (group !== undefined && key === tabKey(group) && value !== undefined) {
        selectInGroup(group, value)
      }
    }
  })
  refreshTabs()
}

/**
 * Select one tab in each set: the one in the URL, else the one chosen before, else the one that the
 * author selected.
 */
export function refreshTabs(): void {
  for (const tabs of findAll(selectors.tabs)) {
    const all = tabsOf(tabs)
    const { tabsGroup: group, tabsQuery: query } = tabs.dataset
    const inUrl = query === undefined ? null : new URLSearchParams(location.search).get(query)
    const authored = all.find((tab) => tab.ariaSelected === 'true') ?? all[0]
    const preferred = [inUrl, readTab(group), authored && valueOf(authored)]
    const chosen = chooseTab(all.map(valueOf), preferred)
    if (chosen !== undefined) select(tabs, chosen)
  }
}
