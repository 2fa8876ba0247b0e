import { expect, it } from 'vitest'
import { relaxUnchecked } from '../../../../../cli/migrate/new-site/relax-unchecked.ts'
import type { Diagnostic } from '../../../../../cli/model/diagnostic.ts'

const error = (rule: string, actual: string): Diagnostic => ({
  severity: 'error',
  rule,
  message: 'A',
  data: { actual },
})

it.each<[rule: string, change: Readonly<Record<string, unknown>>]>([
  ['broken-anchor', { onBrokenAnchors: 'warn' }],
  ['broken-asset', { onBrokenAssets: 'warn' }],
  ...[
    'dead-redirect',
    'redirect-chain',
    'redirect-loop',
    'redirect-source',
    'code-include',
    'dangerous-url',
    'unknown-folder',
  ].map((rule): [string, Readonly<Record<string, unknown>>] => [
    rule,
    { checks: { rules: { [rule]: 'warn' } } },
  ]),
])('%s becomes a warning, and a note names what was found', (rule, change) => {
  const before = { config: { title: 'A' }, notes: [] }
  const errors = [error(rule, '/a'), error(rule, '/b'), error(rule, '/a')]
  const { config, notes } = relaxUnchecked(before, errors)
  expect(config).toEqual({ title: 'A', ...change })
  expect(notes.map(({ advice }) => advice)).toEqual([expect.stringMatching(/`\/a`, `\/b`/)])
  expect(relaxUnchecked({ config, notes }, errors)).toEqual({ config, notes })
})

it('names what a message says if there is no data', () => {
  const message = 'The code fence includes `a/b.js`, but `a` has no such file.'
  const errors: Diagnostic[] = [{ severity: 'error', rule: 'code-include', message }]
  const { notes } = relaxUnchecked({ config: {}, notes: [] }, errors)
  expect(notes[0]?.advice).toContain('code fences name do not exist: `a/b.js`. Remove')
})

it('keeps the other rules of the config, and errors of other rules', () => {
  const before = { config: { checks: { rules: { 'vague-link': 'ignore' } } }, notes: [] }
  expect(relaxUnchecked(before, [error('page-failed', 'a')])).toBe(before)
  const { config } = relaxUnchecked(before, [error('redirect-chain', '/a')])
  expect(config).toEqual({
    checks: { rules: { 'vague-link': 'ignore', 'redirect-chain': 'warn' } },
  })
})

it.each(['javascript:go()', 'JAVASCRIPT:go()', 'data:text/html,a', 'vbscript:a', 'blob:a'])(
  'keeps the error about %s, which could run code',
  (url) => {
    const before = { config: {}, notes: [] }
    const errors = [error('dangerous-url', 'ftp://a.example'), error('dangerous-url', url)]
    expect(relaxUnchecked(before, errors)).toBe(before)
  },
)
