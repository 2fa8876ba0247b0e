// The browser's only entry, small and without React. Enters: the page as built. Leaves: the same page, alive.
// Each part starts alone: one that fails leaves the others working.
import { startCopy, startSkipLink } from './enhancers/copy.ts'
import { createCutSidebar } from './enhancers/cut-sidebar.ts'
import { startDropdowns } from './enhancers/dropdowns.ts'
import { closeMenu, startMenu } from './enhancers/menu.ts'
import { startNavbar } from './enhancers/navbar.ts'
import { createOverflowWatch } from './enhancers/overflow.ts'
import { refreshDiagrams, refreshNotFound, startCounting } from './enhancers/lazy-features.ts'
import { createScrollSpy } from './enhancers/scroll-spy.ts'
import { refreshSearch, startSearch } from './search/search-triggers.ts'
import { refreshSidebar, startSidebar } from './enhancers/sidebar.ts'
import { startBackToTop, startPrint, startVideos } from './enhancers/small-features.ts'
import { refreshTabs, startTabs } from './enhancers/tabs.ts'
import { createIslands } from './islands/hydrate.ts'
import { root } from './dom/document.ts'
import { layOutWhenIdle } from './dom/content-visibility.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { startAnnouncement } from './state/announcement.ts'
import { refreshColorMode, startColorMode } from './state/color-mode.ts'
import { refreshPreferredVersion, startPreferredVersion } from './state/preferred-version.ts'

interface Part {
  readonly name: string
  /** Once, when the first page stands. */
  readonly start?: () => void
  /** On every later page, after its HTML came in. */
  readonly refresh?: () => void
}

const watchOverflow = createOverflowWatch()
const completeSidebar = createCutSidebar()

/** Navigation starts last: it scrolls to a place, and tabs decide what there is. */
const parts: readonly Part[] = [
  { name: 'layout', start: layOutWhenIdle, refresh: layOutWhenIdle },
  { name: 'colour mode', start: startColorMode, refresh: refreshColorMode },
  { name: 'announcement', start: startAnnouncement },
  { name: 'preferred version', start: startPreferredVersion, refresh: refreshPreferredVersion },
  { name: 'tabs', start: startTabs, refresh: refreshTabs },
  { name: 'islands', ...createIslands() },
  { name: 'search', start: startSearch, refresh: refreshSearch },
  { name: 'navbar', start: startNavbar },
  { name: 'menu', start: startMenu, refresh: closeMenu },
  { name: 'sidebar', start: startSidebar, refresh: refreshSidebar },
  { name: 'cut sidebar', start: completeSidebar, refresh: completeSidebar },
  { name: 'dropdowns', start: startDropdowns },
  { name: 'contents', ...createScrollSpy() },
  { name: 'copying', start: startCopy },
  { name: 'skip link', start: startSkipLink },
  { name: 'overflow', start: watchOverflow, refresh: watchOverflow },
  { name: 'way up', start: startBackToTop },
  { name: 'videos', start: startVideos },
  { name: 'print', start: startPrint },
  { name: 'analytics', start: startCounting },
  { name: 'not found', start: refreshNotFound, refresh: refreshNotFound },
  { name: 'diagrams', start: refreshDiagrams, refresh: refreshDiagrams },
  { name: 'navigation', start: () => startNavigation(refresh) },
]

function call(part: Part, step: 'start' | 'refresh'): void {
  try {
    part[step]?.()
  } catch (error) {
    console.error(`The part \`${part.name}\` of this page failed.`, error)
  }
}

/** Milliseconds of work after which the browser gets its turn: to draw, and to answer the reader. */
const turn = 8

async function start(): Promise<void> {
  let began = performance.now()
  for (const part of parts) {
    call(part, 'start')
    if (performance.now() - began < turn) continue
    await new Promise((resolve) => setTimeout(resolve))
    began = performance.now()
  }
  root().dataset['alive'] = ''
}

function refresh(): void {
  for (const part of parts) call(part, 'refresh')
}

void start()
