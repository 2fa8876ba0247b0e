// Built pages against the HTML standard. Enters: pages as HTML and a validator. Leaves: findings at the section they lie in.
// Must not know how a validator works, nor where it comes from.
import type { Diagnostic, OutputPath, Place } from '../model.ts'

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
  const ids = [...html.slice(0, offset).matchAll(/<h[1-6][^>]*\sid="([^"]*)"/g)].toReversed()
  const id = ids.find(([, found = '']) => places.has(found))?.[1]
  return places.get(id ?? '')
}

/** The layout stands around every page: its faults are told once. */
export function checkHtml(
  pages: readonly BuiltPage[],
  validate: (html: string, path: OutputPath) => readonly HtmlFault[],
): Diagnostic[] {
  const told = new Set<string>()
  return pages.flatMap((page) =>
    validate(page.html, page.path).flatMap((fault): Diagnostic[] => {
      const offset = offsetOf(page.html, fault)
      const isInMain =
        offset > page.html.indexOf('<main') && offset < page.html.lastIndexOf('</main>')
      const key = isInMain ? `${page.path} ${offset} ${fault.ruleId}` : fault.ruleId + fault.message
      if (told.has(key)) return []
      told.add(key)
      const place = isInMain ? sectionOf(page, offset) : undefined
      return [
        {
          severity: 'error',
          rule: 'invalid-html',
          message: `\`${page.path}\` breaks the rule \`${fault.ruleId}\`${isInMain ? '' : ', in the layout around the page'}: ${fault.message}.`,
          hint: `It stands in line ${fault.line}, column ${fault.column} of the built page.`,
          target: page.path,
          ...(place ? { place } : {}),
        },
      ]
    }),
  )
}
