import type { OptionPath } from '../../schema/option-key.ts'

/** An option whose type is right and whose value cannot be used. */
export interface OptionProblem {
  readonly path: OptionPath
  readonly value: unknown
  /**
   * Continues the sentence that names option and value: `; expected a path, such as \`/docs/\``.
   */
  readonly problem: string
  readonly help?: string
}
