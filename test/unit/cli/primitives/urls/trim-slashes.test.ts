import { expect, it } from 'vitest'
import { trimEndSlashes, trimSlashes } from '../../../../../cli/primitives/urls/trim-slashes.ts'

const inner = `a${'/'.repeat(200_000)}b`

it.each([
  ['', '', ''],
  ['/', '', ''],
  ['///', '', ''],
  ['a', 'a', 'a'],
  ['/a/b/', '/a/b', 'a/b'],
  ['//a//b//', '//a//b', 'a//b'],
  ['https://x.example/', 'https://x.example', 'https://x.example'],
  [`/${inner}/`, `/${inner}`, inner],
])('%.20s loses the slashes at its end, or at both ends', (path, withoutEnd, withoutBoth) => {
  expect([trimEndSlashes(path), trimSlashes(path)]).toEqual([withoutEnd, withoutBoth])
})
