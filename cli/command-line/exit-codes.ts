import type { ExitCode } from '../report/terminal.ts'

/** The meaning of each exit code: a few words for the help, and a sentence for the manual. */
export const exitCodes: Readonly<
  Record<ExitCode, { readonly summary: string; readonly meaning: string }>
> = {
  0: { summary: 'success', meaning: 'The command did what it should and found no problems.' },
  1: {
    summary: 'problems found',
    meaning:
      'The site has problems, or something outside docs-ssg failed, such as the disk. Nothing was published; the output names each problem.',
  },
  2: {
    summary: 'usage or config error',
    meaning: 'A flag or an option of the config is wrong, so the command did not start.',
  },
  3: {
    summary: 'bug in docs-ssg',
    meaning: 'docs-ssg itself failed. Please report it with the command and the first line.',
  },
  129: { summary: 'hung up', meaning: 'The terminal of the command was closed (SIGHUP).' },
  130: { summary: 'interrupted', meaning: 'You pressed Ctrl+C (SIGINT).' },
  143: { summary: 'terminated', meaning: 'Another program ended the command (SIGTERM).' },
}

/** One line for `--help`: `0 success, 1 problems found, …`. */
export function formatExitCodes(): string {
  const items = Object.entries(exitCodes).map(([code, { summary }]) => `${code} ${summary}`)
  return `Exit codes: ${items.join(', ')}.`
}
