// The script that every page loads: small, without React. It makes the HTML of the build
// interactive. Each feature starts in its own try, so that one that fails does not stop the
// others.
import { startCopy, startSkipLink } from './enhancers/copy.ts'
import { createLargeSidebar } from './sidebar/scripts/large-sidebar-loader.ts'
import { startDropdowns } from './enhancers/dropdowns.ts'
import { closeMenu, startMenu } from './enhancers/menu.ts'
import { createOverflowWatch } from './enhancers/overflow.ts'
import {
  refreshCodeExtras,
  refreshDiagrams,
  refreshNotFound,
  refreshPreferredVersion,
  refreshPrintedParts,
  startAnalytics,
  startAnnouncement,
  startNavbar,
  startTools,
} from './enhancers/lazy-features.ts'
import { createScrollSpy } from './enhancers/scroll-spy.ts'
import { refreshSearch, startSearch } from './search/dialog/search-triggers.ts'
import { refreshSidebar, startSidebar } from './sidebar/scripts/sidebar.ts'
import { startBackToTop, startPrint } from './enhancers/small-features.ts'
import { refreshTabs, startTabs } from './enhancers/tabs.ts'
import { createIslands } from './islands/hydrate.ts'
import { root } from './dom/document.ts'
import { layOutWhenIdle } from './dom/content-visibility.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { refreshColorMode, startColorMode } from './state/color-mode.ts'

interface Feature {
  readonly name: string
  /** Runs once, when the first page has loaded. */
  readonly start?: () => void
  /** Runs on every later page, after its HTML was swapped in. */
  readonly refresh?: () => void
  /** Runs on all pages. */
  readonly every?: () => void
}

const watchOverflow = createOverflowWatch()
const refreshLargeSidebar = createLargeSidebar()

/** In order: navigation is last because it scrolls, and tabs decide how tall the page is. */
const features: readonly Feature[] = [
  { name: 'layout', every: () => layOutWhenIdle(refreshPrintedParts) },
  { name: 'color mode', start: startColorMode, refresh: refreshColorMode },
  { name: 'announcement', start: startAnnouncement },
  { name: 'preferred version', every: refreshPreferredVersion },
  { name: 'tabs', start: startTabs, refresh: refreshTabs },
  { name: 'islands', ...createIslands() },
  { name: 'search', start: startSearch, refresh: refreshSearch },
  { name: 'navbar', start: startNavbar },
  { name: 'menu', start: startMenu, refresh: closeMenu },
  { name: 'sidebar', start: startSidebar, refresh: refreshSidebar },
  { name: 'large sidebar', every: refreshLargeSidebar },
  { name: 'dropdowns', start: startDropdowns },
  { name: 'contents', ...createScrollSpy() },
  { name: 'copy', start: startCopy },
  { name: 'skip link', start: startSkipLink },
  { name: 'overflow', every: watchOverflow },
  { name: 'back to top', start: startBackToTop },
  { name: 'tools', start: startTools },
  { name: 'print', start: startPrint },
  { name: 'analytics', start: startAnalytics },
  { name: 'not found', every: refreshNotFound },
  { name: 'diagrams', every: refreshDiagrams },
  { name: 'code', every: refreshCodeExtras },
  { name: 'navigation', start: () => startNavigation(refresh) },
]

function run(feature: Feature, step: 'start' | 'refresh'): void {
  try {
    feature[step]?.()
    feature.every?.()
  } catch (error) {
    console.error(`The feature \`${feature.name}\` failed.`, error)
  }
}

/**
 * Milliseconds after which the browser may draw and handle input before the next feature starts.
 */
const timeSlice = 8

async function start(): Promise<void> {
  let began = performance.now()
  for (const feature of features) {
    run(feature, 'start')
    if (performance.now() - began < timeSlice) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
  root().dataset['alive'] = ''
}

function refresh(): void {
  for (const feature of features) run(feature, 'refresh')
}

void start()
