// What is proved only when it is asked for: it takes a network, a browser, or more builds.
// Each is loaded when it is asked for, so that no check waits for the code of another.
import type { Diagnostic } from '../model.ts'
import type { BuildOptions } from './build-result.ts'
import type { CheckOptions } from './check.ts'
import type { PreparedSite } from './prepare-site.ts'
import type { RenderedSite } from './render-site.ts'

export interface ExtrasInput {
  readonly prepared: PreparedSite
  readonly rendered: RenderedSite
  readonly options: Pick<BuildOptions, 'signal' | 'onProgress'> & CheckOptions
}

/** Prove what the command line asks for beside the checks of every build. */
export async function proveExtras(input: ExtrasInput): Promise<readonly Diagnostic[]> {
  const { extras } = input.options
  return [
    ...(extras.external ? await external(input) : []),
    ...(extras.browser ? await browser(input) : []),
    ...(extras.verify ? await verify(input) : []),
  ]
}

async function verify({ prepared, options }: ExtrasInput) {
  const { verifyBuild } = await import('./verify-build.ts')
  return verifyBuild(prepared.site.config, options)
}

async function external({ prepared, rendered, options }: ExtrasInput) {
  const { proveExternal } = await import('./prove-external.ts')
  const { extras, ...rest } = options
  return proveExternal(prepared.site, rendered, { ttl: extras.cacheTtl, ...rest })
}

async function browser({ prepared, options }: ExtrasInput) {
  const { proveBrowser } = await import('./prove-browser.ts')
  return proveBrowser(prepared.site, options)
}
