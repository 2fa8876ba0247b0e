import type { Code, Construct, State, Tokenizer } from 'micromark-util-types'
import type { Plugin } from 'unified'

const dollar = 36
const backslash = 92

/**
 * Tell formulas from prices and variables as Pandoc does: no space is inside the dollar signs, and no
 * digit follows the second one. Neither does a capital letter follow it, nor does a letter stand
 * before the first one, so that `$HOME/$USER` and `US$5` are text. A formula doesn't end within code, the target of
 * a link or a tag that begins in it.
 * https://pandoc.org/MANUAL.html#math
 * Position: directly after remark-math, whose formulas in text it replaces.
 *
 * In: `It was $599 but is now $799.` Out: text without a formula
 */
export const remarkPrices: Plugin = function () {
  const { micromarkExtensions = [] } = this.data()
  const found = micromarkExtensions.flatMap(({ text }) => text?.[dollar] ?? []).at(-1)
  if (found === undefined) return
  const formula = { ...found, name: 'formulaInText', tokenize: checkFirst(found) }
  micromarkExtensions.push({ text: { [dollar]: formula }, disable: { null: [found.name ?? ''] } })
}

/** The construct, if what follows is a formula and no price. */
function checkFirst(construct: Construct): Tokenizer {
  return function (effects, ok, nok) {
    if (isLetter(this.previous)) return nok
    const read = construct.tokenize.call(this, effects, ok, nok)
    return effects.check({ tokenize: readAhead, partial: true }, read, nok)
  }
}

const readAhead: Tokenizer = (effects, ok, nok) => {
  let last: Code = dollar
  let written = ''
  const consume = (code: Code, next: State): State => {
    effects.enter('data')
    effects.consume(code)
    effects.exit('data')
    last = code
    written += code === null ? '' : toText(code)
    return next
  }
  const start: State = (code) => consume(code, first)
  // More dollar signs need as many at the end, which prices don't have.
  const first: State = (code) => {
    if (code === dollar) return ok(code)
    return isBlank(code) ? nok(code) : inside(code)
  }
  const inside: State = (code) => {
    if (code === null) return nok(code)
    if (code === dollar) return isBlank(last) || isCut(written) ? nok(code) : consume(code, behind)
    if (code === backslash) return consume(code, escaped)
    return consumeOrBreak(code)
  }
  // The formula would end there, and its backslash be the last sign.
  const escaped: State = (code) =>
    code === null || code === dollar ? nok(code) : consumeOrBreak(code)
  const behind: State = (code) => (isDigitOrCapital(code) ? nok(code) : ok(code))
  const consumeOrBreak = (code: Code): State => {
    if (code === null || code >= 0 || code === -1 || code === -2) return consume(code, inside)
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    last = code
    written += ' '
    return inside
  }
  return start
}

/**
 * True for text that ends in code, in the target of a link, or in an attribute of a tag. Quotes of LaTeX, ``a'', are not code.
 */
function isCut(text: string): boolean {
  const outside = text
    .replace(/(?<!`)(`+)(?!`)(?:(?!\1)[^])*?(?<!`)\1(?!`)/g, '')
    .replace(/``?[^`']*''?/g, '')
  return /`|\]\([^()]*$|<[A-Za-z][^<>]*=["'][^"'<>]*$/.test(outside)
}

/** Line ends and tabs are negative. */
const isBlank = (code: Code): boolean => code === null || code < 0 || code === 32

const isLetter = (code: Code): boolean => code !== null && /^[A-Za-z]$/.test(toText(code))

const isDigitOrCapital = (code: Code): boolean => code !== null && /^[\dA-Z_{]$/.test(toText(code))

const toText = (code: number): string => (code < 0 ? ' ' : String.fromCodePoint(code))
