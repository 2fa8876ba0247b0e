/** What the `code` of a URL means. */
export type ErrorCode =
  | { readonly kind: 'missing' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly code: number }
  /** The beginning of a text that is not the number of an error. */
  | { readonly kind: 'malformed'; readonly text: string }

const MOST_SHOWN = 40

/** Read `?code=7`. Zeros before the number and spaces around it don't matter. */
export function readErrorCode(search: string): ErrorCode {
  const written = new URLSearchParams(search).get('code')
  if (written === null) return { kind: 'missing' }
  const text = written.trim()
  if (text === '') return { kind: 'empty' }
  if (/^0*\d{1,4}$/.test(text)) return { kind: 'number', code: Number(text) }
  const isLong = text.length > MOST_SHOWN
  return { kind: 'malformed', text: isLong ? `${text.slice(0, MOST_SHOWN)}…` : text }
}
