// The files of the packages that a config imports: plugins, mostly. Given their main files, it
// returns every file that these load by `import` or `require`. It must not run them.
import type { Plugin } from 'esbuild'
import { type CodeGraph, emptyGraph, toCodeGraph } from '../../cache/code-graph.ts'
import { importEsbuild } from '../../primitives/modules/import-module.ts'

/**
 * Follow the imports of files in packages as Node does. What can't be followed, such as a computed
 * path or a missing optional package, is left out.
 */
export async function tracePackages(
  entries: readonly string[],
  siteDir: string,
): Promise<CodeGraph> {
  if (entries.length === 0) return emptyGraph
  const { build } = await importEsbuild()
  const read = new Set<string>(entries)
  try {
    const { metafile } = await build({
      entryPoints: [...entries],
      absWorkingDir: siteDir,
      outdir: siteDir,
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      platform: 'node',
      // Node has no `module` condition.
      conditions: [],
      mainFields: ['main'],
      tsconfigRaw: {},
      logLevel: 'silent',
      plugins: [followImports(read)],
    })
    const graph = toCodeGraph(metafile, siteDir)
    return { ...graph, files: [...new Set([...graph.files, ...read])].toSorted() }
  } catch {
    // The files that were read before the error.
    return { files: [...read].toSorted(), imports: [] }
  }
}

function followImports(read: Set<string>): Plugin {
  return {
    name: 'follow-imports',
    setup(build) {
      build.onResolve({ filter: /./ }, async ({ path, kind, resolveDir, pluginData }) => {
        if (kind === 'entry-point' || pluginData === 'nested') return undefined
        const found = await build.resolve(path, { kind, resolveDir, pluginData: 'nested' })
        return found.errors.length > 0 ? { path, external: true } : undefined
      })
      build.onLoad({ filter: /./, namespace: 'file' }, async ({ path }) => {
        read.add(path)
        const isCode = /\.(?:[cm]?[jt]s|[jt]sx|json)$/.test(path)
        // Data and binaries count as files, but import nothing.
        return isCode ? undefined : { contents: '', loader: 'empty' }
      })
    },
  }
}
