// Prism keeps its languages and hooks in one global object, and grammars change each other when they
// are registered. Here each registry is a separate object: filled once, then only read.
import { type Refractor, refractor, type Syntax } from 'refractor/core'
import { commonGrammars } from './common-grammars.ts'
import { settleGrammars } from './settle-grammars.ts'
import { takenIn, web } from './taken-in.ts'

type Hooks = Record<string, unknown>

/** Members that refractor inherits from Prism and doesn't declare. */
interface Prism {
  languages: Refractor['languages']
  readonly hooks: { all: Hooks; readonly run: (name: string, env: TokenizeEnv) => void }
  readonly tokenize: (code: string, grammar: unknown) => Tokens
}

/** A piece of code as Prism returns it. */
export interface Token {
  readonly type: string
  readonly alias?: string | readonly string[] | null
  readonly content: Tokens
}

/** Text, tokens, and both in the order of the code. */
export type Tokens = string | Token | readonly (string | Token)[]

interface TokenizeEnv {
  readonly language: string
  code: string
  grammar: unknown
  tokens: Tokens
}

/** Languages and hooks that no other registry shares. */
export interface Registry {
  readonly languages: Refractor['languages']
  readonly hooks: Hooks
}

const prism: Prism = Object.getPrototypeOf(refractor)
const untouched = { ...prism.languages }
const known = new Map(commonGrammars.map((one) => [one.displayName, one]))

// `refractor/all` registers all of its grammars with this object as soon as it is imported. Here they
// are only noted: each registry takes those that it needs.
refractor.register = (syntax) => void known.set(syntax.displayName, syntax)

/** Every grammar that is loaded, by name, in the order of loading. */
export const knownGrammars: ReadonlyMap<string, Syntax> = known

/** The Prism object that grammars and code of the site receive. */
const registrar: Refractor = Object.create(refractor, {
  register: { value: (syntax: Syntax) => add(syntax) },
})

/** Register a grammar after those that it takes in. */
function add(syntax: Syntax): undefined {
  const { displayName } = syntax
  const isOfWeb = displayName !== 'clike' && web.includes(displayName)
  for (const name of isOfWeb ? web : []) addOnce(known.get(name))
  for (const name of takenIn.get(displayName) ?? []) {
    const other = known.get(name)
    if (other) add(other)
  }
  addOnce(syntax)
}

function addOnce(syntax: Syntax | undefined): void {
  if (syntax && !refractor.registered(syntax.displayName)) syntax(registrar)
}

/** Create a registry of what `fill` registers. */
export function createRegistry(fill: (prism: Refractor) => void): Registry {
  const registry = { languages: { ...untouched }, hooks: {} }
  use(registry)
  fill(registrar)
  settleGrammars(registry.languages)
  return registry
}

/**
 * The tokens of code, without the elements that `refractor.highlight` would create, which took half
 * of the time. Hooks of grammars run as they do there.
 */
export function tokenize(
  { registry, grammar }: { readonly registry: Registry; readonly grammar: object | undefined },
  code: string,
  language: string,
): Tokens {
  use(registry)
  const env: TokenizeEnv = { code, language, grammar, tokens: [] }
  prism.hooks.run('before-tokenize', env)
  env.tokens = prism.tokenize(env.code, env.grammar)
  prism.hooks.run('after-tokenize', env)
  return env.tokens
}

/** Let Prism read this registry until the next one. A page that takes too long can be stopped anywhere, so nothing is restored. */
function use({ languages, hooks }: Registry): void {
  prism.languages = languages
  prism.hooks.all = hooks
}
