import { describe, expect, it } from 'vitest'
import { allRules } from '../../../../cli/checks/all-rules.ts'
import { formatBaseline, parseBaseline, subtractBaseline } from '../../../../cli/report/baseline.ts'
import { toPlace } from '../../../../cli/report/diagnostic.ts'
import { finalizeDiagnostics } from '../../../../cli/report/finalize-diagnostics.ts'
import { applySuppressions } from '../../../../cli/report/suppressions.ts'
import { configOf } from '../../../helpers/memory-site.ts'

/**
 * Every rule that was renamed, or split from another one, and the id that sites may still write.
 */
const renamed = [
  ['bundle-warning', 'bundle'],
  ['case-collision', 'twin-address'],
  ['expression-as-text', 'no-literal'],
  ['image-in-code', 'picture-in-code'],
  ['missing-external-link', 'dead-external-link'],
  ['stray-closing-tag', 'component-tag'],
  ['suppression-without-reason', 'opt-out-no-reason'],
  ['unknown-directive', 'unknown-component'],
  ['unknown-tag', 'unknown-component'],
  ['unparsed-emphasis', 'stray-stars'],
  ['unsized-image', 'unsized-picture'],
  ['untranslated-component', 'untranslated-text'],
] as const

const place = toPlace('docs/a.md', { line: 2, column: 1 })

it('the list of renamed rules is complete', () => {
  const known = Object.values(allRules).flatMap(({ id, formerly }) =>
    formerly === undefined ? [] : [[id, formerly]],
  )
  expect(known.toSorted()).toEqual(renamed.toSorted())
})

describe.each(renamed)('%s, formerly %s,', (id, formerly) => {
  const diagnostic = allRules[id]?.report({ message: 'x', place, data: { actual: 'y' } })
  if (!diagnostic) throw new Error(`\`${id}\` must be a rule.`)

  it('has the severity that `checks.rules` gives to its old id', () => {
    const severitiesWith = (rules: Readonly<Record<string, 'error' | 'ignore' | 'log'>>) =>
      finalizeDiagnostics([diagnostic], configOf({ checks: { rules } })).map(
        ({ severity }) => severity,
      )
    expect(severitiesWith({ [formerly]: 'ignore' })).toEqual([])
    expect(severitiesWith({ [formerly]: 'log' })).toEqual(['info'])
    expect(severitiesWith({ [formerly]: 'error' })).toEqual(['error'])
    expect(severitiesWith({ [formerly]: 'error', [id]: 'log' })).toEqual(['info'])
  })

  it('is suppressed by a comment that names its old id', () => {
    const text = `<!-- docs-ssg-ignore ${formerly}: it is quoted -->\ntext\n`
    expect(applySuppressions(place.path, text, [diagnostic])).toEqual([])
  })

  it('is known to a baseline that names its old id', () => {
    const old = parseBaseline(formatBaseline([{ ...diagnostic, rule: formerly }]))
    if (!old) throw new Error('The baseline must be readable.')
    expect(subtractBaseline([diagnostic], old)).toEqual([])
    expect(subtractBaseline([diagnostic, diagnostic], old)).toEqual([diagnostic])
  })
})
