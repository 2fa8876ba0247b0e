// Computes the contrast of two CSS colors as WCAG 2.2 defines it.
// Must not know names of tokens.
import type { Tokens } from './read-tokens.ts'

type Rgb = readonly [number, number, number]

/** The value of a property with `var()` replaced; undefined for circular references. */
function resolve(value: string, tokens: Tokens, depth = 0): string | undefined {
  if (depth > 12) return undefined
  const found = /^var\(\s*(--[\w-]+)\s*(?:,\s*(.*))?\)$/.exec(value)
  if (!found) return value
  const next = tokens.get(found[1] ?? '') ?? found[2]
  return next === undefined ? undefined : resolve(next, tokens, depth + 1)
}

function parseHex(hex: string): Rgb | undefined {
  const long = hex.length < 6 ? [...hex].map((digit) => digit + digit).join('') : hex
  const [r, g, b, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return r === undefined || g === undefined || b === undefined || alpha < 255
    ? undefined
    : [r, g, b]
}

const named: Readonly<Record<string, Rgb>> = { white: [255, 255, 255], black: [0, 0, 0] }

/** Accepts opaque colors in hex or `rgb()`; undefined for others, which need a browser. */
function parseColor(text: string): Rgb | undefined {
  const hex = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1]
  if (hex !== undefined) return parseHex(hex)
  const rgb = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : named[text]
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** From 1 to 21; undefined when one of the two colors cannot be computed. */
export function contrastOf(front: string, ground: string, tokens: Tokens): number | undefined {
  const [a, b] = [front, ground].map((name) => {
    const value = resolve(`var(${name})`, tokens)
    return value === undefined ? undefined : parseColor(value)
  })
  if (!a || !b) return undefined
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}
