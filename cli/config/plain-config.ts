// Enters: the path of a config file. Leaves: its text, if Node can run that as it is. Must not run
// the config.
import { readFile } from 'node:fs/promises'
import { parse } from 'acorn'

/**
 * What only the bundler can resolve: imports, names of CommonJS, and `<`, after which TypeScript and
 * JavaScript can read the same text differently. Such a word in a string or comment does no harm.
 */
const needsBundler = /\b(?:import|require|module|exports|__dirname|__filename)\b/
const ambiguous = /</
const typed = /\.[cm]?ts$/
const defineConfigImport = /^import \{ defineConfig \} from (['"])docs-ssg\1(?=;?\s*$)/m
const defineConfigShim = 'const defineConfig = (config) => config'

/**
 * Read a config that is one module without imports, except that of `defineConfig`, and without
 * TypeScript's own syntax. Lines stay where they are, and columns too on every line but that of the
 * import. Undefined for every other config, also for one with a syntax error or that can't be read,
 * which the bundler reports.
 */
export async function readPlainConfig(file: string): Promise<string | undefined> {
  const source = await readFile(file, 'utf8').catch(() => undefined)
  if (source === undefined) return undefined
  const code = source.replace(defineConfigImport, defineConfigShim)
  if (needsBundler.test(code) || (typed.test(file) && ambiguous.test(code))) return undefined
  return isModule(code) ? code : undefined
}

function isModule(code: string): boolean {
  try {
    parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
    return true
  } catch {
    return false
  }
}
