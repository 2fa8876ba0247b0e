import type { FileSize } from '../../checks/budgets/check-budgets.ts'
import type { CheckFigure } from '../../checks/check.ts'
import type { CheckExtras } from '../../command-line/requests.ts'
import type { ComparedSite } from '../../compare/compare-sites.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Site } from '../../model/site.ts'
import type { BuildOptions } from '../build/build-result.ts'

export interface CheckResult {
  readonly site: Site
  /** By place. */
  readonly diagnostics: readonly Diagnostic[]
  /** How many pages were checked. */
  readonly pageCount: number
  /** The measurements of checks, in their order. */
  readonly figures: readonly CheckFigure[]
  /** The site as a comparison sees it; renders every page. Undefined when it could not be rendered. */
  readonly compared: (() => ComparedSite) | undefined
  /** Sizes of the files of the site; renders every page. Undefined when it could not be rendered. */
  readonly sizes: (() => Promise<readonly FileSize[]>) | undefined
}

export interface CheckOptions extends Pick<
  BuildOptions,
  'cache' | 'pid' | 'signal' | 'onProgress' | 'onStageEnd'
> {
  /** Write the lock file instead of comparing with it. */
  readonly updateLock: boolean
  /** Names of the only checks to run; all of them when empty. */
  readonly only: readonly string[]
  /** Checks that need a network, a browser or more builds. */
  readonly extras: Pick<CheckExtras, 'external' | 'cacheTtl' | 'verify' | 'browser'>
}
