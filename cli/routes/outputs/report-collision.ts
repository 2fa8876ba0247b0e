import type { Diagnostic } from '../../model/diagnostic.ts'
import type { OutputClaim } from './output-claim.ts'
import { routeRules } from '../route-rules.ts'

/** Report at `claim`, the later of two, that both can't be written. */
export function reportCollision(
  rule: keyof typeof routeRules,
  claim: OutputClaim,
  text: { readonly message: string; readonly help: string },
): Diagnostic {
  return routeRules[rule].report({
    ...text,
    data: { actual: claim.output },
    ...(claim.place ? { place: claim.place } : {}),
  })
}

/** The difference between two spellings of one name. */
export function differenceOf(a: string, b: string): string {
  return a.normalize('NFC') === b.normalize('NFC') ? 'Unicode form' : 'letter case'
}
