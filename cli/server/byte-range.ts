/**
 * First and last byte, both included; `unsatisfiable` if the file is shorter; undefined for the
 * whole file.
 */
export type ByteRange =
  { readonly start: number; readonly end: number } | 'unsatisfiable' | undefined

/** One item of a header. */
interface RangeSpec {
  /** The first byte, or undefined for a range that counts from the end. */
  readonly first: bigint | undefined
  /** The last byte, the number of bytes from the end, or undefined for all that follow. */
  readonly last: bigint | undefined
}

/**
 * Other units, invalid values and several ranges that the file contains mean the whole file: RFC
 * 9110, section 14.2.
 */
export function parseRange(header: string | undefined, size: number): ByteRange {
  const specs = parseSpecs(header)
  if (specs === undefined) return undefined
  const ranges = specs.flatMap((spec) => toRange(spec, size) ?? [])
  if (ranges.length === 0) return 'unsatisfiable'
  const [only] = ranges
  // A file without bytes has no first one.
  return ranges.length > 1 || size === 0 ? undefined : only
}

/** The items of a list, in which items without text have no meaning; undefined if one is invalid. */
function parseSpecs(header: string | undefined): readonly RangeSpec[] | undefined {
  const [, list = ''] = /^bytes=(.*)$/i.exec(header?.trim() ?? '') ?? []
  const specs: RangeSpec[] = []
  for (const item of list.split(',')) {
    const text = item.trim()
    if (text === '') continue
    const [whole, from = '', to = ''] = /^(\d*)-(\d*)$/.exec(text) ?? []
    if (whole === undefined || whole === '-') return undefined
    // A number may have more digits than fit into a number of JavaScript.
    const first = from === '' ? undefined : BigInt(from)
    const last = to === '' ? undefined : BigInt(to)
    if (first !== undefined && last !== undefined && last < first) return undefined
    specs.push({ first, last })
  }
  return specs.length > 0 ? specs : undefined
}

/** The bytes of a file of `size` bytes, or undefined if it has none of them. */
function toRange(
  { first, last }: RangeSpec,
  size: number,
): { readonly start: number; readonly end: number } | undefined {
  const total = BigInt(size)
  if (first === undefined) {
    const length = last === undefined || last > total ? total : last
    return last === 0n ? undefined : { start: Number(total - length), end: size - 1 }
  }
  if (first >= total) return undefined
  return {
    start: Number(first),
    end: last === undefined || last >= total ? size - 1 : Number(last),
  }
}
