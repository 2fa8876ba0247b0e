// The types of admonitions, for Markdown and for React. A new type is a line here, its look in
// `styles/blocks.css` and its name in `DIALECT.md`; until `i18n/` translates its title, the title
// is its name.
import { capitalize } from './capitalize.ts'

interface AdmonitionType {
  /** GitHub's form exists too: `> [!NOTE]`. */
  readonly isAlert: boolean
}

/** The types that every site has. `details` becomes a disclosure, all others a box. */
const types = {
  note: { isAlert: true },
  tip: { isAlert: true },
  info: { isAlert: true },
  warning: { isAlert: true },
  danger: { isAlert: true },
  caution: { isAlert: true },
  important: { isAlert: true },
  success: { isAlert: false },
  secondary: { isAlert: false },
  details: { isAlert: false },
} satisfies Readonly<Record<string, AdmonitionType>>

/** Their names, in lower case. */
export const admonitionTypes: readonly string[] = Object.keys(types)

/** The names that GitHub's form accepts, in lower case. */
export const alertTypes: readonly string[] = Object.entries(types)
  .filter(([, { isAlert }]) => isAlert)
  .map(([name]) => name)

/**
 * The title of an admonition that doesn't set one: its translated type, or its type with a
 * capital letter.
 */
export function admonitionTitle(
  type: string,
  translations: Readonly<Record<string, string>>,
): string {
  const name = type.toLowerCase()
  const translated = admonitionTypes.includes(name) ? translations[name] : undefined
  return translated ?? capitalize(type)
}

/** The classes of the box; `className` holds those of the author, separated by spaces. */
export function admonitionClasses(type: string, className = ''): string[] {
  const own = className.split(/\s+/).filter((name) => name !== '')
  return ['admonition', `admonition-${type}`, ...own]
}

/** The class of the paragraph that holds the title. */
export const admonitionTitleClass = 'admonition-title'
