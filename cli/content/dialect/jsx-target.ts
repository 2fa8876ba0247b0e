import { isBuiltIn } from '../components/check-props.ts'
import type { JsxPage, TagTarget } from './jsx-page.ts'

/** The names that a tag of a page can have. */
export interface TagNames {
  readonly page: JsxPage
  /** The built-in components and those of the site. */
  readonly known: ReadonlySet<string>
  /** The components of the site, whose members may be components too. */
  readonly own: ReadonlySet<string>
}

/** What the name of a tag refers to: an import of the page, a component, or HTML. */
export function findTarget(name: string, names: TagNames): TagTarget {
  const { page, known, own } = names
  if (name === '') return { kind: 'fragment' }
  const imported = page.imported.get(name)
  if (imported !== undefined && imported.kind !== 'unknown') return imported
  if (known.has(name)) return { kind: 'component', name }
  const [head = '', ...members] = name.split('.')
  const whole = members.length > 0 ? findTarget(head, names) : undefined
  if (whole?.kind === 'component' && (own.has(whole.name) || !isBuiltIn(whole.name)))
    return { kind: 'component', name: [whole.name, ...members].join('.') }
  return /^[a-z]/.test(name) ? { kind: 'html' } : { kind: 'unknown' }
}

/** True if a line of the page starts with the tag of a known component. */
export function mentionsComponent(document: string, known: ReadonlySet<string>): boolean {
  for (const match of document.matchAll(/^[ \t]*<([A-Z]\w*)/gm))
    if (known.has(match[1] ?? '')) return true
  return false
}
