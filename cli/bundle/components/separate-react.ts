// React in separate scripts, for islands that are bundled without it. Given a build that contains the
// entries below, the plugin lets another build import React from them.
import { basename } from 'node:path'
import type { Metafile, Plugin } from 'esbuild'

const ENTRY = 'docs-ssg-react:'
const SCRIPT = 'docs-ssg-react-script'

/** The modules of React that code in browsers imports. */
const modules = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'] as const

const isSeparate = (path: string): boolean => modules.some((name) => name === path)

/** An entry for each module of React, which exports the whole module. */
export const reactEntries = modules.map((name) => ({
  in: ENTRY + name,
  out: `${name.replace('/', '-')}-module`,
}))

/** Resolve the entry points of React; `packageDir` is the folder from which it is found. */
export function reactModules(packageDir: string): Plugin {
  return {
    name: 'react-modules',
    setup(build) {
      build.onResolve({ filter: /^docs-ssg-react:/ }, ({ path }) => ({
        path: path.slice(ENTRY.length),
        namespace: ENTRY.slice(0, -1),
      }))
      build.onLoad({ filter: /./, namespace: ENTRY.slice(0, -1) }, ({ path }) => ({
        contents: `export default require(${JSON.stringify(path)})`,
        resolveDir: packageDir,
      }))
    },
  }
}

/** Import React from the scripts of another build instead of bundling it. */
export function importReact({ outputs }: Metafile): Plugin {
  const scripts = new Map(
    Object.entries(outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint?.startsWith(ENTRY) ? [[entryPoint.slice(ENTRY.length), output] as const] : [],
    ),
  )
  return {
    name: 'import-react',
    setup(build) {
      build.onResolve({ filter: /^react/ }, ({ path, namespace }) =>
        namespace !== SCRIPT && isSeparate(path) ? { path, namespace: SCRIPT } : undefined,
      )
      // React is CommonJS, and stays so for code that imports or requires it.
      build.onLoad({ filter: /./, namespace: SCRIPT }, ({ path }) => ({
        contents: `module.exports = require(${JSON.stringify(ENTRY + path)}).default`,
      }))
      build.onResolve({ filter: /^docs-ssg-react:/ }, ({ path, kind }) =>
        kind === 'require-call'
          ? { path, namespace: ENTRY }
          : { path: `./${basename(scripts.get(path.slice(ENTRY.length)) ?? '')}`, external: true },
      )
      build.onLoad({ filter: /./, namespace: ENTRY }, ({ path }) => ({
        contents: `export { default } from ${JSON.stringify(path)}`,
      }))
    },
  }
}
