import { expect, it } from 'vitest'
import {
  createUniqueSlugs,
  openDocument,
  toSlug,
} from '../../../../cli/integrations/open-api/document.ts'

it.each([
  [
    ['C', 'C++', 'c#'],
    ['c', 'c-2', 'c-3'],
  ],
  [
    ['a', 'A', 'a-2'],
    ['a', 'a-3', 'a-2'],
  ],
  [
    ['a-2', 'a', 'A'],
    ['a-2', 'a', 'a-3'],
  ],
  [
    ['User', 'user', 'USER 2'],
    ['user', 'user-3', 'user-2'],
  ],
  [
    ['++', '#'],
    ['other', 'other-2'],
  ],
  [
    ['日本!', '日本?'],
    ['日本', '日本-2'],
  ],
  // Names that no file system holds.
  [
    ['x'.repeat(300), 'x'.repeat(400), '日'.repeat(100), `${'a'.repeat(199)} b`],
    ['x'.repeat(200), `${'x'.repeat(200)}-2`, '日'.repeat(66), 'a'.repeat(199)],
  ],
])('gives names of an API that differ only in signs a slug each: %j', (names, expected) => {
  const uniqueSlug = createUniqueSlugs(names.map(toSlug))
  expect(names.map((name) => uniqueSlug(toSlug(name)))).toEqual(expected)
  const get = (operationId: string) => ({ get: { operationId } })
  const paths = Object.fromEntries(names.map((name, index) => [`/${index}`, get(name)]))
  expect(openDocument({ paths }).operations.map(({ id }) => id)).toEqual(expected)
})
