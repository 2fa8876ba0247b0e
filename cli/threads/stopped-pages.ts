import { workerData } from 'node:worker_threads'
import { isRecord } from '../primitives/is-record.ts'
import type { Diagnostic } from '../model/diagnostic.ts'

/** Findings about pages that an earlier attempt had to stop, by path; this attempt leaves them out. */
export type StoppedPages = ReadonlyMap<string, Diagnostic>

/** Pages that may be stopped before a command gives up, because each of them costs a new attempt. */
export const MAX_STOPPED_PAGES = 5

/** Why the page can't be compiled, if an earlier attempt of this command had to stop there. */
export function stoppedPage(path: string): Diagnostic | undefined {
  const pages: unknown = isRecord(workerData) ? workerData['stoppedPages'] : undefined
  if (!(pages instanceof Map)) return undefined
  const stopped: StoppedPages = pages
  return stopped.get(path)
}
