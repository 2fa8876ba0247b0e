// A rule as text for a terminal, with its examples, which are the Markdown of the manual.
import { createColors } from 'picocolors'
import type { Rule } from '../../model/rule.ts'
import { ruleUrl } from '../rule-reference.ts'

interface RuleText {
  /** The group of rules that it belongs to. */
  readonly group: string
  /** Markdown with headings, paragraphs and code blocks. */
  readonly examples: string
  readonly colors: boolean
}

type Colors = ReturnType<typeof createColors>

const labelColors = { error: 'red', warning: 'yellow', info: 'blue' } as const

/** The meaning of a rule, a failing and a fixed example, and how to change or suppress it. */
export function formatRule(rule: Rule, { group, examples, colors: wantsColors }: RuleText): string {
  const colors = createColors(wantsColors)
  const { id, severity, description, help } = rule
  const url = ruleUrl(id, () => rule)
  const label = colors[labelColors[severity]](severity)
  return [
    `${colors.bold(id)}  ${label}  ${colors.dim(group)}`,
    `${description}\n${help}`,
    formatMarkdown(examples, colors),
    colors.bold('Change or suppress it'),
    `Set \`checks.rules['${id}']\` in the config to \`error\`, \`warning\` or \`ignore\`, or accept one finding with a comment in the line above it:`,
    `  <!-- docs-ssg-ignore ${id}: the reason -->`,
    ...(url === undefined ? [] : [colors.dim(url)]),
  ].join('\n\n')
}

/** Headings in bold, code blocks with their titles behind a bar, and the rest as it is written. */
function formatMarkdown(markdown: string, colors: Colors): string {
  let fence: string | undefined
  const lines = markdown.split('\n').flatMap((line): readonly string[] => {
    const [, ticks, title] = /^(`{3,})(?:\w*(?:.*?\btitle="([^"]+)")?.*)$/.exec(line) ?? []
    if (fence === undefined && ticks !== undefined) {
      fence = ticks
      return title === undefined ? [] : [`  ${colors.dim(title)}`]
    }
    if (fence !== undefined && line === fence) {
      fence = undefined
      return []
    }
    return fence === undefined ? formatProse(line, colors) : [`  ${colors.dim('|')} ${line}`]
  })
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function formatProse(line: string, colors: Colors): readonly string[] {
  if (line === ':::') return []
  const [, heading] = /^(?:#+ |:::details\[)(.+?)\]?$/.exec(line) ?? []
  return [heading === undefined ? line : colors.bold(heading)]
}
