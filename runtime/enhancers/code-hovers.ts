// What the compiler knows about names in code, when a reader points to one, goes to it with the
// keyboard or taps on it.
import { find } from '../dom/queries.ts'
import { createElement } from '../dom/create-element.ts'
import { root } from '../dom/document.ts'
import { createHoverCard, type HoverText } from './hover-card.ts'

/** As the build writes it: start, length and number of the text of each name, one after the other. */
interface HoverData {
  readonly at: readonly number[]
  readonly texts: readonly HoverText[]
}

/** Names of code become buttons. One of them is a tab stop; arrow keys move between them. */
export function addHovers(block: HTMLElement): void {
  const json = block.dataset['hovers']
  const code = find('pre code', block)
  if (json === undefined || !code) return
  const { at, texts }: HoverData = JSON.parse(json)
  const names = wrapNames(code, at)
  names[0]?.setAttribute('tabindex', '0')
  const card = createHoverCard((name) => texts[Number(name.dataset['text'])])
  const nameOf = ({ target }: Event): HTMLElement | undefined => {
    const name = target instanceof Element ? target.closest('.code-name') : null
    return name instanceof HTMLElement ? name : undefined
  }
  code.addEventListener('pointerover', (event) => {
    const name = nameOf(event)
    if (name && event.pointerType === 'mouse') card.show(name)
    else card.leave()
  })
  code.addEventListener('pointerleave', () => card.leave())
  code.addEventListener('focusin', (event) => {
    const name = nameOf(event)
    if (!name) return
    for (const other of names) other.tabIndex = other === name ? 0 : -1
    card.show(name)
  })
  code.addEventListener('focusout', () => card.hide())
  // A tap moves no focus in some browsers.
  code.addEventListener('click', (event) => nameOf(event)?.focus())
  code.addEventListener('keydown', (event) => {
    const name = nameOf(event)
    if (!name || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Enter' || event.key === ' ') card.show(name)
    else {
      const next = nextName(names, name, event.key)
      if (!next) return
      next.focus()
    }
    event.preventDefault()
  })
}

function nextName(
  names: readonly HTMLElement[],
  name: HTMLElement,
  key: string,
): HTMLElement | undefined {
  const shown = names.filter((one) => one.checkVisibility?.() ?? true)
  const index = shown.indexOf(name)
  if (key === 'ArrowRight') return shown[index + 1]
  if (key === 'ArrowLeft') return shown[index - 1]
  if (key === 'Home') return shown[0]
  return key === 'End' ? shown.at(-1) : undefined
}

/** Put each name into an element, in document order. Texts that are not part of the code don't count. */
function wrapNames(code: HTMLElement, at: readonly number[]): readonly HTMLElement[] {
  const walker = root().ownerDocument.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  const names: HTMLElement[] = []
  const texts: Text[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node instanceof Text && !node.parentElement?.closest('.code-note, .js-only'))
      texts.push(node)
  }
  let start = 0
  let next = 0
  for (const text of texts) {
    let rest = text
    const end = start + text.data.length
    for (; next < at.length && (at[next] ?? 0) < end; next += 3) {
      const [from = 0, length = 0, index = 0] = at.slice(next, next + 3)
      // A name that is in several elements is one to the reader, but not to the tree.
      if (from < start || from + length > end) continue
      const name = rest.splitText(from - start)
      rest = name.splitText(length)
      start = from + length
      const wrapper = createElement('span', 'code-name')
      wrapper.setAttribute('role', 'button')
      wrapper.tabIndex = -1
      wrapper.dataset['text'] = String(index)
      name.replaceWith(wrapper)
      wrapper.append(name)
      names.push(wrapper)
    }
    start = end
  }
  return names
}
