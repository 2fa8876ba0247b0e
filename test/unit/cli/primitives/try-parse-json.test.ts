import { expect, test } from 'vitest'
import { parseJsonObject, tryParseJson } from '../../../../cli/primitives/formats/try-parse-json.ts'

test.each([
  ['{"a":1}', { a: 1 }, { a: 1 }],
  ['[1]', [1], {}],
  ['null', null, {}],
  ['{"a":', undefined, {}],
  ['', undefined, {}],
  [undefined, undefined, {}],
])('the value in %j is %j, and the object %j', (text, value, object) => {
  expect(tryParseJson(text)).toEqual(value)
  expect(parseJsonObject(text)).toEqual(object)
})
