import { gateRules } from '../../gate/gate-rules.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { describeSampleName } from '../../samples/describe-names.ts'
import { readMeta } from '../../samples/read-meta.ts'
import type { Sample } from '../../samples/sample-files.ts'
import { placeOnPage } from './describe-sample-result.ts'

/** The refused names of a sample that is to be checked. Those of twoslash are reported when pages are compiled. */
export function reportNames({ page, fence, refused, noCheck }: Sample): readonly Diagnostic[] {
  if (noCheck !== undefined || readMeta(fence.meta, 'twoslash') !== undefined) return []
  return refused.map(({ written, offset, column }) => {
    const { reason: message, help } = describeSampleName(written)
    const place = placeOnPage(page, fence.line + offset, fence.indent + column)
    return gateRules['sample-name'].report({ message, help, place, data: { actual: written } })
  })
}
