// What `check` may be asked for beside the checks of every build. Enters: option words. Leaves: typed values.
// Must not do any of it.
import { InvalidArgumentError } from 'commander'

export interface CheckExtras {
  /** Ask the links that lead to other sites. */
  readonly external: boolean
  /** Milliseconds for which an answer of another site holds. */
  readonly cacheTtl: number
  /** Build twice more, here and elsewhere, and compare bytes. */
  readonly verify: boolean
  /** What `--fix` changes in the sources: links and aliases, and with `headings` every heading gets its id too. */
  readonly fix: 'nothing' | 'links' | 'headings'
  /** Press what can be pressed in a real browser. */
  readonly browser: boolean
  /** Absolute path of the file for figures; undefined: none. */
  readonly stats: string | undefined
}

const units: Readonly<Record<string, number>> = { m: 60e3, h: 3600e3, d: 86_400e3 }

/** `30m`, `12h`, `7d` in milliseconds; commander prints what is wrong with another word. */
export function toMilliseconds(word: string): number {
  const [, count, unit = ''] = /^(\d{1,6})([mhd])$/.exec(word) ?? []
  const factor = units[unit]
  if (count === undefined || factor === undefined)
    throw new InvalidArgumentError(
      'It takes a number of minutes, hours or days: `30m`, `12h`, `7d`.',
    )
  return Number(count) * factor
}
