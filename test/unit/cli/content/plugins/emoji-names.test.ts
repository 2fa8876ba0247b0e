import { expect, it } from 'vitest'
import { htmlOf } from '../page-of.ts'

it.each([
  ['a:b:c', 'a:b:c'],
  ['10:100:20', '10:100:20'],
  ['urn:x:1', 'urn:x:1'],
  ['Done:tada:', 'Done🎉'],
  [':tada:Done', '🎉Done'],
  ['完成:tada:了', '完成🎉了'],
  [':rocket::rocket:', '🚀🚀'],
])('names of emoji between letters or digits are text: %s', async (text, shown) => {
  expect(await htmlOf(text)).toContain(`<p>${shown}</p>`)
})
