// Items of a branch, as elements: what components/sidebar-tree.tsx writes for items off the reader's path.
// Enters: a branch of the navigation file. Leaves: list items. Labels are text, never markup.
import { iconPaths } from '../components/icon-paths.ts'
import type { NavigationEntry } from '../shared/site-view.ts'
import { sidebarTranslations } from '../i18n/sidebar.ts'
import { t } from '../i18n/t.ts'

/** The items; buttons are added to those that stand for a branch further in. */
export function createBranchList(items: readonly NavigationEntry[]): HTMLElement[] {
  return items.map((item) => {
    const li = create('li')
    if (item.kind === 'category' && item.branch === undefined) li.append(...createCategory(item))
    else li.append(createLink(item))
    return li
  })
}

function createLink(item: NavigationEntry): HTMLElement {
  const link = create('a', ['menu__link', item.className].filter(Boolean).join(' '))
  link.setAttribute('href', item.href ?? '')
  link.textContent = item.label
  if (item.branch !== undefined) link.dataset['branch'] = item.branch
  if (item.external === true) {
    link.setAttribute('rel', 'noopener noreferrer')
    const note = create('span', 'visually-hidden')
    note.textContent = ` ${t(sidebarTranslations, 'leavesSite')}`
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

/** A category without a page below it, which no page leaves out. */
function createCategory(item: NavigationEntry): HTMLElement[] {
  const list = create('ul', 'menu__list')
  const heading = create('span', 'menu__heading')
  heading.textContent = item.label
  list.append(...createBranchList(item.items ?? []))
  return [item.href === undefined ? heading : createLink(item), list]
}

function create(tag: 'li' | 'ul' | 'a' | 'span', className?: string): HTMLElement {
  const element = Document.prototype.createElement.call(document, tag)
  if (className !== undefined) element.className = className
  return element
}
