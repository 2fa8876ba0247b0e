import type { BuildFailure, BuildResult, Metafile, OutputFile } from 'esbuild'
import { type CodeGraph, mergeGraphs, toCodeGraph } from '../cache/code-graph.ts'
import type { IslandSizes } from '../model/output.ts'
import { toSourceFile } from './asset-imports.ts'
import type { BundleInput } from './bundle-input.ts'
import {
  lazyOptions,
  singleFileOptions,
  smallOptions,
  stylesOptions,
  workerOptions,
} from './bundle-options.ts'
import { measureIslands } from './islands/measure-islands.ts'
import type { PackageNotice } from './licenses/package-notices.ts'
import { licenseOutputs } from './licenses/site-licenses.ts'
import { importEsbuild } from '../primitives/modules/import-module.ts'

/** Scripts or style sheets of the browser, and what they were made from. */
export interface BundlePart {
  /** Absolute paths in `assets/`, with the names that esbuild gave them. */
  readonly outputs: readonly Pick<OutputFile, 'path' | 'contents'>[]
  /** Of the packages whose code the outputs contain. */
  readonly notices: readonly PackageNotice[]
  readonly graph: CodeGraph
  readonly warnings: BuildFailure['warnings']
  /** Undefined without islands. */
  readonly islandSizes?: IslandSizes | undefined
}

/** What esbuild returns. */
export type Built = BuildResult<{ metafile: true; write: false }>

/** Bundle the scripts. Rejects with esbuild's `BuildFailure`. */
export async function bundleScripts(input: BundleInput): Promise<BundlePart> {
  const { build } = await importEsbuild()
  const lazy = await build(lazyOptions(input))
  const small = await build(smallOptions(input))
  const search = await build(singleFileOptions(input, 'search/open-search.ts', [lazy.metafile]))
  const client = await build(
    singleFileOptions(input, 'client.ts', [lazy.metafile, small.metafile, search.metafile]),
  )
  const worker = await build(workerOptions(input))
  const part = await toPart([lazy, small, search, worker, client], input)
  return { ...part, islandSizes: measureIslands(lazy.metafile, input) }
}

/** Bundle the style sheets. Rejects with esbuild's `BuildFailure`. */
export async function bundleStyles(input: BundleInput): Promise<BundlePart> {
  const { build } = await importEsbuild()
  return toPart([await build(stylesOptions(input))], input)
}

/** The files of some builds, with the licenses of their packages. */
export async function toPart(builds: readonly Built[], input: BundleInput): Promise<BundlePart> {
  const { outputs, notices, files } = await licenseOutputs(builds, input)
  const graphs = builds.map(({ metafile }: { readonly metafile: Metafile }) =>
    toCodeGraph(metafile, input.siteDir, toSourceFile),
  )
  return {
    outputs,
    notices,
    graph: mergeGraphs([...graphs, { files, imports: [] }]),
    warnings: builds.flatMap(({ warnings }) => warnings),
  }
}
