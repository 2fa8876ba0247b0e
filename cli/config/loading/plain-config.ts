// Fast path of the bundler: see test/fast-paths.ts.
// Given the path of a config file, it returns its text, if Node can run that nearly as it is. It
// must not run the config.
import { parse, type Program, type Token, tokTypes } from 'acorn'
import { tryReadText } from '../../gate/regular-file.ts'

/** What only the bundler can resolve, each a token: imports and the names of CommonJS, which can be escaped. */
const needsBundler = /^(?:import|require|module|exports|__dirname|__filename)$|\\/
/** After a token that begins with it, TypeScript and JavaScript can read the same code differently. */
const ambiguous = '<'
/** Node leaves it out of columns. */
const byteOrderMark = '\uFEFF'
/** Tokens without names and operators. */
const texts = [tokTypes.string, tokTypes.template, tokTypes.invalidTemplate, tokTypes.regexp]
const typed = /\.[cm]?ts$/
/** The syntax that the oldest supported version of Node understands. */
const ecmaVersion = 2024

const defineConfigImport = /^import *\{ *defineConfig *\} *from *(['"])docs-ssg\1 *;?$/
const defineConfigShim = 'const defineConfig=(c)=>c;'

const exportName = '$config'
const exportDefault = 'export default'
const exportConstant = `const ${exportName}=`

/**
 * Read a config that is one module without imports, except that of `defineConfig`, and without
 * TypeScript's own syntax. All of it stays at its line and column. Undefined for every other config,
 * also for one with a syntax error or that can't be read, which the bundler reports.
 */
export async function readPlainConfig(file: string): Promise<string | undefined> {
  const source = tryReadText(file)
  const parsed = source === undefined ? undefined : parseModule(source)
  if (source === undefined || !parsed || source.startsWith(byteOrderMark)) return undefined
  const { code, end } = withoutImport(source, parsed.program)
  const words = parsed.tokens
    .filter(({ start }) => start >= end)
    .flatMap((token) => toWord(source, token))
  if (words.some((word) => needsBundler.test(word))) return undefined
  if (typed.test(file) && words.some((word) => word.startsWith(ambiguous))) return undefined
  return withConstantExport(code, parsed.program)
}

interface ParsedModule {
  readonly program: Program
  readonly tokens: readonly Token[]
}

function parseModule(source: string): ParsedModule | undefined {
  const tokens: Token[] = []
  try {
    const program = parse(source, { ecmaVersion, sourceType: 'module', onToken: tokens })
    return { program, tokens }
  } catch {
    return undefined
  }
}

/** A name or an operator; texts and comments do no harm, whatever words they contain. */
function toWord(source: string, { type, start, end }: Token): readonly string[] {
  return texts.includes(type) ? [] : [source.slice(start, end)]
}

/**
 * Only the first statement, because an import further below holds for those above it too.
 * @returns The code, and where what was replaced ends.
 */
function withoutImport(
  source: string,
  { body: [first] }: Program,
): { readonly code: string; readonly end: number } {
  const unchanged = { code: source, end: 0 }
  if (first?.type !== 'ImportDeclaration') return unchanged
  const { start, end } = first
  const text = source.slice(start, end)
  if (!defineConfigImport.test(text)) return unchanged
  const shim = defineConfigShim.padEnd(text.length)
  return { code: source.slice(0, start) + shim + source.slice(end), end }
}

/**
 * Export a constant instead of an expression: Node reports an error that the expression throws, such
 * as a misspelled `defineConfig`, at the statement before it. Undefined if that isn't possible.
 */
function withConstantExport(code: string, { body }: Program): string | undefined {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  if (exported?.type !== 'ExportDefaultDeclaration') return code
  const { start, declaration } = exported
  if (/^(?:Function|Class)Declaration$/.test(declaration.type)) return code
  if (code.includes(exportName) || !code.startsWith(exportDefault, start)) return undefined
  const rest = code.slice(start + exportDefault.length)
  return `${code.slice(0, start)}${exportConstant}${rest}\nexport{${exportName} as default}\n`
}
