import { expect, it } from 'vitest'
import { slugOfTag } from '../../../../../cli/routes/blog/slug-of-tag.ts'

it.each([
  ['React 18', 'react-18'],
  ['React18', 'react-18'],
  ['Café au lait', 'cafe-au-lait'],
  ['Tiếng Việt', 'tieng-viet'],
  ["What's new", 'whats-new'],
  ['XMLHttp', 'xml-http'],
  ['タグ', 'タグ'],
  ['バス', 'バス'],
  ['サーバー', 'サーバー'],
  ['ติดตั้ง', 'ติดตั้ง'],
  ['हिन्दी', 'हिन्दी'],
  ['мой Тег', 'мой-тег'],
  ['ёлка', 'ёлка'],
  ['한국어', '한국어'],
  ['تَثبيت', 'تَثبيت'],
  ['中文 标签', '中文-标签'],
])('the tag `%s` has the path `%s`', (label, path) => {
  expect(slugOfTag(label)).toBe(path)
})
