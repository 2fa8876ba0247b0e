import type { Diagnostic } from '../../model/diagnostic.ts'
import type { FrontMatter } from '../../model/authored/front-matter.ts'
import { fillVariables, type VariableValues } from '../../primitives/text/fill-variables.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { type FrontMatterOrigin, frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { describeUnknownVariable } from '../reporting/unknown-variable.ts'

/** The keys with texts that readers see. */
const textKeys = [
  'title',
  'description',
  'sidebar_label',
  'pagination_label',
  'hero',
  'features',
] as const

interface FillOptions {
  /** The variables of the site; the front matter adds its own. */
  readonly variables: VariableValues
  readonly page: FrontMatterOrigin
}

/** Replace `{{ name }}` in the texts of front matter, as `remarkVariables` does it in the page. */
export function fillFrontMatter(
  frontMatter: FrontMatter,
  { variables, page }: FillOptions,
): { readonly frontMatter: FrontMatter; readonly diagnostics: readonly Diagnostic[] } {
  const values = { ...variables, ...frontMatter.variables }
  const diagnostics: Diagnostic[] = []
  if (Object.keys(values).length === 0) return { frontMatter, diagnostics }
  const filled = textKeys.flatMap((key) => {
    const value = frontMatter[key]
    if (value === undefined) return []
    const onUnknown = (name: string): void => {
      const { reason, help } = describeUnknownVariable(name, values)
      const place = frontMatterPlace(page, key)
      const found = { message: reason, help, place, data: { actual: name } }
      diagnostics.push(contentRules['unknown-variable'].report(found))
    }
    return [[key, fillAll(value, (text) => fillVariables(text, values, onUnknown))] as const]
  })
  return { frontMatter: { ...frontMatter, ...Object.fromEntries(filled) }, diagnostics }
}

/** Replace every text in a value. */
function fillAll(value: unknown, fill: (text: string) => string): unknown {
  if (typeof value === 'string') return fill(value)
  if (Array.isArray(value)) return value.map((item: unknown) => fillAll(item, fill))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillAll(item, fill)]))
}
