import { isAction, type Middleware } from '@reduxjs/toolkit'

/** A line of the log. */
export interface Entry {
  readonly id: number
  /** Seconds since the start. */
  readonly time: number
  readonly text: string
}

/** The log of an example. */
export interface Activity {
  readonly add: (text: string) => void
  readonly read: () => readonly Entry[]
  readonly subscribe: (listener: () => void) => () => void
  readonly logger: Middleware
}

/** Older entries are dropped. */
const LIMIT = 60

/** Create an empty log. */
export function createActivity(): Activity {
  const start = performance.now()
  const listeners = new Set<() => void>()
  let entries: readonly Entry[] = []
  let count = 0
  const add = (text: string): void => {
    const time = (performance.now() - start) / 1000
    entries = [{ id: ++count, time, text }, ...entries].slice(0, LIMIT)
    // Not now: the action may have been dispatched while React renders.
    queueMicrotask(() => {
      for (const listener of listeners) listener()
    })
  }
  return {
    add,
    read: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    logger: () => (next) => (action) => {
      const result = next(action)
      if (isAction(action) && !isInternal(action.type)) add(`${action.type}${detailOf(action)}`)
      return result
    },
  }
}

/** Bookkeeping of RTK Query. */
const isInternal = (type: string): boolean =>
  /^__rtkq|internalSubscriptions|config\/middlewareRegistered/.test(type)

/** The payload, or the endpoint of a query and its argument. */
function detailOf(action: object): string {
  const meta: unknown = Reflect.get(action, 'meta')
  const arg: unknown = isObject(meta) ? Reflect.get(meta, 'arg') : undefined
  if (isObject(arg) && 'endpointName' in arg)
    return ` ${String(arg.endpointName)}(${toText(Reflect.get(arg, 'originalArgs'))})`
  const payload: unknown = Reflect.get(action, 'payload')
  return payload === undefined ? '' : ` ${toText(payload)}`
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function toText(value: unknown): string {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length > 70 ? `${text.slice(0, 69)}…` : text
}
