// How the parser finds tags and `{…}`. Given the tags that a page accepts, it returns micromark
// constructs. Our own instead of micromark-extension-mdx-jsx, which rejects the page where we keep
// text: with it, 75 of the 652 examples of CommonMark and 5 of the repository's 126 pages don't
// parse (73 with acorn, because of `{#id}`), nor do `<br>`, HTML comments, autolinks,
// `Array<string>` or a tag that is not closed.
import type {
  Code,
  Construct,
  Effects,
  State,
  TokenizeContext,
  Tokenizer,
} from 'micromark-util-types'
import { htmlFlow } from 'micromark-core-commonmark'
import { BraceScanner, TagScanner } from './jsx-scanner.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    jsxTag: 'jsxTag'
    jsxTagData: 'jsxTagData'
    jsxExpression: 'jsxExpression'
    jsxExpressionData: 'jsxExpressionData'
    jsxComment: 'jsxComment'
    jsxCommentData: 'jsxCommentData'
  }
}

/** Which tags and expressions the page handles itself; everything else follows CommonMark. */
export interface Accepts {
  readonly tag: (raw: string, where: 'flow' | 'text' | 'interrupt') => boolean
  readonly expression: (raw: string, where: 'flow' | 'text') => boolean
  /**
   * Characters that may still be scanned in vain: tags that never end must not make parsing
   * quadratic.
   */
  readonly budget: { left: number }
}

type TokenName = 'jsxTag' | 'jsxExpression' | 'jsxComment'

/** Longer tags and expressions, in characters, are text. */
const limits = { jsxTag: 5000, jsxExpression: 1000, jsxComment: 50_000 }

interface Reading {
  readonly effects: Effects
  readonly self: TokenizeContext
  readonly token: TokenName
  readonly read: (character: string) => 'more' | 'done' | 'failed'
  readonly done: (raw: string, code: Code) => State | undefined
  readonly nok: State
  readonly budget: { left: number }
}

/** Once the budget is used up, only tags up to this length are found. */
const exhaustedLimit = 80

/** Tags and expressions in running text. */
export function textConstructs(accepts: Accepts): { tag: Construct; expression: Construct } {
  const { budget } = accepts
  return {
    tag: {
      name: 'jsxTagText',
      tokenize: single('jsxTag', { accept: (raw) => accepts.tag(raw, 'text'), budget }),
    },
    expression: {
      name: 'jsxExpressionText',
      tokenize: single('jsxExpression', {
        accept: (raw) => accepts.expression(raw, 'text'),
        budget,
      }),
    },
  }
}

/** Lines that contain only tags, or a single expression; they need no blank lines around them. */
export function flowConstructs(accepts: Accepts): { tag: Construct; expression: Construct } {
  const { budget } = accepts
  return {
    tag: { name: 'jsxTagFlow', concrete: true, tokenize: tagLines(accepts) },
    expression: {
      name: 'jsxExpressionFlow',
      concrete: true,
      tokenize: wholeLine('jsxComment', {
        accept: (raw) => accepts.expression(raw, 'flow'),
        budget,
      }),
    },
  }
}

function scannerOf(token: TokenName): Reading['read'] {
  const scanner = token === 'jsxTag' ? new TagScanner() : new BraceScanner()
  return (character) => scanner.read(character)
}

interface Single {
  readonly accept: (raw: string) => boolean
  readonly budget: { left: number }
}

function single(token: TokenName, { accept, budget }: Single): Tokenizer {
  return function (effects, ok, nok) {
    const done = (raw: string): State => (accept(raw) ? ok : nok)
    return readToken({ effects, self: this, token, read: scannerOf(token), done, nok, budget })
  }
}

function wholeLine(token: TokenName, { accept, budget }: Single): Tokenizer {
  return function (effects, ok, nok) {
    const done = (raw: string): State => (accept(raw) ? lineEnd(effects, { ok, nok }) : nok)
    return readToken({ effects, self: this, token, read: scannerOf(token), done, nok, budget })
  }
}

function tagLines(accepts: Accepts): Tokenizer {
  return function (effects, ok, nok) {
    const where = this.interrupt === true ? 'interrupt' : 'flow'
    const next: State = (code) => (code === 60 ? start()(code) : ok(code))
    const done = (raw: string): State =>
      accepts.tag(raw, where) ? lineEnd(effects, { ok, nok, next }) : nok
    const start = (): State =>
      readToken({
        effects,
        self: this,
        token: 'jsxTag',
        read: scannerOf('jsxTag'),
        done,
        nok,
        budget: accepts.budget,
      })
    return start()
  }
}

/** Only spaces may follow the last tag of a line; `next` reads another tag after them. */
function lineEnd(effects: Effects, after: { ok: State; nok: State; next?: State }): State {
  const end: State = (code) => {
    if (code === null || code < -2) return after.ok(code)
    if (code === 60 && after.next !== undefined) return after.next(code)
    return after.nok(code)
  }
  const blanks: State = (code) => {
    if (isBlank(code)) {
      effects.consume(code)
      return blanks
    }
    effects.exit('whitespace')
    return end(code)
  }
  return (code) => {
    if (!isBlank(code)) return end(code)
    effects.enter('whitespace')
    return blanks(code)
  }
}

/**
 * HTML comments, declarations and instructions; in MDX, every other `<` at the start of a line
 * opens a tag.
 */
export const htmlComment: Construct = {
  ...htmlFlow,
  name: 'jsxHtmlComment',
  tokenize(effects, ok, nok) {
    const html = htmlFlow.tokenize.call(this, effects, ok, nok)
    return effects.check({ partial: true, tokenize: startsComment }, html, nok)
  },
}

function startsComment(effects: Effects, ok: State, nok: State): State {
  const second: State = (code) => (code === 33 || code === 63 ? ok(code) : nok(code))
  return (code) => {
    effects.enter('data')
    effects.consume(code)
    effects.exit('data')
    return second
  }
}

function isBlank(code: Code): boolean {
  return code === 32 || code === -1 || code === -2
}

/** Read one token, which may span several lines. */
function readToken(reading: Reading): State {
  const { effects, self, token, read, nok, budget } = reading
  const data = `${token}Data` as const
  let raw = ''
  let isOpen = false

  const close = (): void => {
    if (isOpen) effects.exit(data)
    isOpen = false
  }
  const step: State = (code) => {
    if (code === null || raw.length > (budget.left > 0 ? limits[token] : exhaustedLimit)) {
      budget.left -= raw.length
      return nok(code)
    }
    if (code < -2) return lineBreak(code)
    const character = toCharacter(code)
    const scan = character === '' ? 'more' : read(character)
    if (scan === 'failed') return nok(code)
    if (!isOpen) effects.enter(data)
    isOpen = true
    effects.consume(code)
    raw += character
    return scan === 'done' ? finish : step
  }
  const lineBreak: State = (code) => {
    if (read('\n') === 'failed') return nok(code)
    raw += '\n'
    close()
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    // A lazy continuation line of a quote or list is not part of the tag.
    return (next) => (self.parser.lazy[self.now().line] === true ? nok(next) : step(next))
  }
  const finish: State = (code) => {
    close()
    effects.exit(token)
    return (reading.done(raw, code) ?? nok)(code)
  }
  return (code) => {
    effects.enter(token)
    return step(code)
  }
}

function toCharacter(code: number): string {
  if (code === -2) return '\t'
  return code === -1 ? '' : String.fromCharCode(code)
}
