// The categories of the sidebar that the reader opened or closed, across full loads in this tab.
import { sidebar } from '../sidebar-attributes.ts'
import { findAll } from '../../dom/queries.ts'
import { categoriesKey } from './categories-key.ts'

/** Whether each category is open, by its labels from the top down. */
type States = Readonly<Record<string, boolean>>

/** Remember all categories of this page as they are now. */
export function saveCategories(): void {
  const states = Object.fromEntries(
    listCategories().map(({ name, details }) => [name, details.open]),
  )
  try {
    sessionStorage.setItem(categoriesKey, JSON.stringify({ ...readStates(), ...states }))
  } catch {
    // Storage can be full or forbidden.
  }
}

/** Open and close the categories as the reader left them; those around the current page stay open. */
export function restoreCategories(): void {
  const states = readStates()
  for (const { name, details } of listCategories()) {
    const isOpen = Object.hasOwn(states, name) ? states[name] : undefined
    if (isOpen === undefined || details.querySelector('[aria-current]')) continue
    details.open = isOpen
  }
}

function listCategories(): readonly { name: string; details: HTMLDetailsElement }[] {
  const categories = findAll(`[${sidebar}] details`)
  return categories.flatMap((details) =>
    details instanceof HTMLDetailsElement ? { name: nameOf(details), details } : [],
  )
}

function nameOf(details: Element): string {
  const above = details.parentElement?.closest('details')
  const label = details.closest('li')?.querySelector('a, summary')?.textContent ?? ''
  return above ? `${nameOf(above)}\n${label}` : label
}

function readStates(): States {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(categoriesKey) ?? '{}')
    const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
    return Object.fromEntries(entries.filter(([, isOpen]) => typeof isOpen === 'boolean'))
  } catch {
    return {}
  }
}
