import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInThisContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { isQuoteOf, readMessages } from '../../helpers/package-messages.ts'
import { findQuotedMessages } from '../../helpers/quoted-messages.ts'

const root = join(import.meta.dirname, '../../..')
const files = [
  '@reduxjs/toolkit/dist/redux-toolkit.modern.mjs',
  '@reduxjs/toolkit/dist/query/rtk-query.modern.mjs',
  '@reduxjs/toolkit/dist/query/react/rtk-query-react.modern.mjs',
  'redux/dist/redux.mjs',
  'react-redux/dist/react-redux.mjs',
  'immer/dist/immer.mjs',
  'reselect/dist/reselect.mjs',
]
const messages = files.flatMap((file) =>
  readMessages(readFileSync(join(root, 'node_modules', file), 'utf8')),
)
const quotes = findQuotedMessages(join(root, 'content/docs'))

/** Immer adds its name when it throws; the other texts are inserted values of several words. */
const isOfPackage = (text: string): boolean => {
  const quote = text
    .replace(/^\[Immer\] /, '')
    .replace('preloadedState argument passed to createStore', 'preloadedState')
  return messages.some((message) => isQuoteOf(quote, message))
}

const frozen = Object.freeze({ likes: 1 })
const missing = () => JSON.parse('{}').missing

/** Messages of JavaScript itself, with code that causes them. */
const ofEngine: readonly (readonly [RegExp, () => unknown])[] = [
  [
    /^Cannot assign to read only property( '\w+' of object '#<Object>')?$/,
    () => Object.assign(frozen, { likes: 2 }),
  ],
  [/^object is not extensible$/, () => Object.assign(frozen, { dislikes: 2 })],
  [/^Cannot read properties of undefined \(reading '\w+'\)$/, () => missing().map],
  [/^\w+ is not iterable$/, () => isIterable(missing())],
  [/^Unexpected token '<'$/, () => JSON.parse('<html>')],
  [/^\w+ is not a function$/, () => missing()()],
  [/^\w+ is not defined$/, () => runInThisContext('undeclared')],
  [/^Cannot access (?:'\w+'|…) before initialization$/, () => readEarly()],
  [/^Cannot convert a Symbol value to a string$/, () => `${Symbol('LOGIN') as unknown as string}`],
  [/^Cannot perform 'get' on a proxy that has been revoked$/, () => readRevoked()],
  [/^(?:TypeError: )?Failed to parse URL$/, () => new Request('/api')],
  [/^ENOENT: no such file or directory$/, () => readFileSync(join(root, 'missing.json'))],
]

function isIterable(data: readonly unknown[]): boolean {
  for (const _ of data) return true
  return false
}

function readEarly(): unknown {
  const read = (): unknown => late
  const early = read()
  const late = 1
  return early
}

function readRevoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({ likes: 1 }, {})
  revoke()
  return proxy.likes
}

/** Messages of programs that aren't installed here, and those that `compiler-messages` proves. */
const ofOthers: readonly RegExp[] = [
  /^encountered the unstable value `(?:Math\.random|Date\.now)\(\)` /, // Next.js
  /^Cannot use import statement outside a module$/, // Jest
  /^Encountered a TypeScript configfile, but neither esbuild-runner nor ts-node are installed\.$/, // code generation
  /^interface\/type alias … already registered$/,
  /^path parameter … does not seem to be defined in …$/,
  /^Failed to fetch$/, // Chromium
  /^(?:Immutable|Serializable)StateInvariantMiddleware took \d+ms$/, // two texts in one sentence
  /^'\w+' implicitly has type 'any'/,
  /^(?:Argument of t|T)ype '[^']+' is not assignable to (?:parameter of )?type '[^']+'$/,
  /^Property 'x' does not exist on type 'never'$/,
  /^does not exist on type$/,
  /^'action' is of type 'unknown'$/,
  /^error TS2883: The inferred type of 'createAppSelector' cannot be named /, // `declaration-files`
]

describe('the messages that the pages quote', () => {
  it('are many', () => {
    expect(messages.length).toBeGreaterThan(150)
    expect(quotes.length).toBeGreaterThan(120)
  })

  it('are those of the installed packages, of JavaScript or of a listed program', () => {
    const others = [...ofEngine.map(([pattern]) => pattern), ...ofOthers]
    const unknown = quotes.filter(
      ({ text }) => !isOfPackage(text) && !others.some((pattern) => pattern.test(text)),
    )
    expect(unknown.map(({ place, text }) => `${place} ${text}`)).toEqual([])
  })

  it('are each quoted somewhere, so the lists hold nothing else', () => {
    const isQuoted = (pattern: RegExp): boolean => quotes.some(({ text }) => pattern.test(text))
    expect(
      [...ofEngine.map(([pattern]) => pattern), ...ofOthers].filter((one) => !isQuoted(one)),
    ).toEqual([])
  })

  it.each(ofEngine)('are what JavaScript throws: %s', (pattern, cause) => {
    const { message } = errorOf(cause)
    const quoted = quotes.filter(({ text }) => pattern.test(text)).map(({ text }) => text)
    const fits = quoted.map((text) => partsOf(text).filter((part) => !message.includes(part)))
    expect([message, fits.flat()]).toEqual([message, []])
  })
})

function errorOf(cause: () => unknown): { readonly message: string } {
  try {
    cause()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('the code of the table throws nothing')
}

/** The parts of a message that don't depend on the names in the sample. */
const partsOf = (text: string): string[] =>
  text
    .replace(/^TypeError: /, '')
    .split(/'[^']*'|…|^\w+(?= is not (?:a function|defined))|\(reading .*/)
    .filter((part) => part.trim())

describe('the comparison of a quotation with a message', () => {
  const message = ['called `', undefined, '` to override ', undefined, ' without a reason']

  it.each([
    ['called `inject` to override stats without a reason', true],
    ['called `inject` to override …', true],
    ['… to override x without a reason', true],
    ['called `inject` to replace stats without a reason', false],
    ['called `inject` to override stats without any reason', false],
    ['nothing of all this', false],
  ])('%s: %s', (quote, expected) => {
    expect(isQuoteOf(quote, message)).toBe(expected)
  })
})
