import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ruleGroups } from '../../checks/all-rules.ts'
import type { CommandRequest } from '../../command-line/requests.ts'
import { findPackageDir } from '../../config/loading/find-config.ts'
import type { Rule } from '../../model/rule.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { formatRule } from '../../report/formats/format-rule.ts'
import { printError } from '../../report/print-error.ts'
import type { CommandContext } from '../command-context.ts'
import { findRule, type KnownRule, suggestRules } from './find-rule.ts'

type ExplainRequest = Extract<CommandRequest, { kind: 'explain' }>

const known: readonly KnownRule[] = ruleGroups.flatMap(({ title, rules }) =>
  Object.values(rules).map((rule) => ({ group: title, rule })),
)

/** Print what a rule means, or the list of all rules. */
export async function runExplain(
  { rule: name }: ExplainRequest,
  { terminal }: CommandContext,
): Promise<0 | 2> {
  if (name === undefined) {
    terminal.print(listRules())
    return 0
  }
  const found = findRule(name, known)
  if (found === undefined) {
    printError('usage error', `\`${name}\` is not a rule. ${suggestRules(name, known)}`, terminal)
    return 2
  }
  const { group, rule } = found
  const examples = await readExample(rule.id)
  terminal.print(formatRule(rule, { group, examples, colors: terminal.colors }))
  return 0
}

function listRules(): string {
  const groups = ruleGroups.map(({ title, rules }) =>
    [title, ...Object.values(rules).map(describeInList)].join('\n'),
  )
  return groups.join('\n\n')
}

const describeInList = ({ id, description }: Rule): string => `  ${id}: ${description}`

/** From the file that is made with the package. */
async function readExample(id: string): Promise<string> {
  const file = join(findPackageDir(import.meta.url), 'dist/rule-examples.json')
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'))
  const text = isRecord(texts) ? texts[id] : undefined
  return typeof text === 'string' ? text : ''
}
