import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { execPath } from 'node:process'
import { findPackageDir } from '../../config/loading/find-config.ts'
import type { LoadConfigOptions } from '../../config/load-config.ts'
import type { FindProblems } from '../../mcp/create-server.ts'
import { SiteError } from '../../mcp/site-files.ts'
import { formatReport } from './format-findings.ts'
import { toSitePath } from './to-site-path.ts'

/** Milliseconds for a check. */
const timeout = 10 * 60_000
const maxBuffer = 256_000_000

/** Make the tool that checks a site: in another process, because a check runs code of the site. `ending`: when the server ends. */
export function createFindProblems(site: LoadConfigOptions, ending: AbortSignal): FindProblems {
  const script = join(findPackageDir(import.meta.url), 'dist/docs-ssg.js')
  const args = [
    'check',
    site.siteDir,
    '--format=json',
    ...(site.configFile === undefined ? [] : [`--config=${site.configFile}`]),
  ]
  // Two at a time would compete for the cache.
  const waiting: { last: Promise<unknown> } = { last: Promise.resolve() }
  return (written, signal) => {
    const file = toSitePath(site.siteDir, written)
    const run = async (): Promise<string> => {
      const text = await runProcess([script, ...args], AbortSignal.any([signal, ending]))
      return formatReport(text, file)
    }
    const next = waiting.last.then(run, run)
    waiting.last = next.catch(() => undefined)
    return next
  }
}

function runProcess(args: readonly string[], signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(execPath, args, { signal, timeout, maxBuffer }, (error, stdout, stderr) => {
      if (stdout.startsWith('{')) return resolve(stdout)
      const [reason = ''] = stderr.trim().split('\n')
      const isLate = error?.killed === true
      const why = isLate
        ? 'it took more than ten minutes'
        : reason || (error?.message ?? 'no report')
      reject(
        new SiteError(`The check did not finish: ${why}. Run \`docs-ssg check\` in a terminal.`),
      )
    })
  })
}
