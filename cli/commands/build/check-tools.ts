import { join } from 'node:path'
import type { Cache } from '../../cache/open-cache.ts'
import type { CheckTools } from '../../checks/check.ts'
import { loadConfig } from '../../config/load-config.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import { isError } from '../../report/diagnostic.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { BuildOptions, BuildResult } from './build-result.ts'

type Build = (config: ResolvedConfig, options: BuildOptions) => Promise<BuildResult>

const silent: Terminal = {
  colors: false,
  print: () => {},
  printError: () => {},
  progress: () => {},
}

/** The tools of checks: they build the site somewhere else and serve it from there, without printing anything. */
export function createCheckTools(
  { pid, signal, onProgress }: Pick<BuildOptions, 'pid' | 'signal' | 'onProgress'>,
  build: Build,
): (cache: Cache) => CheckTools {
  const quiet = { pid, cache: true, strict: false, check: false, ...(signal ? { signal } : {}) }
  return (cache) => ({
    cache,
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
    updateLock: false,
    externalTtl: 0,
    build: async (config, schedule) => {
      const { kind, diagnostics } = await build(config, { ...quiet, schedule })
      const errors = diagnostics.filter(isError)
      return { isBuilt: kind === 'built', findings: diagnostics, errors }
    },
    reload,
    preview: async ({ outDir, baseUrl, trailingSlash }) => {
      const { preview } = await import('../preview/preview.ts')
      const listen = { port: 0, strictPort: false, host: undefined, open: undefined }
      return preview({ outDir, baseUrl, trailingSlash, listen, terminal: silent, pid })
    },
  })
}

/** The config of a copy of the site, as the command line loaded it here. */
async function reload(
  { configFile, baseUrl, minify, drafts }: ResolvedConfig,
  siteDir: string,
): Promise<ResolvedConfig | undefined> {
  const file = configFile === undefined ? undefined : join(siteDir, configFile)
  const options = { siteDir, configFile: file, outDir: undefined, baseUrl, minify, drafts }
  const loaded = await loadConfig(options)
  return loaded.kind === 'loaded' ? loaded.config : undefined
}
