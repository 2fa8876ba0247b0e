/** The data that the script stores in `history.state`. */
export interface HistoryEntry {
  /** The key of the entry's scroll position. */
  readonly key: string
  /** Grows along the history, so that going back by the difference undoes a step. */
  readonly index: number
  /** Whether going back closes the menu. */
  readonly menu: boolean
}

/** Read an entry; undefined when the browser or another script wrote the state. */
export function toEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if (!('key' in state) || typeof state.key !== 'string') return undefined
  if (!('index' in state) || typeof state.index !== 'number') return undefined
  return { key: state.key, index: state.index, menu: 'menu' in state && state.menu === true }
}

/** Create an entry with a new key. */
export function createEntry(index: number): HistoryEntry {
  return { key: String(Math.random()), index, menu: false }
}
