interface Figures {
  readonly exitCode: number | null
  /** Kept, of all. */
  readonly pages: readonly [number, number]
  readonly ids: readonly [number, number]
  readonly links: readonly [number, number]
  readonly findings: Readonly<Record<string, number>>
}

interface SiteFigures extends Figures {
  /** By construct: how many texts show readers the syntax of the old tool. */
  readonly raw: Readonly<Record<string, number>>
  readonly seconds: number
}

/** What `docs-ssg migrate` printed, as figures. */
export function readFigures(run: {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}): Figures

/** What is worse than expected, as sentences. */
export function compareFigures(expected: SiteFigures, found: SiteFigures): readonly string[]
