// What the browser keeps between visits. Enters: keys. Leaves: short text, or nothing.
// Must not throw: storage may be blocked, full, or written by others.

/** Longer values are not ours. */
const longest = 1000

/** The stored text; undefined when there is none, storage is blocked, or the text is too long to be ours. */
export function readStored(key: string): string | undefined {
  try {
    const value = window.localStorage.getItem(key)
    return value === null || value.length > longest ? undefined : value
  } catch {
    return undefined
  }
}

/** Keep a text, or forget the key when it is undefined; the choice still holds on this page when storage refuses. */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // Blocked or full.
  }
}

/** Call `listen` with what another tab wrote under a key; undefined when it was removed. */
export function onStored(listen: (key: string, value: string | undefined) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) return
    listen(key, newValue === null || newValue.length > longest ? undefined : newValue)
  })
}
