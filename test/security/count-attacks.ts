import type { Attack } from './attacks.ts'

/** What a test did, as far as the table needs it. */
export interface AttackTest {
  /** Titles of the groups and of the test, joined by ` > `. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly attempts: { readonly tried: number; readonly succeeded: number } | undefined
}

/** What the tests of one file did for one attack. */
export interface AttackRecord {
  /** `tried` of the attack. */
  readonly attack: string
  readonly attempts: number
  readonly succeeded: number
}

/** The records of runs, by file relative to `test/`; the shape of `docs/generate/attempts.json`. */
export type AttackRecords = Readonly<Record<string, readonly AttackRecord[]>>

/** One row of the table. */
export interface AttackFigures {
  readonly attack: Attack
  readonly tried: number
  readonly succeeded: number
}

/** Add up the attempts of one file for each of its attacks. A failed test counts as at least one success. */
export function recordAttacks(
  attacks: readonly Attack[],
  file: string,
  tests: readonly AttackTest[],
): readonly AttackRecord[] {
  const ran = tests.filter(({ state }) => state === 'passed' || state === 'failed')
  return attacks
    .filter(({ files }) => files.includes(file))
    .map(({ tried, titles }) => {
      const own = ran.filter(({ title }) => titles?.test(title) ?? true)
      const sum = (count: (test: AttackTest) => number): number =>
        own.reduce((total, test) => total + count(test), 0)
      return {
        attack: tried,
        attempts: sum(({ attempts }) => attempts?.tried ?? 1),
        succeeded: sum(({ attempts, state }) =>
          state === 'failed' ? Math.max(1, attempts?.succeeded ?? 0) : 0,
        ),
      }
    })
}

/** The records of earlier runs, with those of a new run in their place, for the files that attack something. */
export function mergeRecords(
  earlier: AttackRecords,
  latest: AttackRecords,
  files: readonly string[],
): AttackRecords {
  const all: AttackRecords = { ...earlier, ...latest }
  return Object.fromEntries(
    files.flatMap((file) => {
      const records = all[file]
      return records ? [[file, records] as const] : []
    }),
  )
}

/** The attacks of which files are recorded, with the sums of these files. */
export function countAttacks(
  attacks: readonly Attack[],
  records: AttackRecords,
): readonly AttackFigures[] {
  const all = Object.values(records).flat()
  return attacks.flatMap((attack) => {
    const own = all.filter((record) => record.attack === attack.tried)
    const sum = (key: 'attempts' | 'succeeded'): number =>
      own.reduce((total, record) => total + record[key], 0)
    return own.length === 0 ? [] : [{ attack, tried: sum('attempts'), succeeded: sum('succeeded') }]
  })
}

/** The cells of the table: what was tried, how often, and how often what came of it. */
export function attackRows(figures: readonly AttackFigures[]): readonly (readonly string[])[] {
  return figures.map(({ attack, tried, succeeded }) => [
    attack.tried,
    tried.toLocaleString('en-US'),
    `${succeeded.toLocaleString('en-US')} ${attack.succeeded}`,
  ])
}

/** The figures as a table of plain text. */
export function formatAttacks(figures: readonly AttackFigures[]): string {
  const rows = [['attack', 'tried', 'succeeded'], ...attackRows(figures)]
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map(([attack = '', tried = '', end]) =>
    [attack.padEnd(widths[0] ?? 0), tried.padStart(widths[1] ?? 0), end].join('  '),
  )
  return `${lines.join('\n')}\n`
}
