import type { Code, Construct, State, Tokenizer } from 'micromark-util-types'
import type { Plugin } from 'unified'

const dollar = 36
const backslash = 92

/**
 * Tell formulas from prices and variables as Pandoc does: no space is inside the dollar signs, and no
 * digit follows the second one. Neither does a capital letter follow it, nor does a letter stand
 * before the first one, so that `$HOME/$USER` and `US$5` are text. A formula doesn't end within code, the target of
 * a link or a tag that begins in it, after a mark that opens emphasis, or between a sign and a letter, as in `$a/$b`.
 * Three dollar signs or more are a price range, and so are two with a space on only one side of the text between them.
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
    const isMarked = isMark(this.previous)
    const read = construct.tokenize.call(this, effects, ok, nok)
    return effects.check({ tokenize: readAhead(isMarked), partial: true }, read, nok)
  }
}

/** Finds out whether a formula ends where its construct would end it, after a mark of emphasis or not. */
const readAhead =
  (isMarked: boolean): Tokenizer =>
  (effects, ok, nok) => {
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
    const first: State = (code) => {
      if (code === dollar) return consume(code, second)
      return isBlank(code) ? nok(code) : inside(code)
    }
    const second: State = (code) => (code === dollar ? nok(code) : double(code))
    const double: State = (code) => {
      if (code === null) return nok(code)
      if (code !== dollar) return consumeOrBreak(code, double)
      const inner = written.slice(2)
      const isEven = /^\s/.test(inner) === /\s$/.test(inner)
      return isEven && inner.trim() !== '' ? consume(code, lastOfTwo) : nok(code)
    }
    const lastOfTwo: State = (code) => (code === dollar ? consume(code, behind) : double(code))
    const inside: State = (code) => {
      if (code === null) return nok(code)
      if (code === dollar) {
        const isText = isBlank(last) || isCut(written) || (isMarked && /[\s(][*_~]+$/.test(written))
        return isText ? nok(code) : consume(code, behind)
      }
      if (code === backslash) return consume(code, escaped)
      return consumeOrBreak(code)
    }
    // The formula would end there, and its backslash be the last sign.
    const escaped: State = (code) =>
      code === null || code === dollar ? nok(code) : consumeOrBreak(code)
    const behind: State = (code) =>
      continuesText(code) || (isLetter(code) && signBeforeEnd.test(written)) ? nok(code) : ok(code)
    const consumeOrBreak = (code: Code, next: State = inside): State => {
      if (code === null || code >= 0 || code === -1 || code === -2) return consume(code, next)
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      last = code
      written += ' '
      return next
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

/** A sign that separates variables, as in `$a->b($c`, before the dollar sign. */
const signBeforeEnd = /[^\s\p{L}\p{N})\]}|!*+%$]\$+$/u

const isMark = (code: Code): boolean => code !== null && /^[*_~]$/.test(toText(code))

/** Line ends and tabs are negative. */
const isBlank = (code: Code): boolean => code === null || code < 0 || code === 32

const isLetter = (code: Code): boolean => code !== null && /^[A-Za-z]$/.test(toText(code))

const continuesText = (code: Code): boolean => code !== null && /^[\dA-Z_{$]$/.test(toText(code))

const toText = (code: number): string => (code < 0 ? ' ' : String.fromCodePoint(code))
