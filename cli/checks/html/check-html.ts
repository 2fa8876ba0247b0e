// Built pages against the HTML standard. Enters: a page as HTML and what a validator says of it. Leaves: findings at the section they lie in.
// Must not know how a validator works, nor where it comes from.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import { attributeOf } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'
import { htmlRules } from './html-rules.ts'

/** A fault of one document; line and column count from 1. */
export interface HtmlFault {
  readonly ruleId: string
  readonly message: string
  readonly line: number
  readonly column: number
}

export interface BuiltPage {
  readonly path: OutputPath
  readonly html: string
  /** Places of the headings of the source by id; `''`: the top. Empty for what has no source. */
  readonly places: ReadonlyMap<string, Place>
}

function offsetOf(html: string, { line, column }: HtmlFault): number {
  let start = 0
  for (let at = 1; at < line; at += 1) start = html.indexOf('\n', start) + 1
  return start + column - 1
}

/** The heading of the source above an offset of the built page. */
function sectionOf({ html, places }: BuiltPage, offset: number): Place | undefined {
  const ids = readHtml(html).flatMap((token) =>
    token.kind === 'start' && token.start < offset && /^h[1-6]$/.test(token.name)
      ? [attributeOf(token, 'id') ?? '']
      : [],
  )
  return places.get(ids.findLast((id) => places.has(id)) ?? '')
}

/** The faults of a page as findings. The layout stands around every page: `told` keeps which of its faults are known. */
export function describeFaults(
  faults: readonly HtmlFault[],
  page: BuiltPage,
  told: Set<string>,
): readonly Diagnostic[] {
  if (faults.length === 0) return []
  const main = readHtml(page.html).filter((token) => 'name' in token && token.name === 'main')
  return faults.flatMap((fault): Diagnostic[] => {
    const offset = offsetOf(page.html, fault)
    const isInMain = offset > (main[0]?.start ?? -1) && offset < (main.at(-1)?.start ?? -1)
    const key = isInMain ? `${page.path} ${offset} ${fault.ruleId}` : fault.ruleId + fault.message
    if (told.has(key)) return []
    told.add(key)
    return [describe(fault, page, isInMain ? sectionOf(page, offset) : 'layout')]
  })
}

function describe(
  { ruleId, message, line, column }: HtmlFault,
  { path }: BuiltPage,
  section: Place | 'layout' | undefined,
): Diagnostic {
  const isLayout = section === 'layout'
  return htmlRules['invalid-html'].report({
    message: `\`${path}\` breaks the rule \`${ruleId}\`${isLayout ? ', in the layout around the page' : ''}: ${message}.`,
    help: `It stands in line ${line}, column ${column} of the built page.`,
    data: { actual: path },
    ...(section === undefined || isLayout ? {} : { place: section }),
  })
}
