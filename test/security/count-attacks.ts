import type { Attack } from './attacks.ts'

/** What a test did, as far as the table needs it. */
export interface AttackTest {
  /** Relative to `test/`. */
  readonly file: string
  /** Titles of the groups and of the test, joined by ` > `. */
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped' | 'pending'
  readonly attempts: { readonly tried: number; readonly succeeded: number } | undefined
}

export interface AttackFigures {
  readonly attack: Attack
  readonly tried: number
  readonly succeeded: number
}

/** Add up the attempts of each attack. A failed test counts as at least one success. */
export function countAttacks(
  attacks: readonly Attack[],
  tests: readonly AttackTest[],
): readonly AttackFigures[] {
  return attacks.map((attack) => {
    const own = tests.filter(
      ({ file, title, state }) =>
        attack.files.includes(file) &&
        (attack.titles?.test(title) ?? true) &&
        (state === 'passed' || state === 'failed'),
    )
    const sum = (count: (test: AttackTest) => number): number =>
      own.reduce((total, test) => total + count(test), 0)
    return {
      attack,
      tried: sum(({ attempts }) => attempts?.tried ?? 1),
      succeeded: sum(({ attempts, state }) =>
        state === 'failed' ? Math.max(1, attempts?.succeeded ?? 0) : 0,
      ),
    }
  })
}

/** The figures as a table of plain text. */
export function formatAttacks(figures: readonly AttackFigures[]): string {
  const rows = figures.map(({ attack, tried, succeeded }) => [
    attack.tried,
    tried.toLocaleString('en-US'),
    `${succeeded.toLocaleString('en-US')} ${attack.succeeded}`,
  ])
  const widths = [0, 1].map((column) =>
    Math.max(...[['attack', 'tried'], ...rows].map((row) => row[column]?.length ?? 0)),
  )
  const lines = [['attack', 'tried', 'succeeded'], ...rows].map(([attack = '', tried = '', end]) =>
    [attack.padEnd(widths[0] ?? 0), tried.padStart(widths[1] ?? 0), end].join('  '),
  )
  return `${lines.join('\n')}\n`
}
