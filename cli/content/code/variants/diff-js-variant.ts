// Two versions of one sample. Given TypeScript and JavaScript text, it returns the pieces that both
// share or only one has. It must not know elements.
import { diffArrays } from 'diff'

/**
 * A run of text: in both versions, or in one. In order; `both` and `ts` together are the
 * TypeScript.
 */
export interface JsVariantPiece {
  readonly kind: 'both' | 'ts' | 'js'
  readonly text: string
}

type IsPair = (x: string, y: string) => boolean

/**
 * For each item of `a` the index of its partner in `b`, or -1; as few items as possible stay
 * without a partner.
 */
function pairUp(a: readonly string[], b: readonly string[], isPair: IsPair): number[] {
  // `diffArrays` pairs items as early as it can, which would tear `: (a: string)` into pieces; it
  // only gets the middle.
  const shared = Math.min(a.length, b.length)
  let start = 0
  while (start < shared && isPair(a[start] ?? '', b[start] ?? '')) start += 1
  let tail = 0
  while (tail < shared - start && isPair(a.at(-1 - tail) ?? '', b.at(-1 - tail) ?? '')) tail += 1
  const middle = pairMiddle(
    a.slice(start, a.length - tail),
    b.slice(start, b.length - tail),
    isPair,
  )
  return a.map((_, index) => {
    if (index < start) return index
    if (index >= a.length - tail) return index - a.length + b.length
    const partner = middle[index - start] ?? -1
    return partner === -1 ? -1 : partner + start
  })
}

function pairMiddle(a: readonly string[], b: readonly string[], comparator: IsPair): number[] {
  const partners: number[] = []
  let next = 0
  for (const { added, removed, count } of diffArrays([...a], [...b], { comparator })) {
    if (!added)
      for (let step = 0; step < count; step += 1) partners.push(removed ? -1 : next + step)
    if (!removed) next += count
  }
  return partners
}

const tokens = (line: string): string[] => line.match(/\w+|\s+|[^\w\s]/g) ?? []

/**
 * Whether a line of JavaScript is a line of TypeScript without some of its tokens. Most pairs of
 * lines have nothing in common, so the cheap tests come first.
 */
function isRest(typed: string, plain: string): boolean {
  if (typed === plain) return true
  if (typed.length < plain.length || plain.trim() === '' || typed.trim() === '') return false
  const wanted = tokens(plain)
  if (!typed.startsWith(wanted[0] ?? '') && /^\s/.test(plain)) return false
  if (!typed.includes(wanted[1] ?? '') || !typed.includes(wanted.at(-1) ?? '')) return false
  let at = 0
  for (const token of tokens(typed)) if (token === wanted[at]) at += 1
  return at === wanted.length
}

/** The pieces of a line that is in both versions. */
function diffLine(typed: string, plain: string): JsVariantPiece[] {
  if (typed === plain) return [{ kind: 'both', text: typed }]
  const a = tokens(typed)
  const partners = pairUp(a, tokens(plain), (x, y) => x === y)
  return a.map((text, index): JsVariantPiece => ({
    kind: partners[index] === -1 ? 'ts' : 'both',
    text,
  }))
}

/** Join neighbors of the same kind. */
function join(pieces: readonly JsVariantPiece[]): JsVariantPiece[] {
  const joined: JsVariantPiece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === piece.kind)
      joined[joined.length - 1] = { ...last, text: last.text + piece.text }
    else if (piece.text !== '') joined.push(piece)
  }
  return joined
}

const textOf = (pieces: readonly JsVariantPiece[], kind: 'ts' | 'js'): string =>
  pieces
    .filter((piece) => piece.kind === 'both' || piece.kind === kind)
    .map(({ text }) => text)
    .join('')

/** A line end belongs to the line before it, so that it disappears together with the line. */
function end(index: number, lines: readonly string[]): string {
  return index < lines.length - 1 ? '\n' : ''
}

/**
 * Merge the two versions of a sample into one text. Undefined when the samples are too long to
 * compare.
 *
 * In: `const n: number = 1` and `const n = 1`. Out: both `const n`, ts `: number`, both ` = 1`.
 */
export function diffJsVariant(
  typescript: string,
  javascript: string,
): JsVariantPiece[] | undefined {
  const [a, b] = [typescript.split('\n'), javascript.split('\n')]
  if (a.length * b.length > 250_000) return undefined
  const partners = pairUp(a, b, isRest)
  const pieces: JsVariantPiece[] = []
  let next = 0
  a.forEach((line, index) => {
    const partner = partners[index] ?? -1
    if (partner === -1) {
      pieces.push({ kind: 'ts', text: line + end(index, a) })
      return
    }
    for (; next < partner; next++)
      pieces.push({ kind: 'js', text: `${b[next] ?? ''}${end(next, b)}` })
    pieces.push(...diffLine(line, b[partner] ?? ''))
    const [endsA, endsB] = [end(index, a), end(partner, b)]
    if (endsA === endsB) pieces.push({ kind: 'both', text: endsA })
    else pieces.push({ kind: 'ts', text: endsA }, { kind: 'js', text: endsB })
    next = partner + 1
  })
  for (; next < b.length; next++)
    pieces.push({ kind: 'js', text: `${b[next] ?? ''}${end(next, b)}` })
  const merged = join(pieces)
  // Readers must see both versions exactly as they were.
  return textOf(merged, 'ts') === typescript && textOf(merged, 'js') === javascript
    ? merged
    : undefined
}
