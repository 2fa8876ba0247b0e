import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MathRenderer } from './plugins/rehype-math.ts'

/** The KaTeX that a site has installed; undefined when it has none. */
export async function loadKatex(siteDir: string): Promise<MathRenderer | undefined> {
  const { resolve } = createRequire(join(siteDir, 'site.config.ts'))
  try {
    const module: unknown = await import(pathToFileURL(resolve('katex')).href)
    const candidates = [module, field(module, 'default')]
    return candidates.find(isRenderer)
  } catch {
    return undefined
  }
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}

function isRenderer(value: unknown): value is MathRenderer {
  return typeof field(value, 'renderToString') === 'function'
}
