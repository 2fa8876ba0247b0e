import { expect, it } from 'vitest'
import { describeStop } from '../../../../cli/threads/describe-stop.ts'
import type { StopCause, Work } from '../../../../cli/threads/work.ts'

const kinds: readonly Work['kind'][] = ['config', 'code', 'data', 'page', 'render', 'stage']
const causes: readonly StopCause[] = [
  { kind: 'late', seconds: 10 },
  { kind: 'exited', exitCode: 0 },
  { kind: 'memory', megabytes: 4096 },
  { kind: 'stalled' },
]

it.each(kinds.flatMap((kind) => causes.map((cause) => [kind, cause.kind, cause] as const)))(
  'a finding about work of the kind `%s` that was stopped (%s) names its subject',
  (kind, _, cause) => {
    const found = describeStop({ work: { kind, subject: 'a/b', line: 4 }, cause })
    expect(found.message).toContain('`a/b`')
    expect(found.message).toMatch(/^[`A-Z].*\.$/)
    expect(found.help).toMatch(/\.$/)
    expect(found.place?.line).toBe(kind === 'stage' ? undefined : 4)
  },
)

it('a page that takes too long is named with its limit', () => {
  const work = { kind: 'page', subject: 'docs/a.md' } as const
  expect(describeStop({ work, cause: { kind: 'late', seconds: 1 } }).message).toBe(
    'Compiling `docs/a.md` took longer than 1 second, so it was stopped.',
  )
})
