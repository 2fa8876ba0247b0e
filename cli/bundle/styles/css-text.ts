import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'

/** Style sheets that a script of ours imports are in it as text. */
export const cssText: Plugin = {
  name: 'css-text',
  setup({ esbuild, initialOptions, onLoad }) {
    const { minify = false } = initialOptions
    onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
      const css = await readFile(path, 'utf8')
      const { code } = await esbuild.transform(css, { loader: 'css', minify, charset: 'utf8' })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}
