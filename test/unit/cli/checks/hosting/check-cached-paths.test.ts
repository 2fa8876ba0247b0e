import { expect, it } from 'vitest'
import { checkCachedPaths } from '../../../../../cli/checks/hosting/check-cached-paths.ts'
import { markContentPath } from '../../../../../cli/model/content-path.ts'
import { toOutputPath } from '../../../../../cli/model/output-path.ts'

const found = (output: string, kind: 'page' | 'file'): readonly string[] =>
  checkCachedPaths([
    { output: toOutputPath(output), source: markContentPath('static/a'), kind },
  ]).map(({ rule, message, help }) => `${rule}: ${message} ${help}`)

it.each([
  ['assets/logo.svg', 'file', 'Move the file'],
  ['assets/fonts/a.woff2', 'file', 'Move the file'],
  ['assets/index.html', 'page', 'Move the page'],
  ['assets/icons/index.html', 'page', 'Move the page'],
] as const)('reports %s, which browsers keep for a year', (output, kind, says) => {
  expect(found(output, kind)).toEqual([
    expect.stringMatching(new RegExp(`^cached-path: .*${says}`)),
  ])
})

it.each(['img/logo.svg', 'assets.html', 'assets-guide/index.html', 'de/assets/a.html'])(
  'accepts %s',
  (output) => {
    expect(found(output, 'page')).toEqual([])
  },
)
