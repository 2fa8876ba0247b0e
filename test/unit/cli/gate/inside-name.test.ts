import { describe, expect, it } from 'vitest'
import { toPageName, toSampleName } from '../../../../cli/gate/inside-name.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { pathForms } from '../../../cli/gate/path-forms.ts'

describe('toSampleName', () => {
  it.each([
    'a.ts',
    'app/store.ts',
    '.storybook/main.ts',
    'app/[...slug]/page.tsx',
    'app/(group)/@modal/page.tsx',
    'routes/$id.tsx',
    'vite-env.d.ts',
    'styles.module.css',
    'data.json',
    'node_modules/pkg/index.d.ts',
    'contents.ts',
  ])('P16: a sample may have the file %j', (name) => {
    expect(toSampleName(name)).toBe(name)
    expect(toSampleName(`./${name}`)).toBe(name)
  })

  it.each([
    '',
    '.',
    '..',
    './',
    'a',
    'a.exe',
    'a.sh',
    '../a.ts',
    'a/../b.ts',
    'a/./b.ts',
    'a//b.ts',
    '/a.ts',
    'a/',
    '././a.ts',
    'a\\b.ts',
    'C:a.ts',
    'a.ts:b.ts',
    'a\0.ts',
    'a .ts',
    'a./b.ts',
    '.../a.ts',
    '..a/b.ts/..',
    'con.ts',
    'Nul.d.ts',
    'x/COM1/a.ts',
    '~/a.ts',
    'é.ts',
    '%2e%2e/a.ts',
    'tsconfig.json',
    'a/TSConfig.build.json',
    'jsconfig.json',
    'package.json',
    'node_modules/a/package.json',
    `${'a/'.repeat(200)}a.ts`,
  ])('P16: a sample has no file %j', (name) => {
    expect(toSampleName(name)).toBeUndefined()
  })

  it('P16: takes no form of a path out of its folder', () => {
    const target = { root: '/srv/own', up: '../../', ext: '.ts' }
    const taken = Object.values(pathForms).flatMap((write) => toSampleName(write(target)) ?? [])
    countAttempts(Object.keys(pathForms).length)
    // Plain names: what they mean in a page doesn't exist in the folder of a sample.
    expect(taken.toSorted()).toEqual([
      '$HOME/secret.ts',
      '.HIDDEN.ts',
      '.hidden.ts',
      '@site/docs/link.ts',
      'LINK.ts',
      'Linked/secret.ts',
      'alias.ts',
      'chain.ts',
      'dangling.ts',
      'device.ts',
      'hard.ts',
      'junction/secret.ts',
      'link.ts',
      'linked/secret.ts',
      'loop.ts',
      'process.ts',
    ])
  })
})

describe('toPageName', () => {
  it.each(['api/index.md', 'Ünï/日本 語.md', "it's (new).md", '1.2.0.md'])(
    'P16: an integration may add the page %j',
    (name) => expect(toPageName(name)).toBe(name),
  )

  it.each([
    '../a.md',
    'a/../../b.md',
    '/a.md',
    'C:/a.md',
    'a\\b.md',
    'a\0.md',
    'aux.md',
    'a/. /b.md',
  ])('P16: an integration has no page %j', (name) => expect(toPageName(name)).toBeUndefined())
})
