import { ruleGroups } from '../checks/all-rules.ts'
import { formatConfigReference } from '../config/reference/format-reference.ts'
import { formatRulesReference } from '../report/formats/format-rules.ts'
import type { CommandContext } from './command-context.ts'

/** Print the reference of all options as Markdown. */
export function printConfigReference({ terminal }: CommandContext): 0 {
  terminal.print(formatConfigReference().trimEnd())
  return 0
}

/** Print the reference of all rules as Markdown. */
export function printRulesReference({ terminal }: CommandContext): 0 {
  terminal.print(formatRulesReference(ruleGroups).trimEnd())
  return 0
}
