import { createElement } from '../dom/create-element.ts'
import { ofDocument, root } from '../dom/document.ts'

/** A declaration, and the text of its comment. */
export type HoverText = readonly [type: string, docs: string]

/** The card of one block of code. */
interface HoverCard {
  readonly show: (name: HTMLElement) => void
  /** Hide it soon, unless the pointer reaches it. */
  readonly leave: () => void
  readonly hide: () => void
}

/** Milliseconds that the pointer may take from a name to its card. */
const grace = 250

/** Pixels; what is longer scrolls. */
const maxHeight = 320

/** Create a card that is beside the name it is about. Escape, a scroll and a tap elsewhere hide it. */
export function createHoverCard(textOf: (name: HTMLElement) => HoverText | undefined): HoverCard {
  let card: HTMLElement | undefined
  let owner: HTMLElement | undefined
  let timer = 0
  let listeners = new AbortController()
  const hide = (): void => {
    window.clearTimeout(timer)
    listeners.abort()
    owner?.removeAttribute('aria-describedby')
    card?.remove()
    card = owner = undefined
  }
  const leave = (): void => {
    window.clearTimeout(timer)
    // The focused name stays explained.
    if (owner && owner !== ofDocument('activeElement')) timer = window.setTimeout(hide, grace)
  }
  const show = (name: HTMLElement): void => {
    window.clearTimeout(timer)
    const text = textOf(name)
    if (owner === name || !text) return
    hide()
    const created = createCard(text)
    card = created
    owner = name
    created.addEventListener('pointerenter', () => window.clearTimeout(timer))
    created.addEventListener('pointerleave', leave)
    name.setAttribute('aria-describedby', created.id)
    // In `main`, so that it is part of a landmark and goes away with the page.
    const main = name.closest('main') ?? ofDocument('body')
    main.append(created)
    place(created, name)
    listeners = new AbortController()
    hideFrom([created, name], hide, listeners.signal)
  }
  return { show, leave, hide }
}

/** Escape, a scroll outside the card and a press elsewhere hide it. */
function hideFrom(
  [card, name]: readonly [HTMLElement, HTMLElement],
  hide: () => void,
  signal: AbortSignal,
): void {
  const page = root()
  page.addEventListener('keydown', ({ key }) => key === 'Escape' && hide(), { signal })
  const options = { capture: true, passive: true, signal }
  window.addEventListener('scroll', ({ target }) => target !== card && hide(), options)
  const onPress = ({ target }: Event): void => {
    const isInside = target instanceof Node && [card, name].some((one) => one.contains(target))
    if (!isInside) hide()
  }
  page.addEventListener('pointerdown', onPress, { signal })
}

function createCard([type, docs]: HoverText): HTMLElement {
  const card = createElement('div', 'hover-card')
  card.id = 'docs-ssg-hover'
  card.setAttribute('role', 'tooltip')
  if (type !== '') {
    const code = createElement('code', '')
    code.textContent = type
    card.append(code)
  }
  if (docs !== '') {
    const text = createElement('p', '')
    text.textContent = docs
    card.append(text)
  }
  return card
}

/** Below the name, or above it where there is more room; never outside the window. */
function place(card: HTMLElement, name: HTMLElement): void {
  const { left, top, bottom } = name.getBoundingClientRect()
  const { clientWidth, clientHeight } = root()
  const isBelow = clientHeight - bottom >= Math.min(card.offsetHeight, maxHeight, top)
  card.style.left = `${String(Math.max(8, Math.min(left, clientWidth - card.offsetWidth - 8)))}px`
  const room = (isBelow ? clientHeight - bottom : top) - 16
  card.style.maxHeight = `${String(Math.max(64, Math.min(room, maxHeight)))}px`
  if (isBelow) card.style.top = `${String(bottom + 4)}px`
  else card.style.bottom = `${String(clientHeight - top + 4)}px`
}
