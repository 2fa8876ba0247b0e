// Room: check.ts (the shape), all-checks.ts (the table), run-checks.ts, and one folder a check
// Runs checks. Knows their shape and their phases; nothing about what any of them looks for.
import type { Cache } from '../cache/open-cache.ts'
import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PageProbe, PendingPage } from '../model/output.ts'
import type { Site } from '../model/site.ts'
import { hashOf } from '../primitives/hash.ts'
import type { Check, CheckContext, CheckPhase, FinishCheck } from './check.ts'

/** Which checks a command wants. */
export interface CheckSelection {
  readonly phases: readonly CheckPhase[]
  /** Names of checks; when there are any, exactly these and the asked ones run, whatever their phase. */
  readonly only?: readonly string[]
  /** Names of checks of the phase `asked` that a flag asks for. */
  readonly asked?: readonly string[]
}

/** The checks that the config switches on and the command wants, in the order of the table. */
export function selectChecks(
  checks: readonly Check[],
  { phases, only = [], asked = [] }: CheckSelection,
  config: ResolvedConfig,
): readonly Check[] {
  const isWanted = ({ name, phase }: Check): boolean =>
    asked.includes(name) || (only.length > 0 ? only.includes(name) : phases.includes(phase))
  return checks.filter((check) => isWanted(check) && (check.isEnabled?.(config) ?? true))
}

/** One run of some checks over one site. */
export interface CheckRun {
  /** Start the checks that run in their own processes. */
  readonly start: (site: Site, cache: Cache) => Promise<void>
  /** Run the checks that look at the whole site, then wait for those that were started. */
  readonly runSiteChecks: (context: CheckContext) => Promise<readonly Diagnostic[]>
  /** One probe for all checks that look at pages; undefined when there is none. */
  readonly createPageProbe: (context: CheckContext) => Promise<PageProbe | undefined>
}

/** Prepare one run of the checks; nothing is checked before one of its functions is called. */
export function createCheckRun(checks: readonly Check[]): CheckRun {
  const started = new Map<Check, FinishCheck>()
  return {
    start: async (site, cache) => {
      for (const check of checks)
        if ('start' in check) started.set(check, await check.start(site, cache))
    },
    runSiteChecks: async (context) => {
      // Not as arguments of `push`: a call can have fewer arguments than a hostile lock file has findings.
      let found: readonly Diagnostic[] = []
      const isWhole = hasEveryPage(context.site)
      for (const check of checks)
        if ('run' in check && (isWhole || !check.needsEveryPage))
          found = [...found, ...(await check.run(context))]
      for (const finish of started.values()) found = [...found, ...(await finish(context))]
      return found
    },
    createPageProbe: async (context) => {
      const pageChecks = checks.filter((check) => 'visitPages' in check)
      if (pageChecks.length === 0) return undefined
      const visitors = await Promise.all(pageChecks.map((check) => check.visitPages(context)))
      return {
        visit: (page) => {
          const hash = hashOf(page.contents)
          for (const visitor of visitors) visitor.visit(page, hash)
        },
        finish: () => visitors.flatMap((visitor) => [...visitor.finish()]),
      }
    },
  }
}

/** Render every page for a probe alone. */
export function probePages(
  probe: PageProbe | undefined,
  pages: () => Iterable<PendingPage>,
  onPage?: () => void,
): readonly Diagnostic[] {
  if (!probe) return []
  for (const { render } of pages()) {
    probe.visit(render())
    onPage?.()
  }
  return probe.finish()
}

/** False if a page could not be compiled, so that what it contains, shows or links to is unknown. */
function hasEveryPage({ routes }: Site): boolean {
  return [...routes.values()].every(({ page }) => !page.isOutline)
}
