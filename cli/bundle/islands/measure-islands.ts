// The size of islands. Given what esbuild made, it returns bytes by component.
import type { Metafile } from 'esbuild'
import type { IslandSizes } from '../../model/output.ts'
import type { BundleInput } from '../bundle-input.ts'
import { moduleOf, toModuleId } from './island-modules.ts'

/** Measure the code of each island, and that of React, which they share; undefined without islands. */
export function measureIslands(
  { outputs }: Metafile,
  { islands, siteDir, packageDir }: Pick<BundleInput, 'islands' | 'siteDir' | 'packageDir'>,
): IslandSizes | undefined {
  if (islands.length === 0) return undefined
  const entries = new Map(
    Object.entries(outputs).flatMap(([path, { entryPoint }]) =>
      entryPoint === undefined ? [] : [[toModuleId(entryPoint, siteDir), path] as const],
    ),
  )
  const chunksOf = (entry: string | undefined): readonly string[] => {
    const found = new Set<string>(entry === undefined ? [] : [entry])
    for (const path of found)
      for (const { path: next, kind } of outputs[path]?.imports ?? [])
        if (kind === 'import-statement' && next in outputs) found.add(next)
    return [...found]
  }
  const sum = (paths: readonly string[]): number =>
    paths.reduce((bytes, path) => bytes + (outputs[path]?.bytes ?? 0), 0)
  const hydration = toModuleId('runtime/islands/hydrate-island.tsx', packageDir)
  const shared = new Set(chunksOf(entries.get(hydration)))
  return {
    shared: sum([...shared]),
    components: islands.map((island) => {
      const chunks = chunksOf(entries.get(toModuleId(moduleOf(island, siteDir), siteDir)))
      const { name, path } = island
      return { name, path, bytes: sum(chunks.filter((chunk) => !shared.has(chunk))) }
    }),
  }
}
