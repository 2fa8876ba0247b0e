import type { StartedCheck } from '../check.ts'
import type { SampleCounts } from './check-samples.ts'
import { samplesRules } from './samples-rules.ts'

/** Every code sample compiles against the installed packages, and those marked `run` print what the page says. */
export const samplesCheck: StartedCheck = {
  name: 'samples',
  title: 'Samples',
  rules: samplesRules,
  phase: 'check',
  isEnabled: ({ checks }) => checks.samples,
  start: async (site, cache) => {
    const { startSiteSamples } = await import('./start-site-samples.ts')
    const finish = await startSiteSamples(site, cache)
    return async ({ addFigure }) => {
      const { diagnostics, counts } = await finish()
      addFigure({ check: 'samples', text: formatCounts(counts), counts: toStats(counts) })
      return diagnostics
    }
  },
}

/** `Samples: 640 compiled (612 from the cache), 71 run, 3 opted out.` */
function formatCounts({ checked, run, optedOut, cached, unchecked }: SampleCounts): string {
  const others = unchecked === 0 ? '' : `, ${unchecked} not checked`
  return `Samples: ${checked} compiled (${cached} from the cache), ${run} run, ${optedOut} opted out${others}.`
}

/** The counts for `--stats`, which don't depend on the cache. */
const toStats = ({ checked, run, optedOut, unchecked }: SampleCounts) => ({
  checked,
  run,
  optedOut,
  ...(unchecked > 0 && { unchecked }),
})
