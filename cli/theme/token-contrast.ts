// The contrast of two tokens. Must not know what they are used for.
import { contrastOf, parseColor, toHex } from './colors.ts'
import { resolveToken, type Tokens } from './read-tokens.ts'

/** The color of a token as `#rrggbb`; undefined for what only a browser can compute. */
export function colorOfToken(name: string, tokens: Tokens): string | undefined {
  const value = resolveToken(`var(${name})`, tokens)
  const color = value === undefined ? undefined : parseColor(value)
  return color && toHex(color)
}

/** The contrast of two tokens, from 1 to 21; undefined when one of their colors cannot be computed. */
export function tokenContrast(front: string, ground: string, tokens: Tokens): number | undefined {
  const [a, b] = [colorOfToken(front, tokens), colorOfToken(ground, tokens)]
  return a === undefined || b === undefined ? undefined : contrastOf(a, b)
}
