// A sidebar that the page only partly contains: adds the buttons that open pruned categories, and the
// lists they open. Fetched only where a page has such a sidebar; without it every link goes to a
// page.
import { describeToggle } from '../sidebar-html.ts'
import * as sidebarAttributes from '../sidebar-attributes.ts'
import { menuClasses } from '../sidebar-names.ts'
import { createFromTree } from '../../dom/create-element.ts'
import { root } from '../../dom/document.ts'
import { isPlainClick } from '../../dom/plain-click.ts'
import { closest, find, findAll } from '../../dom/queries.ts'
import { sidebarOptions } from './sidebar-options.ts'
import { showWholeList, toggleBranch } from './sidebar-branch.ts'

interface LargeSidebar {
  /** Add the missing button to every link that represents a pruned category. */
  readonly addToggles: () => void
}

/** Listen for the buttons and links of this page's sidebar and of later ones. Called once. */
export function startLargeSidebar(): LargeSidebar {
  root().addEventListener('click', (event) => {
    const toggle = closest(event, `[${sidebarAttributes.toggle}]`)
    // The link of the category goes to its first page, which carries the category.
    if (toggle) goToLinkOnError(toggleBranch(toggle), find('a', toggle.parentElement ?? undefined))
    const more = closest(event, `[${sidebarAttributes.more}]`)
    if (!more || !isPlainClick(event)) return
    event.preventDefault()
    goToLinkOnError(showWholeList(more), more)
  })
  return { addToggles }
}

/**
 * Add the buttons of the entries that were fetched, or go to the page that has them when they could
 * not be.
 */
function goToLinkOnError(fetched: Promise<void>, link: HTMLElement | undefined): void {
  fetched.then(addToggles, () => {
    if (link instanceof HTMLAnchorElement) location.assign(link.href)
  })
}

/** Links without their button: in a sidebar that was swapped in, or in a list that was fetched. */
const bare = `[${sidebarAttributes.sidebar}] a[${sidebarAttributes.branch}]:only-child`

function addToggles(): void {
  const { texts } = sidebarOptions()
  for (const link of findAll(bare)) {
    link.parentElement?.classList.add(menuClasses.linked)
    link.after(createFromTree(describeToggle(link.textContent, texts)))
  }
}
