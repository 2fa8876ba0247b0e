import type { ResolvedConfig } from '../../../schema/schema.ts'
import type { SiteCode } from '../../../pipeline/load-site-code.ts'
import { type SeenPaths, seePaths } from '../../../server/seen-paths.ts'
import { watchedPaths } from './watched-paths.ts'

/** What a site was made from. */
interface Made {
  readonly code?: Pick<SiteCode, 'stylesheets' | 'inputs'>
  readonly generated?: { readonly watched: readonly string[] } | undefined
  /** What was found when the build began. */
  readonly seen?: SeenPaths | undefined
}

/** Look whether the files and folders exist that a site is made from, unless that was seen before. */
export function seeWatched(
  config: ResolvedConfig,
  { code, generated, seen }: Made = {},
): SeenPaths {
  const stylesheets = [...(code?.stylesheets ?? []), ...(generated?.watched ?? [])]
  return seePaths(watchedPaths(config, { stylesheets, inputs: code?.inputs ?? [] }), seen)
}
