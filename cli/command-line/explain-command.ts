import type { Command } from 'commander'
import type { ProgramOptions } from './program-options.ts'

/** Add `docs-ssg explain`, which describes a rule without a network. */
export function addExplainCommand(program: Command, { onRequest }: ProgramOptions): void {
  program
    .command('explain')
    .argument('[rule]', 'id of the rule, as in a message (default: list all rules)')
    .description('explain a rule, with a failing and a fixed example')
    .addHelpText('after', '\nExample:\n  $ docs-ssg explain broken-link')
    .action(async (rule: string | undefined) => onRequest({ kind: 'explain', rule }))
}
