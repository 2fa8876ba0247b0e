import { root } from '../dom/document.ts'
import { labelsFor } from '../shared/text/isolate-names.ts'
import type { Piece } from './ranking/snippet.ts'

const separator = ' › '

/** A label as the open page shows it. */
export const toLabel = (text: string): string =>
  labelsFor(root().dir === 'rtl' ? 'rtl' : 'ltr')(text)

/** Labels joined with ` › ` as the open page shows them: each one keeps its place in the path. */
export function toPath(text: string): string {
  const labels = text.split(separator)
  if (labels.length === 1 || root().dir !== 'rtl') return toLabel(text)
  return labels.map((label) => `\u2068${toLabel(label)}\u2069`).join(separator)
}

/** Isolate names in a text that is cut into pieces, also a name that matches in part. */
export function isolatePieces(pieces: readonly Piece[]): readonly Piece[] {
  const whole = pieces.map(({ text }) => text).join('')
  const isolated = toLabel(whole)
  if (isolated === whole) return pieces
  let at = 0
  const result = pieces.map(({ text, marked }): Piece => {
    const start = at
    let rest = text
    while (rest !== '' && at < isolated.length) {
      if (rest.startsWith(isolated.charAt(at))) rest = rest.slice(1)
      at++
    }
    return { text: isolated.slice(start, at), marked }
  })
  return [...result, { text: isolated.slice(at), marked: false }]
}
