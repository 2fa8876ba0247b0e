// The languages of code and their names. Given what a fence names, it returns a language and its
// grammars, which follow from the language alone: nothing that was highlighted before changes them.
import type { Syntax } from 'refractor/core'
import { recordReads } from '../../../cache/record-reads.ts'
import { commonGrammars } from './common-grammars.ts'
import { languageAliases } from './language-aliases.ts'
import { createRegistry, knownGrammars, type Registry } from './prism-registry.ts'
import { extensions } from './taken-in.ts'

/** The grammar of one language. */
export interface Coloring {
  readonly registry: Registry
  readonly grammar: object | undefined
}

/** The languages that code of a site can have. */
export interface CodeLanguages {
  /**
   * The name of a language by one of its names; `plain` if it is not highlighted, undefined if it is
   * unknown as long as `load` has not loaded it.
   */
  readonly resolve: (name: string) => string | undefined
  /** Load what the names need. */
  readonly load: (names: readonly string[]) => Promise<void>
  /** Every language that a fence may name, for suggestions. */
  readonly names: () => readonly string[]
  readonly coloringOf: (language: string) => Coloring
}

const plainNames = new Set([
  'text',
  'txt',
  'plain',
  'plaintext',
  'none',
  'output',
  'ansi',
  'tree',
  'csv',
])

const common = new Set(commonGrammars.map(({ displayName }) => displayName))

/** Load the languages outside the common set (about 300). */
export async function loadAllLanguages(): Promise<void> {
  await import('refractor/all')
}

/** Resolve a name; `find` knows the languages outside the common set. */
function resolveName(name: string, find: (name: string) => string | undefined): string | undefined {
  const lower = name.toLowerCase()
  if (plainNames.has(lower)) return 'plain'
  const alias = languageAliases.get(lower)
  const inCommon = [lower, alias].find((one) => one !== undefined && common.has(one))
  // A name of Prism comes first, because a site may have defined it.
  return inCommon ?? find(lower) ?? (alias === undefined ? undefined : find(alias))
}

function namesWith(others: readonly string[]): readonly string[] {
  return [...new Set([...languageAliases.keys(), ...common, ...plainNames, ...others])]
}

const isLanguage = ({ displayName }: Syntax): boolean => !extensions.has(displayName)

function findKnown(name: string): string | undefined {
  const hasName = ({ aliases }: Syntax): boolean => aliases?.includes(name) === true
  const found = knownGrammars.get(name) ?? [...knownGrammars.values()].find(hasName)
  return found && isLanguage(found) ? found.displayName : undefined
}

const colorings = new Map<string, Coloring>()

/** Prism's languages and our own; each is registered with what it needs and nothing else. */
export const prismLanguages: CodeLanguages = {
  resolve: (name) => resolveName(name, findKnown),
  load: async (names) => {
    if (names.some((name) => prismLanguages.resolve(name) === undefined)) await loadAllLanguages()
  },
  names: () =>
    namesWith(
      [...knownGrammars.values()]
        .filter(isLanguage)
        .flatMap(({ displayName, aliases = [] }) => [displayName, ...aliases]),
    ),
  coloringOf: (language) => {
    const made = colorings.get(language)
    if (made) return made
    const registry = createRegistry((prism) => {
      const syntax = knownGrammars.get(language)
      if (syntax) prism.register(syntax)
    })
    const coloring = toColoring(registry, language)
    colorings.set(language, coloring)
    return coloring
  },
}

/** Grammars added later would only affect pages that happen to be compiled later. */
const returnsPromise =
  'A function of `markdown.grammars` returns a promise, but it must add its languages before it returns. Await what it needs in the config.'

/**
 * The same, including the languages that functions of the site add to Prism. Functions may extend
 * any language, so all languages are registered first, always in the same order.
 */
export async function createCodeLanguages(grammars: readonly unknown[]): Promise<CodeLanguages> {
  const functions = grammars.filter((one) => typeof one === 'function')
  if (functions.length === 0) return prismLanguages
  await loadAllLanguages()
  const registry = createRegistry((prism) => {
    for (const syntax of knownGrammars.values()) if (isLanguage(syntax)) prism.register(syntax)
    for (const add of functions) {
      const added: unknown = recordReads(() => Reflect.apply(add, undefined, [prism]))
      if (added instanceof Promise) throw new Error(returnsPromise)
    }
  })
  const own = Object.entries(registry.languages)
    .filter(([, grammar]) => typeof grammar === 'object')
    .map(([name]) => name)
  const isOwn = new Set(own)
  const made = new Map(own.map((name) => [name, toColoring(registry, name)]))
  return {
    resolve: (name) => resolveName(name, (one) => (isOwn.has(one) ? one : undefined)),
    load: async () => {},
    names: () => namesWith(own),
    coloringOf: (language) => made.get(language) ?? toColoring(registry, language),
  }
}

/**
 * Kinds of tokens that no theme colors. JavaScript and TypeScript look for them nearly at the end,
 * and what they look for afterwards can't contain such characters. JSX counts braces by them.
 */
const plainKinds = ['operator', 'punctuation']
const plainKindLanguages = new Set(['javascript', 'typescript'])

/**
 * Half of all tokens of JavaScript would have no color, so its grammar is without them; a site may
 * have given them another name, which can have one.
 */
function toColoring(registry: Registry, language: string): Coloring {
  const grammar: object | undefined = registry.languages[language]
  if (grammar === undefined || !plainKindLanguages.has(language)) return { registry, grammar }
  const fewer = Object.entries(grammar).filter(
    ([kind, pattern]) => !(plainKinds.includes(kind) && pattern instanceof RegExp),
  )
  return { registry, grammar: Object.fromEntries(fewer) }
}
