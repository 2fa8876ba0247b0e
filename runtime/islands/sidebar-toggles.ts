// Buttons of branches that the page does not carry. Enters: their links, as built. Leaves: a button beside each.
import { findAll } from '../navigation/elements.ts'

/** Where buttons are missing: in a sidebar that came in, or in a list that was fetched. */
const bare = '[data-sidebar] a[data-branch]:only-child'

/** Give every link that stands for a pruned branch the button that opens it. */
export function addToggles(): void {
  for (const link of findAll(bare)) {
    const button = Document.prototype.createElement.call(document, 'button')
    button.className = 'menu__caret'
    button.setAttribute('type', 'button')
    button.setAttribute('aria-label', `Pages of ${link.textContent}`)
    button.setAttribute('aria-expanded', 'false')
    button.setAttribute('data-toggle', '')
    link.parentElement?.classList.add('menu__linked')
    link.after(button)
  }
}
