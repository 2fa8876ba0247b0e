import { unwritableProblem, findUnwritable } from '../../primitives/text/unwritable-values.ts'
import type { OptionProblem } from './option-problem.ts'

/** Options with values that docs-ssg only passes on to code. */
const OPAQUE = new Set(['customFields', 'integrations', 'markdown'])

/** Find control characters in the texts of a config, such as titles and labels. */
export function checkOptionTexts(config: object): readonly OptionProblem[] {
  const texts = Object.entries(config).filter(([name]) => !OPAQUE.has(name))
  return findUnwritable(Object.fromEntries(texts)).map(({ path, name }) => ({
    path: path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    value: name,
    problem: `, but it ${unwritableProblem.because(name)}`,
    help: unwritableProblem.help(name),
  }))
}
