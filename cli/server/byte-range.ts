/**
 * First and last byte, both included; `unsatisfiable` if the file is shorter; undefined for the
 * whole file.
 */
export type ByteRange =
  { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined

/** Several ranges, other units and invalid values mean the whole file: RFC 9110, section 14.2. */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (found === null) return undefined
  const [, first = '', last = ''] = found
  if (first === '' && last === '') return undefined
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}
