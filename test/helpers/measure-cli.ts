import { readFileSync } from 'node:fs'
import { type CliOptions, type CliRun, runCli } from './run-cli.ts'

export interface MeasuredRun extends CliRun {
  /** Processor time of all its threads, in seconds, which a busy machine doesn't change much. */
  readonly seconds: number
  /** The most memory it has had, in MB. */
  readonly megabytes: number
}

/** Run `docs-ssg` and measure it. On systems without `/proc`, the figures are 0. */
export async function measureCli(
  args: readonly string[],
  options: CliOptions = {},
): Promise<MeasuredRun> {
  let seconds = 0
  let megabytes = 0
  let timer: NodeJS.Timeout | undefined
  const read = (path: string): string => {
    try {
      return readFileSync(path, 'utf8')
    } catch {
      return ''
    }
  }
  const run = await runCli(args, {
    ...options,
    onStart: (pid) => {
      timer = setInterval(() => {
        const stat = read(`/proc/${pid}/stat`)
        const [user = 0, system = 0] = stat
          .slice(stat.lastIndexOf(')') + 2)
          .split(' ')
          .slice(11, 13)
          .map(Number)
        // In ticks of 10 ms.
        if (stat !== '') seconds = (user + system) / 100
        const kilobytes = /VmHWM:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1]
        if (kilobytes !== undefined) megabytes = Number(kilobytes) / 1024
      }, 100)
    },
  }).finally(() => clearInterval(timer))
  return { ...run, seconds, megabytes }
}
