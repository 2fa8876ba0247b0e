// Quoted names of generic fonts, in style sheets of a site. Given CSS as text, it returns the
// same CSS without those quotes.
import { readRegularText } from '../../gate/regular-file.ts'
import type { Plugin } from 'esbuild'

const DECLARATION = /@font-face\s*\{[^}]*\}|(?:\bfont(?:-family)?|--[\w-]*font[\w-]*)\s*:[^;{}]*/gi
const QUOTED =
  /(["'])((?:ui-)?(?:sans-serif|serif|monospace)|system-ui|ui-rounded|cursive|fantasy)\1/gi

/**
 * Remove the quotes of generic fonts. In quotes, `'sans-serif'` is the name of a font that doesn't exist, so a page whose
 * other fonts don't load would be shown in the browser's default font, which has serifs.
 */
export function unquoteGenericFonts(css: string): string {
  return css.replace(DECLARATION, (text) =>
    text.startsWith('@') ? text : text.replace(QUOTED, '$2'),
  )
}

/** Load style sheets of the site without these quotes. */
export function genericFonts({ siteDir, packageDir }: Folders): Plugin {
  return {
    name: 'generic-fonts',
    setup(build) {
      build.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
        if (!path.startsWith(siteDir) || path.startsWith(`${packageDir}/runtime`)) return undefined
        const css = readRegularText(path)
        const contents = unquoteGenericFonts(css)
        return contents === css ? undefined : { contents, loader: 'css' }
      })
    },
  }
}

interface Folders {
  readonly siteDir: string
  readonly packageDir: string
}
