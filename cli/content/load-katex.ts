import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { sha256 } from '../primitives/hash.ts'
import { isRecord } from '../primitives/is-record.ts'
import type { MathRenderer } from './plugins/html/rehype-math.ts'

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
  try {
    const file = requireIn(siteDir).resolve('katex')
    return { file: relative(siteDir, file), hash: sha256(readFileSync(file)) }
  } catch {
    return undefined
  }
}

/**
 * Create a function that loads KaTeX once; its result is undefined when there is none that can
 * render.
 */
export function createKatexLoader(
  siteDir: string,
  katex: InstalledKatex | undefined,
): () => Promise<MathRenderer | undefined> {
  let loading: Promise<MathRenderer | undefined> | undefined
  return () => (loading ??= katex ? load(siteDir, katex) : Promise.resolve(undefined))
}

async function load(siteDir: string, { file }: InstalledKatex): Promise<MathRenderer | undefined> {
  const require = requireIn(siteDir)
  const path = resolve(siteDir, file)
  // `serve` may have loaded an older version from the same path.
  delete require.cache[path]
  try {
    const module: unknown = require(path)
    const candidates = [module, isRecord(module) ? module['default'] : undefined]
    return candidates.find(isRenderer)
  } catch {
    return undefined
  }
}

function isRenderer(value: unknown): value is MathRenderer {
  return isRecord(value) && typeof value['renderToString'] === 'function'
}
