// Room: what a thread is working on, and how another one watches it
/** The work of site code or the compiler. A stage has no file and no time limit. */
export interface Work {
  /**
   * `config`: loading the config. `code`: running a file of components, pages or slots. `data`: the
   * `load` function of a page. `page`: compiling Markdown. `render`: putting the layout around a
   * page. `integration`: a hook. `stage`: everything else.
   */
  readonly kind: 'config' | 'code' | 'data' | 'page' | 'render' | 'integration' | 'stage'
  /** Path relative to the site's folder; the names of an integration and its hook; the name of a stage. */
  readonly subject: string
  /** The line that is being compiled, counted from 1, if it is known. */
  readonly line?: number
}

/** Why a piece of work did not come to its end. */
export type StopCause =
  | { readonly kind: 'late'; readonly seconds: number }
  | { readonly kind: 'exited'; readonly exitCode: number }
  | { readonly kind: 'memory'; readonly megabytes: number }
  | { readonly kind: 'stalled' }
  /** Native work of the site fills Node's thread pool. */
  | { readonly kind: 'pool'; readonly seconds: number }

/** Work that was stopped, and why. */
export interface StoppedWork {
  readonly work: Work
  readonly cause: StopCause
}

/** Seconds that each kind of work may take unless `--time-limit` says otherwise. */
const defaultSeconds: Readonly<Record<Work['kind'], number>> = {
  config: 30,
  code: 10,
  data: 30,
  page: 10,
  render: 10,
  integration: 60,
  stage: Infinity,
}

/** Seconds that a piece of work may take; `limit` is what the command line sets, 0 if it sets nothing. */
export function secondsFor(kind: Work['kind'], limit: number): number {
  return kind === 'stage' || limit === 0 ? defaultSeconds[kind] : limit
}
