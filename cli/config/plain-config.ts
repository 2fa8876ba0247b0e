// Fast path of the bundler: see test/fast-paths.ts.
// Given the path of a config file, it returns its text, if Node can run that nearly as it is. It
// must not run the config.
import { readFile } from 'node:fs/promises'
import { parse, type Program } from 'acorn'

/**
 * What only the bundler can resolve: imports, names of CommonJS, and `<`, after which TypeScript and
 * JavaScript can read the same text differently. Such a word in a string or comment does no harm.
 * Node leaves a byte order mark out of columns.
 */
const needsBundler = /^\uFEFF|\b(?:import|require|module|exports|__dirname|__filename)\b/
const ambiguous = /</
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
  const source = await readFile(file, 'utf8').catch(() => undefined)
  const program = source === undefined ? undefined : parseModule(source)
  if (source === undefined || !program) return undefined
  const code = withConstantExport(withoutImport(source, program), program)
  if (code === undefined || needsBundler.test(code)) return undefined
  return typed.test(file) && ambiguous.test(code) ? undefined : code
}

function parseModule(source: string): Program | undefined {
  try {
    return parse(source, { ecmaVersion, sourceType: 'module' })
  } catch {
    return undefined
  }
}

/** Only the first statement, because an import further below holds for those above it too. */
function withoutImport(source: string, { body: [first] }: Program): string {
  if (first?.type !== 'ImportDeclaration') return source
  const { start, end } = first
  const text = source.slice(start, end)
  if (!defineConfigImport.test(text)) return source
  return source.slice(0, start) + defineConfigShim.padEnd(text.length) + source.slice(end)
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
