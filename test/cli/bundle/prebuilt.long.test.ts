import { expect, it } from 'vitest'
import { createDice } from '../../unit/fast-paths/random-text.ts'
import { findUnequalFiles } from './bundle-both-ways.ts'

/** Options, and files that they name, of which a random part is used. */
const parts: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["baseUrl: '/project/'", {}],
  ["theme: { accent: '#7c3aed' }", {}],
  ["customCss: ['a.css']", { 'a.css': 'p{margin:0}' }],
  ['blog: {}', { 'blog/2026-01-02-a.md': '# A\n' }],
  ['markdown: { math: true }', { 'docs/b.md': '# B\n\n$x$\n' }],

  ['sidebar: { hideable: true }', {}],
  ['colorMode: { disableSwitch: true }', {}],
]

it('prebuilt files of browsers are those that the bundler makes, for 40 random sites', async () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const dice = createDice(seed)
    const chosen = parts.filter(() => dice.below(3) === 0)
    const files = Object.assign({}, ...chosen.map(([, own]) => own))
    const options = chosen.map(([option]) => option).join(', ')
    const site = { ...files, 'site.config.mjs': `export default { ${options} }\n` }
    expect(await findUnequalFiles(site), options).toEqual([])
  }
})
