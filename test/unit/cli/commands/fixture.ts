import type { Terminal } from '../../../../cli/report/terminal.ts'

/** A terminal that keeps what is printed. */
export function recordingTerminal(): Terminal & { readonly lines: readonly string[] } {
  const lines: string[] = []
  const keep = (line: string): void => {
    lines.push(line)
  }
  return { lines, print: keep, printError: keep, progress: () => undefined, colors: false }
}
