// Style sheets that code of the site imports. Enters: what esbuild read. Leaves: sheets for the one of the site.
// Must not send them: styles-entry.ts puts them behind the others.
import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'
import type { ResolvedConfig } from '../config/schema/schema.ts'
import { scopeCss } from './css-modules.ts'
import { toInputFile } from './asset-imports.ts'

/** Write the sheets of components with the names that their code was given. */
export function scopedStylesheets({ siteDir }: Pick<ResolvedConfig, 'siteDir'>): Plugin {
  return {
    name: 'scoped-sheets',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { css } = scopeCss(await readFile(path, 'utf8'), relative(siteDir, path))
        return { contents: css, loader: 'css' }
      })
    },
  }
}

/** The sheets that the entries import, from the site's folder on, in the order in which a browser would meet them. */
export function collectStylesheets({ inputs }: Metafile, entries: readonly string[]): string[] {
  const seen = new Set<string>()
  const visit = (path: string): void => {
    const input = inputs[path]
    if (input === undefined || seen.has(path)) return
    seen.add(path)
    for (const { path: next } of input.imports) visit(next)
  }
  entries.forEach(visit)
  return [...seen].filter((path) => path.endsWith('.css')).map(toInputFile)
}
