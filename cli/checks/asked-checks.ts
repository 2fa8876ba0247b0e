// What is proved only when it is asked for: it takes a network, a browser, or more builds.
// Each is loaded when it is asked for, so that no check waits for the code of another.
import type { Diagnostic } from '../model/diagnostic.ts'
import type { BuildOptions } from '../commands/build/build-result.ts'
import type { CheckOptions } from '../commands/check/check.ts'
import type { PreparedSite } from '../pipeline/prepare-site.ts'
import type { RenderedSite } from '../pipeline/render-site.ts'

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
  const { checkDeterminism } = await import('./determinism/determinism-check.ts')
  return checkDeterminism(prepared.site.config, options)
}

async function external({ prepared, rendered, options }: ExtrasInput) {
  const { checkExternalLinks } = await import('./external/external-check.ts')
  const { extras, ...rest } = options
  return checkExternalLinks(prepared.site, rendered, { ttl: extras.cacheTtl, ...rest })
}

async function browser({ prepared, options }: ExtrasInput) {
  const { checkBrowser } = await import('./browser/browser-check.ts')
  return checkBrowser(prepared.site, options)
}
