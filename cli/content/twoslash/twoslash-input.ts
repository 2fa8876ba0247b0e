import type { Cache } from '../../cache/open-cache.ts'
import type { Gate } from '../../gate/create-gate.ts'
import type { ReadableScope } from '../../gate/readable-scope.ts'

/** What the compiler of a site needs to know. */
export interface TwoslashInput {
  /** Absolute. */
  readonly siteDir: string
  readonly gate: Gate
  /** What the gate was made from. */
  readonly readable: ReadableScope
  readonly cache: Cache | undefined
}
