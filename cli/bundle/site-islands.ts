import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ResolvedConfig } from '../config/schema/schema.ts'

/** A site component that lives in the browser too. */
export interface SiteIsland {
  /** Its key in `components`. */
  readonly name: string
  /** Relative to the site's folder. */
  readonly path: string
}

// Comments may stand before the directive.
const DIRECTIVE = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*(['"])use client\1/

/** The components of the configuration whose file begins with `'use client'`, by name. A missing file is not one. */
export async function findSiteIslands(config: ResolvedConfig): Promise<readonly SiteIsland[]> {
  const found = await Promise.all(
    Object.entries(config.components).map(async ([name, path]) => {
      const text = await readFile(join(config.siteDir, path), 'utf8').catch(() => '')
      return DIRECTIVE.test(text.replace(/^\uFEFF/, '')) ? [{ name, path }] : []
    }),
  )
  return found.flat().toSorted((a, b) => (a.name < b.name ? -1 : 1))
}
