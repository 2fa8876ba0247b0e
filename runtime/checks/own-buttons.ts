import type { OwnButton } from '../shared/page-check.ts'
import { PressEffects } from './press-effects.ts'

/** Buttons of the layout, which the check knows by name, and those that leave the page. */
const others = [
  '[data-color-switch]',
  '.search-button',
  '[role=tab]',
  '[data-copy]',
  '[data-wrap]',
  '[data-menu-open]',
  '[data-menu-close]',
  '[data-announcement-close]',
  '[type=submit]',
  '[type=reset]',
  '[disabled]',
  '[aria-disabled=true]',
  'dialog *',
  '.search-modal *',
  '.crash *',
  '.sidebar *',
  '.menu *',
]
const selector = `:is(button, [role=button], input[type=button]):not(${others.join(', ')})`
const MARK = 'data-docs-ssg-pressed'
const MAX_BUTTONS = 30
/** Characters of a name in a message. */
const MAX_LABEL = 60

/** The buttons that components of the site write, and what happens when they are pressed. */
export class OwnButtons {
  readonly #effects = new PressEffects()
  #buttons: readonly HTMLElement[] = []

  /** Remember the buttons of the page and start to count effects; returns the number of buttons. */
  watch(): number {
    this.#effects.watch()
    this.#buttons = [...document.querySelectorAll<HTMLElement>(selector)].slice(0, MAX_BUTTONS)
    return this.#buttons.length
  }

  /** Undefined when the button is hidden or gone. */
  describe(index: number): OwnButton | undefined {
    const button = this.#buttons[index]
    if (!button?.checkVisibility()) return undefined
    const value = button instanceof HTMLInputElement ? button.value : ''
    const name = (button.getAttribute('aria-label') ?? value) || button.textContent
    const text = name || button.id || button.className
    const label = text.trim().replaceAll(/\s+/g, ' ').slice(0, MAX_LABEL)
    return { label, key: `${islandOf(button)?.dataset['island'] ?? ''} ${label}` }
  }

  /** Mark this button alone, so that the check can press it. */
  mark(index: number): void {
    for (const button of this.#buttons) button.removeAttribute(MARK)
    this.#buttons[index]?.setAttribute(MARK, '')
  }

  /** Count from zero. */
  forgetEffects(): void {
    this.#effects.reset()
  }

  /** Something happened in the page, or React listens, whose handler may draw or play something. */
  hadEffect(index: number): boolean {
    const button = this.#buttons[index]
    return this.#effects.count > 0 || (button !== undefined && isHandledByReact(button))
  }
}

const islandOf = (element: HTMLElement) => element.closest<HTMLElement>('[data-island]')

/** React keeps the props of an element that it hydrated. */
function isHandledByReact(button: HTMLElement): boolean {
  const island = islandOf(button)
  if (!island) return false
  for (let one: Element | null = button; one; one = one === island ? null : one.parentElement) {
    const props = Object.entries(one).find(([name]) => name.startsWith('__reactProps$'))?.[1]
    if (hasHandler(props)) return true
  }
  return false
}

const hasHandler = (props: unknown): boolean =>
  typeof props === 'object' &&
  props !== null &&
  Object.entries(props).some(
    ([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function',
  )
