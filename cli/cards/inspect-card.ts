// Problems of a drawn card. Given pixels and the places of text, it returns problems.
import { cardSize } from '../../runtime/shared/views/social-card.ts'
import { contrastOf } from '../theme/colors.ts'
import type { DrawnCard, TextRun } from './open-renderer.ts'

/** A problem of a card; `message` continues the sentence "The social card of this page". */
export interface CardProblem {
  /** The rule without `social-card-`. */
  readonly kind: 'contrast' | 'size' | 'text'
  readonly message: string
}

/** The least contrast of text. https://www.w3.org/TR/WCAG22/#contrast-minimum */
const LEAST = 4.5

/** Find text that is cut off, lacks contrast or has letters that no font has, and a large file. */
export function inspectCard(
  { png, pixels, runs }: DrawnCard,
  { maxBytes, hasFonts }: { readonly maxBytes: number; readonly hasFonts: boolean },
): CardProblem[] {
  const shown = runs.filter(({ text }) => text.trim() !== '')
  const cut = shown.find(isCut)
  const weak = shown
    .map((run) => ({ run, contrast: contrastIn(run, pixels) }))
    .find(({ contrast }) => contrast < LEAST)
  const foreign = hasFonts ? undefined : shown.find(({ text }) => missingLetter(text) !== undefined)
  return [
    ...(cut ? [{ kind: 'text' as const, message: `cuts off the text \`${short(cut)}\`` }] : []),
    ...(foreign
      ? [
          {
            kind: 'text' as const,
            message: `contains \`${missingLetter(foreign.text) ?? ''}\`, which the built-in font doesn’t have`,
          },
        ]
      : []),
    ...(weak
      ? [
          {
            kind: 'contrast' as const,
            message: `shows the text \`${short(weak.run)}\` with a contrast of ${weak.contrast.toFixed(1)}, which is less than ${LEAST}`,
          },
        ]
      : []),
    ...(png.byteLength > maxBytes
      ? [
          {
            kind: 'size' as const,
            message: `is ${Math.round(png.byteLength / 1000)} kB; the limit is ${Math.round(maxBytes / 1000)} kB`,
          },
        ]
      : []),
  ]
}

const short = ({ text }: TextRun): string => {
  const folded = text.trim()
  return folded.length > 40 ? `${folded.slice(0, 40)}…` : folded
}

/** A line box is taller than its letters, so a few pixels may be outside. */
function isCut({ x, y, width, height }: TextRun): boolean {
  const slack = height * 0.2
  return (
    x < -slack ||
    y < -slack ||
    x + width > cardSize.width + slack ||
    y + height > cardSize.height + slack
  )
}

/** The letters other than Latin, Cyrillic, punctuation and symbols. */
function missingLetter(text: string): string | undefined {
  return /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]/u.exec(
    text,
  )?.[0]
}

/**
 * The contrast between the most frequent color where a text is, its background, and the color that
 * differs most from it and is not rare. Colors are rounded, because edges of letters are smooth.
 */
function contrastIn(run: TextRun, pixels: Uint8Array): number {
  const counts = countColors(run, pixels)
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [ground] = [...counts].toSorted(([, a], [, b]) => b - a)[0] ?? []
  if (ground === undefined) return 21
  const likely = [...counts].filter(([, count]) => count > total * 0.004).map(([color]) => color)
  return Math.max(...likely.map((color) => contrastOf(toHex(color), toHex(ground))))
}

function countColors(run: TextRun, pixels: Uint8Array): Map<number, number> {
  const { width, height } = cardSize
  const clamp = (value: number, most: number): number =>
    Math.max(0, Math.min(most, Math.round(value)))
  const [left, right] = [clamp(run.x, width), clamp(run.x + run.width, width)]
  const [top, bottom] = [clamp(run.y, height), clamp(run.y + run.height, height)]
  const counts = new Map<number, number>()
  for (let y = top; y < bottom; y += 2)
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 4
      const red = pixels[at] ?? 0
      const green = pixels[at + 1] ?? 0
      const blue = pixels[at + 2] ?? 0
      const color = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
      counts.set(color, (counts.get(color) ?? 0) + 1)
    }
  return counts
}

/** The color of five bits for each channel, as `#rrggbb`. */
function toHex(color: number): string {
  const channel = (shift: number): string => {
    const five = (color >> shift) & 31
    return ((five << 3) | (five >> 2)).toString(16).padStart(2, '0')
  }
  return `#${channel(10)}${channel(5)}${channel(0)}`
}
