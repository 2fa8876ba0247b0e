// What a declaration in a page may say. Given a property and its value, it returns whether a style sheet that all
// pages share can contain them.
import {
  type CSSToken,
  isTokenCloseParen,
  isTokenCloseSquare,
  isTokenComma,
  isTokenDelim,
  isTokenDimension,
  isTokenEOF,
  isTokenFunction,
  isTokenHash,
  isTokenIdent,
  isTokenNumber,
  isTokenOpenParen,
  isTokenOpenSquare,
  isTokenPercentage,
  isTokenString,
  isTokenWhitespace,
  tokenize,
} from '@csstools/css-tokenizer'
import { valueFunctions } from '../svg/css-functions.ts'

const property = /^-{0,2}[a-z][a-z\d-]*$/
const functions: ReadonlySet<string> = new Set(valueFunctions)
/** Values without functions, strings and brackets, told apart without reading tokens. */
const plain = /^[\w\s.,%#+-]+$/

/** What keeps an element in the article: it may be above its neighbors, not above the layout of the page. */
const placing: ReadonlyMap<string, RegExp> = new Map([
  ['position', /^(?:static|relative|absolute|(?:-webkit-)?sticky)(?:\s*!important)?$/i],
  ['z-index', /^(?:auto|-?\d)(?:\s*!important)?$/i],
])

/**
 * True for a declaration that loads nothing, contains no second declaration, and covers nothing
 * outside the article.
 */
export function isSafeDeclaration(name: string, value: string): boolean {
  if (!property.test(name) || value === '') return false
  const wanted = placing.get(name)
  if (wanted !== undefined) return wanted.test(value)
  return plain.test(value) || isSafeValue(tokenize({ css: value }))
}

function isSafeValue(tokens: readonly CSSToken[]): boolean {
  const open: string[] = []
  for (const token of tokens) {
    if (isTokenFunction(token)) {
      if (!functions.has(token[4].value.toLowerCase())) return false
      open.push(')')
    } else if (isTokenOpenParen(token)) open.push(')')
    else if (isTokenOpenSquare(token)) open.push(']')
    else if (isTokenCloseParen(token) || isTokenCloseSquare(token)) {
      if (open.pop() !== token[1]) return false
    } else if (!isPart(token)) return false
  }
  return open.length === 0
}

const isValue = [
  isTokenComma,
  isTokenDimension,
  isTokenHash,
  isTokenIdent,
  isTokenNumber,
  isTokenPercentage,
  isTokenWhitespace,
]

/** The end of the value is a token as well. */
function isPart(token: CSSToken): boolean {
  if (token[1].includes('\\')) return false
  if (isTokenString(token)) return /^(["'])[^]*\1$/.test(token[1]) && token[1].length > 1
  if (isTokenDelim(token)) return /^[-+*/!.|]$/.test(token[1])
  return isTokenEOF(token) || isValue.some((test) => test(token))
}
