// Options of other tools. Given the key of an unknown option, it returns what to write here
// instead.
import { ownValue } from '../../primitives/own-value.ts'
import {
  type ForeignOption,
  foreignOptionTable,
  foreignValueTable,
  starlight,
  write,
} from './foreign-option-table.ts'

/**
 * The replacement for an option of another tool, by the key of the option (`navbar.items[0].text`); undefined
 * for other keys.
 */
export function foreignOption(key: string): string | undefined {
  const general = key
    .replaceAll(/\[\d+\]/g, '[]')
    .replace(/^sidebars[.[].*\[\]/, 'sidebars[]')
    .replace(/(?:\.items\[\])+/, '.items[]')
  const found = ownValue(foreignOptionTable, general)
  return found && `This is an option of ${found.tools}. ${found.help}`
}

/** The replacement for a list that another tool expects for an option of the same name. */
const lists: ReadonlyMap<string, ForeignOption> = new Map([
  [
    'sidebar',
    write(
      starlight,
      '`sidebars: { docs: [...] }` at the top level; `sidebar` is how all of them look',
    ),
  ],
  ['sidebars', write('other tools', '`sidebars: { docs: [...] }`, a list for each name')],
  ['navbar', write('other tools', '`navbar: { items: [...] }`')],
  ['footer', write('other tools', '`footer: { links: [...] }`')],
  ['docs', write('other tools', '`docs: { path }`, and `collections` for further sets of docs')],
])

/** The advice for an option whose value is mistakenly a list. */
export function foreignList(key: string): string | undefined {
  const { tools, help } = lists.get(key) ?? {}
  return help === undefined ? undefined : `A list is the form of ${tools ?? ''}. ${help}`
}

/** The replacement for a value that another tool has for an option of the same name; undefined for other values. */
export function foreignValue(key: string, value: string): string | undefined {
  const found = ownValue(ownValue(foreignValueTable, key) ?? {}, value)
  return found && `This is a value of ${found.tools}. ${found.help}`
}

/** The keys that the table has; `[]` stands for every entry of a list. */
export const foreignOptionKeys: readonly string[] = Object.keys(foreignOptionTable)
