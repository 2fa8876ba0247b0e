// Features that few pages need, in chunks that only those pages fetch. When a chunk cannot be
// fetched, the page works without.
import { root } from '../dom/document.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { readPageData } from '../dom/page-data.ts'
import * as selectors from '../dom/selectors.ts'
import { tryTo } from '../dom/try-to.ts'
import { showCopied } from './copy.ts'

/** Load the code of controls that few readers need when one of them is pressed. */
export function startTools(): void {
  root().addEventListener('click', (event) => {
    const control = closest(event, selectors.tool)
    if (!control || !isPlainClick(event)) return
    event.preventDefault()
    tryTo(import('./tools.ts').then(({ runTool }) => runTool(control, showCopied)))
  })
}

/** Start the analytics of the site, if it has any. */
export function startAnalytics(): void {
  if (!readPageData(document)?.analytics) return
  tryTo(import('./analytics.ts').then(({ loadAnalytics }) => loadAnalytics()))
}

/** Draw the diagrams of a page that was swapped in. */
export function refreshDiagrams(): void {
  if (!find(selectors.diagram)) return
  tryTo(import('./diagrams.ts').then(({ drawDiagrams }) => drawDiagrams()))
}

/** Start the code blocks that can do more than be copied when the first of them is about to be seen. */
export function refreshCodeExtras(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      tryTo(import('./code-extras.ts').then(({ startCodeExtras }) => startCodeExtras()))
    },
    { rootMargin: '50%' },
  )
  for (const block of findAll(selectors.extras)) observer.observe(block)
}

/** Print what a page has in closed details, and in tabs that share a panel; not needed while the page loads. */
export function refreshPrintedParts(): void {
  if (!find(selectors.printedParts)) return
  tryTo(import('./printed-parts.ts').then(({ watchPrinting }) => watchPrinting()))
}

/** Let the reader dismiss the announcement of the site, if it has one. */
export function startAnnouncement(): void {
  if (!find(selectors.announcement)) return
  tryTo(import('../state/announcement.ts').then(({ watchAnnouncement }) => watchAnnouncement()))
}

/** Hide the navbar while the reader scrolls down, if the config of the site asks for that. */
export function startNavbar(): void {
  const navbar = find(selectors.hideOnScroll)
  if (!navbar) return
  const top = window.scrollY
  tryTo(import('./navbar.ts').then(({ watchNavbar }) => watchNavbar(navbar, top)))
}

/** Highlight the reader's version in the switcher of a site with several versions. */
export function refreshPreferredVersion(): void {
  if (!find(selectors.versions)) return
  tryTo(
    import('../state/preferred-version.ts').then(({ showPreferredVersion }) =>
      showPreferredVersion(),
    ),
  )
}

/** On the not-found page, look for the page that the reader wanted. */
export function refreshNotFound(): void {
  if (readPageData(document)?.kind !== 'not-found') return
  tryTo(import('./not-found.ts').then(({ redirectFromNotFound }) => redirectFromNotFound()))
}
