import { expect, it } from 'vitest'
import { applySeverity } from '../../../../cli/report/apply-severity.ts'
import { linkRules } from '../../../../cli/links/link-rules.ts'
import { isFailure } from '../../../../cli/report/diagnostic.ts'

const broken = linkRules['broken-link'].report({ message: 'Broken.' })

it.each([
  ['ignore', [], []],
  ['log', ['info'], [false, false]],
  ['warn', ['warning'], [false, true]],
  ['throw', ['error'], [true, true]],
  ['error', ['error'], [true, true]],
] as const)(
  'S9: with `%s` a diagnostic is %s and fails a plain and a strict run: %s',
  (option, severities, fails) => {
    const found = applySeverity([broken], option)
    expect(found.map(({ severity }) => severity)).toEqual(severities)
    expect(found.flatMap((one) => [isFailure(one, false), isFailure(one, true)])).toEqual(fails)
  },
)
