import type { Cache } from '../../cache/open-cache.ts'
import type { Gate } from '../../gate/create-gate.ts'
import type { ReadableScope } from '../../gate/readable-scope.ts'

/** The input of a site's compiler. */
export interface TwoslashInput {
  /** Absolute. */
  readonly siteDir: string
  readonly gate: Gate
  /** The input that the gate was made from. */
  readonly readable: ReadableScope
  readonly cache: Cache | undefined
}
