import { groupBy } from '../../../primitives/group-by.ts'
import type { PageFinding } from '../rewrite/draft.ts'
import type { ReportNote } from './map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** A finding with the path of its page, relative to `srcDir`. */
export interface PlacedFinding extends PageFinding {
  readonly path: string
}

/** How many places of one construct are named. */
const shown = 3

/** Note each construct that has no counterpart once, with its uses. */
export function reportPages(findings: readonly PlacedFinding[], report: ReportNote): void {
  const lost = findings.filter(({ subject }) => subject !== undefined)
  const groups = [...groupBy(lost, ({ subject }) => subject ?? '')]
  for (const [subject, uses] of groups.toSorted(([, a], [, b]) => b.length - a.length))
    report(subject, `${countUses(uses)}. ${adviceFor(subject)}`)
}

function countUses(uses: readonly PlacedFinding[]): string {
  const places = uses.slice(0, shown).map(({ path, line }) => `${path}:${String(line)}`)
  const more = uses.length > shown ? ` and ${String(uses.length - shown)} more` : ''
  return `${uses.length === 1 ? '1 use' : `${String(uses.length)} uses`} (${places.join(', ')}${more})`
}

const advice: Readonly<Record<string, string>> = {
  data: 'A data loader is code that VitePress runs. Write its result into a JSON file that a page imports, or add an integration that writes pages.',
  '@include': 'The file or the part of it does not exist.',
  '<<<': 'The file or the part of it does not exist, or is outside the site.',
  '<script>':
    'Pages of docs-ssg never run JavaScript. Write a React component, and add it to `components`.',
  '<style>': 'Write the rules into a style sheet, and add it to `customCss`.',
  $params:
    'Pages with parameters are not migrated. Write one page for each value, or add an integration that writes them.',
  '{{ }}': 'Write the value itself, or define it in `markdown.variables`.',
  'v-for': 'Write the list itself, or a React component.',
  'attributes of Vue': 'Write the attribute with its value, or a React component.',
  'attributes in braces': 'Write HTML with the attributes.',
  'front matter': 'These values have no counterpart.',
}

function adviceFor(subject: string): string {
  const found = ownValue(advice, subject)
  if (found !== undefined) return found
  if (subject.startsWith(':::'))
    return 'The container is a note now. Add its name to `markdown.admonitions`, and write it again.'
  return 'Vue components are not migrated. Write a React component with this name, add it to `components`, and put the tag in place of the comment.'
}
