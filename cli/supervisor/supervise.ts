// Room: runs a command in a thread, watches it, answers signals, and ends the process
// Runs a command in a thread, from outside which it can be interrupted or stopped at any time.
// Given a request, it returns one exit code. It must not run code of the site, nor know how a
// command works.
import { handleLater } from '../primitives/time/handle-later.ts'
import type { CommandContext } from '../commands/command-context.ts'
import type { RequestThere } from '../commands/run-here.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { ExitCode } from '../report/terminal.ts'
import { createWorkRecord } from '../threads/work-record.ts'
import type { StoppedWork } from '../threads/work.ts'
import { runThread, type ThreadEnd } from './run-thread.ts'
import { MAX_STOPPED_PAGES } from '../threads/stopped-pages.ts'

/** A command, and what the process lends it. */
export interface Supervised {
  readonly request: RequestThere
  readonly context: CommandContext
  /** Arguments of the command line, which code of the site may read. */
  readonly args: readonly string[]
  /** Ends the command, whatever it does. */
  readonly kill: AbortSignal
}

/**
 * Run a command to its end. A page that takes too long becomes a finding: the command starts again
 * without it. Rejects only because of a bug in docs-ssg.
 */
export async function supervise(supervised: Supervised): Promise<ExitCode> {
  const { request, context, kill } = supervised
  const stoppedPages = new Map<string, Diagnostic>()
  // A module that can't be loaded now is loaded again, and reported, where it is used.
  void handleLater(loadEnding(request))
  for (;;) {
    const end = await attempt(supervised, stoppedPages)
    if (end.kind === 'finished' && end.exitCode === 0) return end.exitCode
    if (end.kind === 'failed') throw end.error
    if (end.kind !== 'finished') context.terminal.progress('')
    const { removeLitter } = await import('./remove-litter.ts')
    removeLitter(request, context.pid)
    // After findings and signals, samples may still have been running.
    if (end.kind === 'finished') return end.exitCode
    if (kill.aborted || end.kind === 'killed') return 130
    const { work } = end.stopped
    if (
      work.kind !== 'page' ||
      end.stopped.cause.kind === 'pool' ||
      stoppedPages.size === MAX_STOPPED_PAGES
    )
      return report(end.stopped, supervised)
    const { describeStop } = await import('../threads/describe-stop.ts')
    stoppedPages.set(work.subject, describeStop(end.stopped))
  }
}

function attempt(
  { request, context, args, kill }: Supervised,
  stoppedPages: ReadonlyMap<string, Diagnostic>,
): Promise<ThreadEnd> {
  const { terminal, signal, pid, version, searchAdminKeys } = context
  const timeLimit = 'site' in request ? (request.site.timeLimit ?? 0) : 0
  const setup = {
    request,
    pid,
    version,
    searchAdminKeys,
    colors: terminal.colors,
    logsStages: terminal.logsStages === true,
    workRecord: createWorkRecord(timeLimit),
    stoppedPages,
  }
  return runThread(setup, { terminal, args, signal, kill })
}

async function report(stopped: StoppedWork, { request, context }: Supervised): Promise<ExitCode> {
  const { printStopped } = await import('../commands/print-stopped.ts')
  return printStopped(stopped, request, context)
}

/** Load the code that ends a command while files can still be read: code of the site may fill the thread pool. */
async function loadEnding({ kind }: RequestThere): Promise<void> {
  const loading: Promise<unknown>[] = [
    import('./remove-litter.ts'),
    import('../commands/print-stopped.ts'),
    import('../threads/describe-stop.ts'),
  ]
  if (kind === 'check') loading.push(import('../commands/check/write-report.ts'))
  await Promise.all(loading)
}
