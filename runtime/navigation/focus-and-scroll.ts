// What a full load does by itself when a page comes in: focus, announcement, place. Enters: a page that was swapped in.
import { ofDocument, root } from '../dom/document.ts'
import { find } from '../dom/queries.ts'
import { layOutNow } from '../dom/content-visibility.ts'
import { createElement } from '../dom/create-element.ts'
import { hashTarget, revealTarget } from '../dom/reveal-target.ts'

/** Scroll to the hash, to where the reader was, or to the top. */
export function place(hash: string, top: number | undefined): void {
  if (top === undefined && revealTarget(hash)) return
  if (top) layOutNow()
  window.scrollTo({ top: top ?? 0, left: 0, behavior: 'instant' })
}

/** Put the focus on the target of the hash, the new heading, or the content. */
export function moveFocus(hash: string): void {
  const target = hashTarget(hash) ?? find('main h1') ?? find('main')
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
  target.focus({ preventScroll: true })
}

/** A region that is read aloud without taking the focus; it must stand in the page before it speaks. */
export function createAnnouncer(): () => void {
  const region = createElement('div', 'visually-hidden')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('data-announcer', '')
  root().querySelector('body')?.append(region)
  return () => {
    region.textContent = ofDocument('title')
  }
}
