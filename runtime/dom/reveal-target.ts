import { decodeFragment, fragmentId } from '../shared/urls/url.ts'
import { byId } from './document.ts'
import { revealEvent } from './events.ts'
import { layOutNow } from './content-visibility.ts'

/** The element that a `#hash` points to. The hash may be any text, encoded or not. */
export function hashTarget(hash: string): HTMLElement | undefined {
  const id = fragmentId(hash.replace(/^#/, ''))
  const found = byId(id) ?? byId(decodeFragment(id))
  return found instanceof HTMLElement ? found : undefined
}

/** Show an element that is hidden, or that closed details or tabs that are not selected hide. */
export function openAround(target: HTMLElement): void {
  target.hidden = false
  for (let at: HTMLElement | null = target; at; at = at.parentElement) {
    if (at instanceof HTMLDetailsElement) at.open = true
    if (at.getAttribute('role') === 'tabpanel')
      at.dispatchEvent(new CustomEvent(revealEvent, { bubbles: true }))
  }
}

/** Scroll to the target of a hash, below the navbar; false when the page has no such element. */
export function revealTarget(hash: string): boolean {
  const target = hashTarget(hash)
  if (!target) return false
  openAround(target)
  layOutNow()
  target.scrollIntoView({ behavior: 'instant', block: 'start' })
  return true
}
