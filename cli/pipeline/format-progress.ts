import { formatCount } from '../report/count-diagnostics.ts'

/** How far a stage is. */
export interface Progress {
  readonly stage: string
  readonly done: number
  readonly total: number
  /** Milliseconds since the first of them. */
  readonly elapsed: number
}

/** Milliseconds after which the time left can be estimated. */
const ESTIMATE_AFTER = 2000

/** `parse: 120 of 3,003 pages, 8 s left` */
export function formatProgress({ stage, done, total, elapsed }: Progress): string {
  const [of = ''] = formatCount(done, '').split(' ')
  const text = `${stage}: ${of} of ${formatCount(total, 'page')}`
  if (done === 0 || elapsed < ESTIMATE_AFTER) return text
  return `${text}, ${formatTime((elapsed / done) * (total - done))} left`
}

function formatTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000)
  return seconds < 90 ? `${String(seconds)} s` : `${String(Math.ceil(seconds / 60))} min`
}

interface EndedStage {
  readonly stage: string
  /** Milliseconds. */
  readonly took: number
  /** Undefined for stages that count none. */
  readonly pages: number | undefined
}

/** `parse: 3,003 pages in 8.2 s` */
export function formatStage({ stage, took, pages }: EndedStage): string {
  const what = pages === undefined ? '' : ` ${formatCount(pages, 'page')} in`
  return `${stage}:${what} ${(took / 1000).toFixed(1)} s`
}
