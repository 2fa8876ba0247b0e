// Maps what a validator found in a built page to the section of the source that the HTML was made
// from.
// Must not know which validator it was.
import type { Diagnostic, Place } from '../../model/diagnostic.ts'
import type { OutputPath } from '../../model/paths.ts'
import { attributeOf } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'
import { htmlRules } from './html-rules.ts'

/** A problem that a validator found in one document; line and column count from 1. */
export interface HtmlProblem {
  readonly ruleId: string
  readonly message: string
  readonly line: number
  readonly column: number
}

export interface BuiltPage {
  readonly path: OutputPath
  readonly html: string
  /**
   * Places of the headings of the source by id; `''` is the top. Empty for pages without a source.
   */
  readonly places: ReadonlyMap<string, Place>
}

function offsetOf(html: string, { line, column }: HtmlProblem): number {
  let start = 0
  for (let at = 1; at < line; at += 1) start = html.indexOf('\n', start) + 1
  return start + column - 1
}

/** The heading of the source that comes before an offset of the built page. */
function sectionOf({ html, places }: BuiltPage, offset: number): Place | undefined {
  const ids = readHtml(html).flatMap((token) =>
    token.kind === 'start' && token.start < offset && /^h[1-6]$/.test(token.name)
      ? [attributeOf(token, 'id') ?? '']
      : [],
  )
  return places.get(ids.findLast((id) => places.has(id)) ?? '')
}

/**
 * One diagnostic for each problem of a page. The layout is around every page, so `reported`, which
 * is shared by all pages, collects the problems that are already known.
 */
export function describeHtmlProblems(
  problems: readonly HtmlProblem[],
  page: BuiltPage,
  reported: Set<string>,
): readonly Diagnostic[] {
  if (problems.length === 0) return []
  const main = readHtml(page.html).filter((token) => 'name' in token && token.name === 'main')
  return problems.flatMap((problem): Diagnostic[] => {
    const { ruleId, message } = problem
    const offset = offsetOf(page.html, problem)
    const isInMain = offset > (main[0]?.start ?? -1) && offset < (main.at(-1)?.start ?? -1)
    const key = isInMain ? `${page.path} ${offset} ${ruleId}` : ruleId + message
    if (reported.has(key)) return []
    reported.add(key)
    return [describe(problem, page, isInMain ? sectionOf(page, offset) : 'layout')]
  })
}

function describe(
  { ruleId, message, line, column }: HtmlProblem,
  { path }: BuiltPage,
  section: Place | 'layout' | undefined,
): Diagnostic {
  const isLayout = section === 'layout'
  return htmlRules['invalid-html'].report({
    message: `\`${path}\` breaks the rule \`${ruleId}\` of html-validate${isLayout ? ' in the layout around the page' : ''}: ${message}.`,
    help: `Fix the element at line ${line}, column ${column} of the built page.`,
    data: { actual: path },
    ...(section === undefined || isLayout ? {} : { place: section }),
  })
}
