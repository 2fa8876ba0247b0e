// A sidebar that the page carries in part, made whole by and by. Enters: links as built. Leaves: buttons and lists.
// Fetched where there is one; without it every link leads to a page.
import { root } from '../dom/document.ts'
import { closest, find, findAll } from '../dom/queries.ts'
import { isPlainClick } from '../dom/plain-click.ts'
import { sidebarTranslations } from '../i18n/sidebar.ts'
import { t } from '../i18n/t.ts'
import { marks } from '../dom/selectors.ts'
import { showWholeList, turnBranch } from './sidebar-branch.ts'

interface LargeSidebar {
  /** Give every link that stands for a pruned branch the button that opens it. */
  readonly addToggles: () => void
}

/** Listen once for the buttons and links of this page's sidebar and of later ones. */
export function startLargeSidebar(): LargeSidebar {
  root().addEventListener('click', (event) => {
    const toggle = closest(event, marks.toggle)
    // The branch's link leads to its first page, which carries the branch.
    if (toggle) attempt(turnBranch(toggle), find('a', toggle.parentElement ?? undefined))
    const more = closest(event, marks.more)
    if (!more || !isPlainClick(event)) return
    event.preventDefault()
    attempt(showWholeList(more), more)
  })
  return { addToggles }
}

/** What cannot be fetched is a page elsewhere. */
function attempt(deed: Promise<void>, link: HTMLElement | undefined): void {
  deed.then(addToggles, () => {
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  })
}

/** Where buttons are missing: in a sidebar that came in, or in a list that was fetched. */
const bare = '[data-sidebar] a[data-branch]:only-child'

function addToggles(): void {
  for (const link of findAll(bare)) {
    const button = Document.prototype.createElement.call(document, 'button')
    button.className = 'menu__caret'
    button.setAttribute('type', 'button')
    button.setAttribute(
      'aria-label',
      t(sidebarTranslations, 'pagesOf', { label: link.textContent }),
    )
    button.setAttribute('aria-expanded', 'false')
    button.setAttribute('data-toggle', '')
    link.parentElement?.classList.add('menu__linked')
    link.after(button)
  }
}
