import { expect, it } from 'vitest'
import { omitItemEnds } from '../../../../../cli/render/sidebar/omit-item-ends.ts'

it.each([
  ['<ul><li>a</li><li class="b">b</li></ul>', '<ul><li>a<li class="b">b</ul>'],
  ['<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>', '<ul><li>a<ul><li>b</ul><li>c</ul>'],
  // Text after the end tag would become part of the item.
  ['<ul><li>a</li> </ul>', '<ul><li>a</li> </ul>'],
  ['<p>&lt;/li&gt;&lt;li&gt;</p>', '<p>&lt;/li&gt;&lt;li&gt;</p>'],
])('omitItemEnds makes %s %s', (html, expected) => {
  expect(omitItemEnds(html)).toBe(expected)
})
