// The steps that the browser does after a full load, and the script after a page was swapped in.
import { layOutNow } from '../dom/content-visibility.ts'
import { createElement } from '../dom/create-element.ts'
import { ofDocument, root } from '../dom/document.ts'
import { find } from '../dom/queries.ts'
import { hashTarget, openAround, revealTarget } from '../dom/reveal-target.ts'

/** Scroll to `top` in CSS pixels, else to the target of the hash, else to the top of the page. */
export function scrollToTarget(hash: string, top: number | undefined): void {
  if (top === undefined && revealTarget(hash)) return
  if (top) layOutNow()
  window.scrollTo({ top: top ?? 0, left: 0, behavior: 'instant' })
}

/**
 * Move the focus to the target of the hash, else to the heading of the page, else to the content.
 */
export function moveFocus(hash: string): void {
  const target = hashTarget(hash) ?? find('main h1') ?? find('main')
  if (!target) return
  openAround(target)
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/**
 * Add a live region, which must be in the page before it changes, and return the function that
 * announces the title.
 */
export function createAnnouncer(): () => void {
  const region = createElement('div', 'visually-hidden')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('data-announcer', '')
  root().querySelector('body')?.append(region)
  return () => {
    region.textContent = ofDocument('title')
  }
}
