// Bundles the scripts of a site with islands again and again. Given what they are made from, it
// returns them as `bundleScripts` does, but only code of the site is bundled again.
import type { Metafile } from 'esbuild'
import { mergeGraphs } from '../cache/code-graph.ts'
import { type DependencyRecord, isCurrent, recordDependencies } from '../cache/dependency-record.ts'
import { importEsbuild } from '../primitives/modules/import-module.ts'
import type { BundleInput } from './bundle-input.ts'
import {
  islandOptions,
  nodePathsOf,
  sharedLazyOptions,
  singleFileOptions,
  smallOptions,
  workerOptions,
} from './bundle-options.ts'
import { type BundlePart, toPart } from './bundle-part.ts'
import { measureIslands } from './islands/measure-islands.ts'

/** Bundles the scripts of a site. */
export type BundleScripts = (input: BundleInput) => Promise<BundlePart>

/** The scripts that contain no code of the site, apart from Mermaid. */
interface OwnScripts {
  readonly key: string
  readonly shared: Metafile
  /** Those that the client imports on demand. */
  readonly onDemand: readonly Metafile[]
  readonly part: BundlePart
  readonly record: DependencyRecord
}

/** Create a bundler that keeps the scripts of docs-ssg as long as none of their files changes. */
export function createScriptBundler(): BundleScripts {
  let own: OwnScripts | undefined
  return async (input) => {
    const isKept = own?.key === keyOf(input) && isCurrent(own.record, input.siteDir)
    const kept = own && isKept ? own : await bundleOwn(input)
    own = kept
    return addSiteScripts(kept, input)
  }
}

async function bundleOwn(input: BundleInput): Promise<OwnScripts> {
  const { build } = await importEsbuild()
  const shared = await build(sharedLazyOptions(input))
  const small = await build(smallOptions(input))
  const search = await build(singleFileOptions(input, 'search/open-search.ts', [shared.metafile]))
  const worker = await build(workerOptions(input))
  const part = await toPart([shared, small, search, worker], input)
  const { siteDir } = input
  return {
    key: keyOf(input),
    shared: shared.metafile,
    onDemand: [shared.metafile, small.metafile, search.metafile],
    part,
    record: recordDependencies(part.graph, { siteDir, nodePaths: nodePathsOf(input) }),
  }
}

async function addSiteScripts(
  { shared, onDemand, part }: OwnScripts,
  input: BundleInput,
): Promise<BundlePart> {
  const { build } = await importEsbuild()
  const islands = await build(islandOptions(input, shared))
  const known = [...onDemand, islands.metafile]
  const client = await build(singleFileOptions(input, 'client.ts', known))
  const site = await toPart([islands, client], input)
  const outputs = { ...shared.outputs, ...islands.metafile.outputs }
  return {
    outputs: [...part.outputs, ...site.outputs],
    notices: [...part.notices, ...site.notices],
    graph: mergeGraphs([part.graph, site.graph]),
    warnings: [...part.warnings, ...site.warnings],
    islandSizes: measureIslands({ inputs: {}, outputs }, input),
  }
}

/** What these scripts depend on, besides files. */
function keyOf(input: BundleInput): string {
  const { siteDir, packageDir, siteRoot, baseUrl, minify } = input
  const { scriptOptions, searchProvider, hasMermaid } = input
  const options = { siteDir, packageDir, siteRoot, baseUrl, minify }
  return JSON.stringify({ ...options, scriptOptions, searchProvider, hasMermaid })
}
