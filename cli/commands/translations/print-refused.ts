import { formatCount } from '../../report/count-diagnostics.ts'
import { printableName } from '../../report/printable.ts'
import type { Terminal } from '../../report/terminal.ts'
import type { applyPages } from './apply-pages.ts'

/** More lines than a person would read come from a file that is not of this site. */
const mostLines = 100

/** Name the texts of a file that were not imported, and why. `name`: how messages call the file. */
export function printRefused(
  refused: ReturnType<typeof applyPages>['refused'],
  name: string,
  { printError: print }: Terminal,
): void {
  for (const { original, key, reason } of refused.slice(0, mostLines)) {
    const section =
      key === undefined ? '' : `section \`${printableName(key || 'introduction')}\` of `
    print(`${name}: ${section}\`${printableName(original)}\` was not imported: ${reason}.`)
  }
  const others = refused.length - mostLines
  if (others > 0)
    print(
      `${name}: ${formatCount(others, 'other text')} of it ${others === 1 ? 'was' : 'were'} not imported.`,
    )
}
