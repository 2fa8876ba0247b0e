// Items of a branch, as elements: what components/sidebar-tree.tsx writes for items off the reader's path.
// Enters: a branch of the navigation file. Leaves: list items. Labels are text, never markup.
import { iconPaths } from '../components/icon-paths.ts'
import type { SidebarView } from '../shared/site-view.ts'

/** The items; buttons of branches further in look like the one that was pressed. */
export function createBranchList(
  items: readonly SidebarView[],
  toggle: HTMLElement,
): HTMLElement[] {
  return items.map((item) => {
    const li = create('li', '')
    if (item.kind !== 'category') li.append(createLink(item))
    else li.append(...createCategory(item, toggle))
    return li
  })
}

function createLink(item: SidebarView): HTMLElement {
  const link = create('a', ['menu__link', item.className].filter(Boolean).join(' '))
  link.setAttribute('href', item.href ?? '')
  link.textContent = item.label
  if (item.external) {
    link.setAttribute('rel', 'noopener noreferrer')
    const note = create('span', 'visually-hidden')
    note.textContent = ' (leaves this site)'
    link.append(createExternalIcon(), note)
  }
  return link
}

/** What `Icon` writes for `external`. */
function createExternalIcon(): Element {
  const icon = createDrawing('svg', {
    class: 'icon icon--external',
    width: '14',
    height: '14',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  })
  icon.append(createDrawing('path', { d: iconPaths.external }))
  return icon
}

function createDrawing(tag: 'svg' | 'path', attributes: Readonly<Record<string, string>>): Element {
  const namespace = 'http://www.w3.org/2000/svg'
  const element = Document.prototype.createElementNS.call(document, namespace, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

function createCategory(item: SidebarView, toggle: HTMLElement): HTMLElement[] {
  const list = create('ul', 'menu__list')
  if (item.branch === undefined) {
    const heading = create('span', 'menu__heading')
    heading.textContent = item.label
    list.append(...createBranchList(item.items, toggle))
    return [item.href === undefined ? heading : createLink(item), list]
  }
  const { branch = '' } = toggle.dataset
  const prefix = (toggle.getAttribute('aria-controls') ?? '').slice(0, -branch.length)
  const id = prefix + item.branch
  const button = toggle.cloneNode(true)
  if (!(button instanceof HTMLElement)) return []
  button.dataset['branch'] = item.branch
  button.setAttribute('aria-label', `Pages of ${item.label}`)
  button.setAttribute('aria-controls', id)
  button.setAttribute('aria-expanded', 'false')
  list.id = id
  list.hidden = true
  const box = create('div', 'menu__linked')
  box.append(createLink(item), button, list)
  return [box]
}

function create(tag: 'li' | 'ul' | 'a' | 'span' | 'div', className: string): HTMLElement {
  const element = Document.prototype.createElement.call(document, tag)
  element.className = className
  return element
}
