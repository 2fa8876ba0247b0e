import type { Plugin } from 'esbuild'
import type { BundleInput } from './bundle-input.ts'

/**
 * Write the values and texts of the site into the browser's files. Code that runs at build time
 * receives them when it runs, once for each language; in the browser the page says which language
 * it is in.
 */
export function siteModules({ siteValues, messages }: BundleInput): Plugin {
  return {
    name: 'site-modules',
    setup(build) {
      build.onLoad({ filter: /[\\/]runtime[\\/]docusaurus[\\/]site\.ts$/ }, () => ({
        contents: `const currentLocale = document.documentElement.lang
export const siteValues = { ...${JSON.stringify(siteValues)}, currentLocale }`,
        loader: 'js',
      }))
      build.onLoad({ filter: /[\\/]runtime[\\/]docusaurus[\\/]messages\.ts$/ }, () => {
        const contents = `const all = new Map(Object.entries(${JSON.stringify(messages)}))
const own = new Map(Object.entries(all.get(document.documentElement.lang) ?? {}))
export const messageOf = (id) => own.get(id)`
        return { contents, loader: 'js' }
      })
    },
  }
}
