import type { Diagnostic } from '../../model/diagnostic.ts'
import { checkOutputNames } from './check-output-names.ts'
import { checkOutputs } from './check-outputs.ts'
import type { OutputClaim } from './output-claim.ts'

/** Report names that can't be published, and claims that exclude each other. */
export function checkClaims(claims: readonly OutputClaim[]): Diagnostic[] {
  return [...checkOutputNames(claims), ...checkOutputs(claims)]
}
