import { readOutputManifest } from '../../output/output-manifest.ts'
import type { Terminal } from '../../report/terminal.ts'

const pollMs = 500

/**
 * Say when the built folder disappears, and when it holds a site again, which the next request gets.
 * A build swaps folders within milliseconds, so a folder counts as gone once it is missing twice.
 * @returns a function that stops this, and then calls `close`.
 */
export function followOutput(
  { outDir, terminal }: { readonly outDir: string; readonly terminal: Terminal },
  close: () => Promise<void>,
): () => Promise<void> {
  let missed = 0
  const look = (): void => {
    const isBuilt = readOutputManifest(outDir) !== undefined
    if (isBuilt && missed > 1) terminal.print(`\`${outDir}\` contains a built site again.`)
    missed = isBuilt ? 0 : missed + 1
    if (missed === 2)
      terminal.printError(
        `\`${outDir}\` no longer contains a site that docs-ssg built, so requests fail. Run \`docs-ssg build\`, and the new site is served.`,
      )
  }
  const timer = setInterval(look, pollMs)
  return async () => {
    clearInterval(timer)
    await close()
  }
}
