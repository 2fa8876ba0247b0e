import { expect, it } from 'vitest'
import { found, htmlOf, make } from '../page-of.ts'

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

it.each([
  ['Nice :taada: work', '1:6 raw-text `:taada:`'],
  ['A :white_check_marks:', '1:3 raw-text `:white_check_marks:`'],
  ['**A** :rockett:', '1:7 raw-text `:rockett:`'],
  ['完成 :party_parrot: 了', '1:4 raw-text `:party_parrot:`'],
  ['| a |\n| - |\n| b :custom_icon: |', '3:5 raw-text `:custom_icon:`'],
])('a code of an emoji that has no name is reported at its place: %s', async (text, message) => {
  expect(found(await make(text)).join('\n')).toContain(message)
})

it.each([
  'A :tada: and :+1:',
  'At 10:30:45 or a:b:c',
  ':param x: a field',
  'A :ref:`label`',
  '`:taada:`',
  'std::vec::new',
  'The keys :id: and :to:',
])('but no other text between colons: %s', async (text) => {
  expect(found(await make(text)).join('\n')).not.toContain('raw-text')
})
