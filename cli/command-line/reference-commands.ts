import type { Command } from 'commander'
import type { ProgramOptions } from './program-options.ts'

/** Add the hidden commands that print what this repository keeps as REFERENCE.md and RULES.md. */
export function addReferenceCommands(program: Command, { onRequest }: ProgramOptions): void {
  program
    .command('config-reference', { hidden: true })
    .description('print the reference of site.config.ts as Markdown')
    .action(async () => onRequest({ kind: 'config-reference' }))
  program
    .command('rules-reference', { hidden: true })
    .description('print the reference of all rules as Markdown')
    .action(async () => onRequest({ kind: 'rules-reference' }))
}
