// What we keep in an entry of the browser's history. Enters: `history.state`, which anybody may have written.

export interface HistoryEntry {
  /** Names the entry's scroll position. */
  readonly key: string
  /** Counts up along the history, so that a step can be taken back. */
  readonly index: number
  /** The entry stands for the open menu. */
  readonly menu: boolean
}

/** The entry behind a state; undefined when the browser or another script made it. */
export function toEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null) return undefined
  if (!('key' in state) || typeof state.key !== 'string') return undefined
  if (!('index' in state) || typeof state.index !== 'number') return undefined
  return { key: state.key, index: state.index, menu: 'menu' in state && state.menu === true }
}

/** A new entry at a place in the history. */
export function createEntry(index: number, menu = false): HistoryEntry {
  return { key: crypto.randomUUID?.() ?? String(Math.random()), index, menu }
}
