// Comments of twoslash with a name: `// @errors: 2322`. Given a name and a value, it returns what
// it sets, or why it has no effect.
import { ownValue } from '../primitives/own-value.ts'

/** The options that the comments of a sample set. */
export interface TwoslashSettings {
  /** Codes of errors that the sample shows. */
  readonly expected: readonly number[]
  /** `all`, or the codes of errors that readers don't see and that don't matter. */
  readonly ignored: 'all' | readonly number[]
  readonly hasHovers: boolean
  /** Options that differ from those of all samples. */
  readonly compilerOptions: Readonly<Record<string, unknown>>
}

/** The settings of a sample without such comments. */
export const defaultSettings: TwoslashSettings = {
  expected: [],
  ignored: [],
  hasHovers: true,
  compilerOptions: {},
}

type Setting =
  | { readonly kind: 'set'; readonly settings: TwoslashSettings }
  | { readonly kind: 'refused'; readonly reason: string; readonly help: string }

const lists = ['lib', 'types']
const texts = ['target', 'module', 'moduleResolution', 'moduleDetection', 'jsx', 'jsxImportSource']
const flags =
  `allowJs allowSyntheticDefaultImports allowUnreachableCode allowUnusedLabels alwaysStrict
  checkJs declaration emitDecoratorMetadata erasableSyntaxOnly esModuleInterop
  exactOptionalPropertyTypes experimentalDecorators isolatedDeclarations isolatedModules
  noFallthroughCasesInSwitch noImplicitAny noImplicitOverride noImplicitReturns noImplicitThis
  noPropertyAccessFromIndexSignature noUncheckedIndexedAccess noUncheckedSideEffectImports
  noUnusedLocals noUnusedParameters resolveJsonModule skipLibCheck strict strictBindCallApply
  strictBuiltinIteratorReturn strictFunctionTypes strictNullChecks strictPropertyInitialization
  useDefineForClassFields useUnknownInCatchVariables verbatimModuleSyntax`.split(/\s+/)

const unsupported: Readonly<Record<string, string>> = {
  emit: 'The output of the compiler can’t be shown. Write it in a separate fence.',
  showEmit: 'The output of the compiler can’t be shown. Write it in a separate fence.',
  showEmittedFile: 'The output of the compiler can’t be shown. Write it in a separate fence.',
  keepNotations: 'Remove it: readers never see the notation of twoslash.',
  include: 'Give the other fence a `title`, such as `title="store.ts"`, and import it.',
  noErrorsCutted: 'Name the errors in `// @noErrors: 2304`.',
}

/** Apply a comment `// @name: value` of a fence to the settings of its program. */
export function applySetting(
  settings: TwoslashSettings,
  name: string,
  value: string | undefined,
): Setting {
  if (name === 'errors') {
    const codes = readCodes(value)
    return codes === undefined || codes.length === 0
      ? badCodes(name, value)
      : set({ ...settings, expected: [...settings.expected, ...codes] })
  }
  if (name === 'noErrors' || name === 'noErrorValidation') {
    if (value?.trim() === 'false') return set(settings)
    const codes = value?.trim() === 'true' ? [] : readCodes(value)
    if (codes === undefined) return badCodes(name, value)
    const ignored = codes.length === 0 ? 'all' : codes
    return set({ ...settings, ignored })
  }
  if (name === 'noStaticSemanticInfo') return set({ ...settings, hasHovers: false })
  const option = readOption(name, value)
  if (option === 'bad-value') return badValue(name, value)
  if (option !== undefined)
    return set({ ...settings, compilerOptions: { ...settings.compilerOptions, ...option } })
  const help = ownValue(unsupported, name)
  return {
    kind: 'refused',
    reason: `\`@${name}\` is not supported in a twoslash sample, so readers see the comment.`,
    help:
      help ??
      'Write `@errors`, `@noErrors`, `@filename`, `@log`, `@warn`, `@error`, `@annotate` or a compiler option.',
  }
}

const set = (settings: TwoslashSettings): Setting => ({ kind: 'set', settings })

const badCodes = (name: string, value = ''): Setting => ({
  kind: 'refused',
  reason: `\`@${name}: ${value}\` does not name errors by their numbers, so readers see the comment.`,
  help: `Write the numbers alone: \`// @${name}: 2322 2345\`.`,
})

const badValue = (name: string, value = ''): Setting => ({
  kind: 'refused',
  reason: `\`${value}\` is not a value of \`@${name}\`, so readers see the comment.`,
  help: 'Write a value from the reference of the compiler, or names of installed packages. A path is never a value.',
})

/** Names of packages and of the compiler's own values; no path among them. */
const plainValue = /^(?:@\w[\w.-]*\/)?\w[\w.-]*(?:\/\w[\w.-]*)*$/

/** Undefined if something is not a number. */
function readCodes(value = ''): readonly number[] | undefined {
  const words = value.split(/[\s,]+/).filter((word) => word !== '')
  return words.every((word) => /^(?:TS)?\d+$/.test(word))
    ? words.map((word) => Number(word.replace('TS', '')))
    : undefined
}

/** Undefined for anything that is not an option of the compiler. */
function readOption(
  name: string,
  value: string | undefined,
): Readonly<Record<string, unknown>> | 'bad-value' | undefined {
  const known = [...lists, ...texts, ...flags].find(
    (option) => option.toLowerCase() === name.toLowerCase(),
  )
  if (known === undefined) return undefined
  if (flags.includes(known)) {
    if (value === undefined || value === 'true') return { [known]: true }
    return value === 'false' ? { [known]: false } : 'bad-value'
  }
  const words = value?.split(lists.includes(known) ? /[\s,]+/ : /^$/) ?? []
  if (words.length === 0 || !words.every((word) => plainValue.test(word))) return 'bad-value'
  return { [known]: lists.includes(known) ? words : value }
}
