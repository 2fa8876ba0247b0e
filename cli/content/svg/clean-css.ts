import {
  type CSSToken,
  isTokenAtKeyword,
  isTokenBadString,
  isTokenBadURL,
  isTokenFunction,
  isTokenString,
  isTokenURL,
  isTokenWhiteSpaceOrComment,
  tokenize,
} from '@csstools/css-tokenizer'
import { valueFunctions } from './css-functions.ts'

/** The replacement for a token that isn't allowed: browsers skip a declaration or rule with it. */
const NOTHING = 'none'

/** At-rules that load nothing but the fonts inside the file itself. */
const atRules = new Set([
  NOTHING,
  ...'media supports keyframes -webkit-keyframes font-face layer container property'.split(' '),
])

/** Functions that compute a value or select an element; none of them loads anything. */
const functions = new Set([
  NOTHING,
  ...valueFunctions,
  ...'not is where has nth-child nth-last-child nth-of-type nth-last-of-type lang dir format local tech'.split(
    ' ',
  ),
])

/** CSS that loads nothing from outside its file, and what was taken out of it. */
export interface CleanCss {
  readonly css: string
  /** As written: `@import`, `url(https://…)`. */
  readonly removed: readonly string[]
}

/** Values of most attributes, told apart without reading tokens. */
const PLAIN =
  /^(?:[^(@]*|url\(#[\w.-]+\)|\s*(?:(?:matrix|rgba?|rotate|scale|skew[XY]|translate)\([-+\d\s.,%e]*\)[\s,]*)+)$/

/**
 * Keep references to the same file (`url(#a)`) and images and fonts inside the file
 * (`url(data:font/…)`); at-rules and functions are kept if they are in a list.
 */
export function cleanCss(css: string): CleanCss {
  if (PLAIN.test(css)) return { css, removed: [] }
  const tokens = tokenize({ css })
  const removed: string[] = []
  const cleaned = tokens.map((token, index) => {
    const written = token[1]
    const allowed = isAllowed(token, () => nextOf(tokens, index))
    if (!allowed) removed.push(describe(token, tokens[index + 1]))
    return allowed ? written : toInert(token)
  })
  return { css: removed.length === 0 ? css : cleaned.join(''), removed }
}

function toInert(token: CSSToken): string {
  if (isTokenFunction(token)) return `${NOTHING}(`
  return isTokenAtKeyword(token) ? `@${NOTHING}` : NOTHING
}

function isAllowed(token: CSSToken, next: () => CSSToken | undefined): boolean {
  if (isTokenAtKeyword(token)) return atRules.has(token[4].value.toLowerCase())
  if (isTokenURL(token)) return isOwnUrl(token[4].value)
  if (isTokenBadURL(token) || isTokenBadString(token)) return false
  if (!isTokenFunction(token)) return true
  const name = token[4].value.toLowerCase()
  if (name !== 'url') return functions.has(name)
  const argument = next()
  return argument !== undefined && isTokenString(argument) && isOwnUrl(argument[4].value)
}

const nextOf = (tokens: readonly CSSToken[], index: number): CSSToken | undefined =>
  tokens.slice(index + 1, index + 20).find((token) => !isTokenWhiteSpaceOrComment(token))

function describe(token: CSSToken, next: CSSToken | undefined): string {
  return toShown(token[1] + (isTokenFunction(token) && next !== undefined ? `${next[1]})` : ''))
}

/** The beginning of a text on one line, without control sequences for terminals. */
export function toShown(text: string): string {
  const line = text.replace(/[\s\u007f-\u009f]+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}

/** A part of the same file, or an image of pixels or a font inside it. */
function isOwnUrl(url: string): boolean {
  return /^\s*#/.test(url) || isRasterData(url) || isFontData(url)
}

const isFontData = (url: string): boolean =>
  /^data:(?:(?:application\/(?:x-)?)?font[-/](?:woff2?|ttf|otf|truetype|opentype|sfnt)|application\/(?:octet-stream|font|x-font))[;,]/i.test(
    url,
  )

/** True for a bitmap image that is embedded in the file. */
export function isRasterData(url: string): boolean {
  return /^\s*data:image\/(?:apng|avif|bmp|gif|jpe?g|png|webp)[;,]/i.test(url)
}
