// What the browser stores between visits. Nothing here throws: storage may be blocked, full, or
// written by other scripts.

/** In characters. docs-ssg does not write longer values. */
const maxLength = 1000

/**
 * The stored text; undefined when there is none, storage is blocked, or docs-ssg did not write the
 * value.
 */
export function readStored(key: string): string | undefined {
  try {
    const value = window.localStorage.getItem(key)
    return value === null || value.length > maxLength ? undefined : value
  } catch {
    return undefined
  }
}

/**
 * Store a text, or remove the key when it is undefined. Does nothing when storage is blocked or
 * full.
 */
export function writeStored(key: string, value: string | undefined): void {
  try {
    if (value === undefined) window.localStorage.removeItem(key)
    else window.localStorage.setItem(key, value)
  } catch {
    // The choice is valid for this page only.
  }
}

/** Call `listen` when another tab writes a key, or with undefined when it removes one. */
export function onStored(listen: (key: string, value: string | undefined) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === null) return
    listen(key, newValue === null || newValue.length > maxLength ? undefined : newValue)
  })
}
