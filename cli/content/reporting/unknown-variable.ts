import type { VariableValues } from '../../primitives/text/fill-variables.ts'
import { suggestOrList } from '../../report/suggest.ts'

/** The message of the rule `unknown-variable` about `{{ name }}`, in a page and in its front matter. */
export function describeUnknownVariable(
  name: string,
  values: VariableValues,
): { readonly reason: string; readonly help: string } {
  return {
    reason: `\`{{ ${name} }}\` is not a variable of the site or the page, so it is shown as plain text.`,
    help: suggestOrList(name, Object.keys(values)),
  }
}
