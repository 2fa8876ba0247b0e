interface Figures {
  readonly exitCode: number | null
  /** Kept, of all. */
  readonly pages: readonly [number, number]
  readonly ids: readonly [number, number]
  readonly links: readonly [number, number]
  readonly findings: Readonly<Record<string, number>>
}

interface TimedFigures extends Figures {
  readonly seconds: number
}

/** What `docs-ssg migrate` printed, as figures. */
export function readFigures(run: {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}): Figures

/** What is worse than expected, as sentences. */
export function compareFigures(expected: TimedFigures, found: TimedFigures): readonly string[]
