import { expect, it } from 'vitest'
import { findAccent } from '../../../../../cli/migrate/vitepress/read/read-accent.ts'

it.each([
  [['--vp-c-brand: #123;'], '#123'],
  [['--vp-c-brand: #111111;', '--vp-c-brand-1: #222222;'], '#222222'],
  [['--vp-c-brand-1: #222222; } .dark { --vp-c-brand-1: #333333;'], '#222222'],
  [['--vp-c-brand-1: var(--leaf);', '--leaf: var( --green ); --green: #117733;'], '#117733'],
  [['--vp-c-brand-1: var(--vp-c-green-1);'], '#18794e'],
  [['--vp-c-brand-1: var(--vp-c-green-1); --vp-c-green-1: #117733;'], '#117733'],
  [['--vp-c-green-1: inherit;'], undefined],
  [['--vp-c-brand-1: var(--gone); --vp-c-brand: #111111;'], '#111111'],
  [['--vp-c-brand-1: var(--vp-c-brand-1);'], undefined],
  [['--vp-c-brand-1: var(--a); --a: var(--vp-c-brand-1);'], undefined],
  [['--vp-c-brand-10: #111111;', '--vp-c-brand: rgb(1 2 3);'], undefined],
])('the brand color of %j is %s', (rules, color) => {
  expect(findAccent(rules.map((rule) => `:root { ${rule} }`))).toBe(color)
})
