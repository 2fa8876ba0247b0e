import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'

/** A component of the site that is hydrated in the browser. */
export interface SiteIsland {
  /** Its key in `components`. */
  readonly name: string
  /** Relative to the site's folder. */
  readonly path: string
}

// Comments may precede the directive.
const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/**
 * Find the components whose file begins with `'use client'`, sorted by name; missing files are left
 * out.
 */
export async function findSiteIslands(config: ResolvedConfig): Promise<readonly SiteIsland[]> {
  const found = await Promise.all(
    Object.entries(config.components).map(async ([name, path]) => {
      const text = await readFile(join(config.siteDir, path), 'utf8').catch(() => '')
      return DIRECTIVE.test(text.replace(/^\uFEFF/, '')) ? [{ name, path }] : []
    }),
  )
  return found.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
