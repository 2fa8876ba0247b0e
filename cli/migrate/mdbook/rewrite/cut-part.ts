/**
 * The part of a file that an include names after its path: `2`, `2:10`, `:10`, `2:` or the name of an anchor.
 * No names mean the whole file; undefined for an anchor that is missing.
 */
export type CutPart = (names: readonly string[]) => string | undefined

const anchor = /ANCHOR(_END)?:[ \t]*([\w-]+)/

/** Read a file once for all of its parts, without the lines of anchors. */
export function openParts(text: string): CutPart {
  const lines = text.replace(/\n$/, '').split('\n')
  const [starts, ends] = [new Map<string, number>(), new Map<string, number>()]
  const isAnchor = lines.map((line, index) => {
    const [found, end, name = ''] = anchor.exec(line) ?? []
    const places = end === undefined ? starts : ends
    // The first of several with one name counts.
    if (found !== undefined && !places.has(name)) places.set(name, index)
    return found !== undefined
  })
  const cut = (from: number, to = lines.length): string => {
    const first = Math.max(0, from)
    return lines
      .slice(first, to)
      .filter((_, at) => isAnchor[first + at] !== true)
      .join('\n')
  }
  return ([from, to]) => {
    if (from === undefined) return cut(0)
    if (!/^\d*$/.test(from)) {
      const start = starts.get(from)
      return start === undefined ? undefined : cut(start + 1, ends.get(from))
    }
    const first = from === '' ? 1 : Number(from)
    const last =
      to === undefined ? (from === '' ? lines.length : first) : Number(to || lines.length)
    return cut(first - 1, last)
  }
}
