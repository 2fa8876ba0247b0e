import type { Diagnostic } from '../../../model/diagnostic.ts'
import { createDeferred, type Deferred } from '../../../primitives/time/deferred.ts'
import { describeStop } from '../../../threads/describe-stop.ts'
import type { StoppedWork } from '../../../threads/work.ts'
import type { SiteUpdate } from '../serve-contract.ts'

/** The pages at which threads had to be stopped, also when a reader opened them between two builds. */
export interface StoppedRequests {
  /** What was found, by path. */
  readonly pages: Map<string, Diagnostic>
  /** Note a page that was requested; from now on, requests wait for the next build. */
  readonly add: (stopped: StoppedWork) => void
  /** Resolves when pages can be requested. */
  readonly wait: () => Promise<void>
  /** The next build has ended. */
  readonly renew: () => void
  /** Add what was found to an update, until someone edits these pages. */
  readonly report: (update: SiteUpdate) => SiteUpdate
}

/** Know no stopped pages yet. */
export function createStoppedRequests(): StoppedRequests {
  const pages = new Map<string, Diagnostic>()
  let renewed: Deferred<void> | undefined
  return {
    pages,
    add: (stopped) => {
      const { kind, subject } = stopped.work
      // A page that can't be rendered isn't compiled either.
      if (kind === 'page' || kind === 'render') pages.set(subject, describeStop(stopped))
      renewed ??= createDeferred()
    },
    wait: async () => renewed?.promise,
    renew: () => {
      renewed?.resolve()
      renewed = undefined
    },
    report: (update) => {
      const known = new Set<string>(
        update.diagnostics.flatMap(({ rule, place }) =>
          rule === 'work-stopped' ? (place?.path ?? []) : [],
        ),
      )
      const found = [...pages].flatMap(([page, one]) => (known.has(page) ? [] : [one]))
      return { ...update, diagnostics: [...update.diagnostics, ...found] }
    },
  }
}
