import type { PlannedMigration } from '../../migrate/migration-plan.ts'
import { formatRewriteSummary } from '../../migrate/write/format-rewrite.ts'
import { formatPatch } from '../../primitives/formats/format-patch.ts'
import type { CommandContext } from '../command-context.ts'

interface RewriteOptions {
  /** The user agreed already, or only copies are changed. */
  readonly isSafe: boolean
  readonly toShown: (path: string) => string
}

/**
 * Show what would be rewritten.
 * @returns true if it may be written
 */
export async function confirmRewrite(
  { pages }: PlannedMigration,
  { isSafe, toShown }: RewriteOptions,
  { terminal, ask }: CommandContext,
): Promise<boolean> {
  terminal.print(formatPatch(pages, toShown))
  terminal.print(formatRewriteSummary(pages, toShown))
  if (isSafe || pages.every(({ source, text }) => source === text)) return true
  const reply = ask === undefined ? 'no' : await ask('Make these changes?', 'yes')
  if (/^y(?:es)?$/i.test(reply.trim())) return true
  terminal.printError(
    'Nothing was written. Run the command with `--yes` to make these changes, or with `--into <folder>` to make them in a copy.',
  )
  return false
}
