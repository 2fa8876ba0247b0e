const events = ['copy', 'scroll', 'hashchange', 'popstate', 'toggle', 'pagehide']

type Calls = readonly (readonly [owner: object | undefined, names: readonly string[]])[]

/** Functions that a press may call, by the object that has them. */
const watchedCalls = (): Calls => [
  [globalThis, ['fetch', 'open', 'alert', 'print']],
  [console, ['log']],
  [history, ['pushState', 'replaceState']],
  // Only pages of secure origins have a clipboard.
  [navigator.clipboard, ['writeText']],
]

/** Dialogs that would wait for a reader. */
const dialogs = new Set(['alert', 'print'])

/**
 * Counts what happens in the page: changes of the document, of the URL and of the clipboard,
 * requests, and messages.
 */
export class PressEffects {
  #isWatching = false
  count = 0

  /** Start to count; a second call does nothing. */
  watch(): void {
    if (this.#isWatching) return
    this.#isWatching = true
    const add = (): void => {
      this.count += 1
    }
    new MutationObserver(add).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    for (const event of events) addEventListener(event, add, { capture: true })
    for (const [owner, names] of watchedCalls())
      for (const name of names) if (owner) countCalls(owner, name, add)
  }

  reset(): void {
    this.count = 0
  }
}

function countCalls(owner: object, name: string, add: () => void): void {
  const original: unknown = Reflect.get(owner, name)
  if (typeof original !== 'function') return
  Reflect.set(owner, name, (...values: readonly unknown[]): unknown => {
    add()
    return dialogs.has(name) ? undefined : Reflect.apply(original, owner, values)
  })
}
