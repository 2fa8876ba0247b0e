// Style sheets that code of the site imports. Given what esbuild read, it returns paths for the
// style sheet of the site, which styles-entry.ts creates.
import { readRegularText } from '../../gate/regular-file.ts'
import { posixRelative } from '../../primitives/files/posix-path.ts'
import type { Metafile, Plugin } from 'esbuild'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { scopeCss } from './css-modules.ts'
import { toInputFile } from '../asset-imports.ts'
import { unquoteGenericFonts } from './generic-fonts.ts'

/**
 * Load `.module.css` files with the class names that their components received. Those must not depend
 * on the operating system.
 */
export function scopedStylesheets({ siteDir }: Pick<ResolvedConfig, 'siteDir'>): Plugin {
  return {
    name: 'scoped-stylesheets',
    setup(build) {
      build.onLoad({ filter: /\.module\.css$/, namespace: 'file' }, async ({ path }) => {
        const { css } = scopeCss(readRegularText(path), posixRelative(siteDir, path))
        return { contents: unquoteGenericFonts(css), loader: 'css' }
      })
    },
  }
}

/**
 * The style sheets that the entries import, relative to the site's folder, in the order in which
 * they are imported.
 */
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
