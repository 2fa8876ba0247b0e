import { isValidElement } from 'react'
import { markupTags } from '../../runtime/shared/html/markup-value.ts'
import { displayName } from '../primitives/modules/component-name.ts'
import { isRecord } from '../primitives/is-record.ts'

const PAGE_FUNCTION = Symbol('page function')

/**
 * Mark a function that every React page receives. A page may pass all of its props on
 * (`<Part {...props} />`), and the browser's part does without such functions.
 */
export function toPageFunction(call: (path: string) => string): (path: string) => string {
  return Object.assign((path: string) => call(path), { [PAGE_FUNCTION]: true })
}

/**
 * Throw if a prop of an island would not be the same in the browser, which receives props as JSON.
 * Children are not sent: they are in the HTML.
 */
export function checkProps(name: string, props: object): void {
  for (const [key, value] of Object.entries(props)) {
    if (typeof value === 'function' && PAGE_FUNCTION in value) continue
    const found = key === 'children' ? findFunction(value) : findLost(value)
    if (found === undefined) continue
    throw new Error(
      `\`<${displayName(name)}>\` runs in the browser, but its prop \`${key}\` ${found}, which can’t be sent there. ${adviceFor(found)}`,
    )
  }
}

function adviceFor(found: string): string {
  return found === 'is an element'
    ? 'Pass it as children, or pass the data that it is made from'
    : 'Pass data (text, numbers, `true`, `false`, `null`, lists and objects), or move this code into the component'
}

function findFunction(children: unknown): string | undefined {
  return typeof children === 'function' ? 'is a function' : undefined
}

/** What JSON would lose of a value, such as `is a function`; undefined if nothing. */
export function findLost(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `is \`${value}\``
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return `is a ${typeof value}`
  if (!isRecord(value)) return undefined
  if (isValidElement(value)) return isMarkup(value) ? undefined : 'is an element'
  if (Array.isArray(value)) return firstLost(value)
  const prototype: unknown = Object.getPrototypeOf(value)
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null
  if (!isPlain) return `is a ${nameOf(value)}`
  return firstLost(Object.values(value))
}

function nameOf({ constructor }: object): string {
  return typeof constructor === 'function' && constructor.name !== ''
    ? constructor.name
    : 'class instance'
}

function firstLost(values: readonly unknown[]): string | undefined {
  for (const value of values) {
    const lost = isValidElement(value) ? 'is an element' : findLost(value)
    if (lost !== undefined) return lost.startsWith('is ') ? lost.replace('is ', 'contains ') : lost
  }
  return undefined
}

/** Plain elements with text survive; see `markup-elements.ts`. */
function isMarkup({ type, props }: { type: unknown; props: unknown }): boolean {
  if (typeof type !== 'string' || !markupTags.has(type) || !isRecord(props)) return false
  return [props['children']].flat().every((child) => {
    if (child === undefined || typeof child === 'string' || typeof child === 'number') return true
    return isValidElement(child) && isMarkup(child)
  })
}
