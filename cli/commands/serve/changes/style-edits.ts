import type { Diagnostic } from '../../../model/diagnostic.ts'
import { restyleSite } from '../../../pipeline/rendering/restyle-site.ts'
import type { PipelineResult } from '../../../pipeline/run-pipeline.ts'
import type { BuildRequest } from '../threads/build-messages.ts'

type Rendered = Extract<PipelineResult, { kind: 'rendered' }>

/** A site, and what was found in it. */
interface Checked {
  readonly result: Rendered
  readonly found: readonly Diagnostic[]
}

/** Shows edits of style sheets without building the site again. */
export interface StyleEdits {
  /**
   * The last site with its edited style sheets. If the whole site has to be built instead, it is
   * forgotten, because a site with errors is built as a whole until it has none.
   */
  readonly apply: (changed: BuildRequest) => Promise<Checked | undefined>
  /** Note a site that was built as a whole. @returns what was found in it. */
  readonly keep: (result: Rendered, found: Checked['found']) => Checked['found']
}

/** Create the edits of a server that has built no site yet. */
export function createStyleEdits(): StyleEdits {
  let built: Checked | undefined
  return {
    apply: async (changed) => {
      if (changed !== 'all' && changed.size === 0) return undefined
      const last = built
      const result = last && changed !== 'all' ? await restyleSite(last.result, changed) : undefined
      if (!result) built = undefined
      return last && result && { result, found: last.found }
    },
    keep: (result, found) => {
      built = { result, found }
      return found
    },
  }
}
