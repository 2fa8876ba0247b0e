import { root } from './document.ts'

/** The first HTML element that matches; other elements, such as SVG, are skipped. */
export function find(selector: string, within: ParentNode = root()): HTMLElement | undefined {
  const found = within.querySelector(selector)
  return found instanceof HTMLElement ? found : findAll(selector, within)[0]
}

/** All HTML elements that match, in document order. */
export function findAll(selector: string, within: ParentNode = root()): HTMLElement[] {
  return [...within.querySelectorAll(selector)].filter((element) => element instanceof HTMLElement)
}

/** The event's target or the nearest ancestor that matches. */
export function closest(event: Event, selector: string): HTMLElement | undefined {
  const found = event.target instanceof Element ? event.target.closest(selector) : null
  return found instanceof HTMLElement ? found : undefined
}
