import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { hashFile } from '../gate/hash-dependency.ts'
import { toErrorMessage } from '../primitives/error-message.ts'
import { resolveFrom } from '../primitives/modules/resolve-from.ts'
import { isRecord } from '../primitives/is-record.ts'
import type { LoadedMath } from './plugins/html/rehype-math.ts'

/** The KaTeX that a site has installed. */
export interface InstalledKatex {
  /** Its main file, which contains all of its code, relative to the site's folder. */
  readonly file: string
  /** SHA-256 of that file, hex; two versions never share it. */
  readonly hash: string
}

const requireIn = (siteDir: string): NodeJS.Require =>
  createRequire(join(siteDir, 'site.config.ts'))

/**
 * Find the KaTeX that Node would load for code in the site's folder; undefined when there is none.
 */
export function findKatex(siteDir: string): InstalledKatex | undefined {
  const file = resolveFrom(join(siteDir, 'site.config.ts'), 'katex')
  if (file === undefined) return undefined
  // Node remembers where a package was that has been removed since.
  const hash = hashFile(file)
  return hash === undefined ? undefined : { file: relative(siteDir, file), hash }
}

/** Create a function that loads KaTeX once; its result is undefined if it is not installed. */
export function createKatexLoader(
  siteDir: string,
  katex: InstalledKatex | undefined,
): () => Promise<LoadedMath | undefined> {
  let loading: Promise<LoadedMath | undefined> | undefined
  return () => (loading ??= katex ? load(siteDir, katex) : Promise.resolve(undefined))
}

async function load(siteDir: string, { file }: InstalledKatex): Promise<LoadedMath> {
  const require = requireIn(siteDir)
  const path = resolve(siteDir, file)
  // `serve` may have loaded an older version from the same path.
  delete require.cache[path]
  try {
    const module: unknown = require(path)
    const candidates = [module, isRecord(module) ? module['default'] : undefined]
    return candidates.find(isRenderer) ?? { problem: 'it exports no `renderToString`' }
  } catch (error) {
    // The other lines list the files that load the module.
    const [problem = ''] = toErrorMessage(error).split('\n')
    return { problem }
  }
}

function isRenderer(value: unknown): value is Exclude<LoadedMath, { problem: string }> {
  return isRecord(value) && typeof value['renderToString'] === 'function'
}
