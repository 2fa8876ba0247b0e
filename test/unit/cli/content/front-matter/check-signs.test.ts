import { expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (frontMatter: string): Promise<readonly string[]> =>
  found(await make(`---\n${frontMatter}\n---\n\nText.\n`)).filter((one) => one.includes('raw-text'))

it.each([
  ['title: “Start”', '2:1 raw-text `“Start”` in the front matter key `title`'],
  ['description: „Start“', '2:1 raw-text `„Start“` in the front matter key `description`'],
  ['sidebar_label: ‘Start’', '2:1 raw-text `‘Start’` in the front matter key `sidebar_label`'],
  ['slug: “/a”', '2:1 raw-text `“/a”` in the front matter key `slug`'],
  ['tags: [a, “b”]', '2:11 raw-text `“b”` in the front matter key `tags`'],
  ['tags: [前端，后端]', '2:8 raw-text `前端，后端` in the front matter key `tags` contains `，`'],
  ['tags:\n  - a、b', '3:5 raw-text `a、b` in the front matter key `tags` contains `、`'],
  ['keywords: [أ، ب]', '2:12 raw-text `أ، ب` in the front matter key `keywords` contains `،`'],
])('signs that YAML reads as text are reported at their place: %s', async (text, message) => {
  expect((await run(text)).join('\n')).toContain(message)
})

it.each([
  'title: “One” and “two”',
  'title: The “new” way',
  'title: 安装，然后运行',
  'title: "“Quoted on purpose” and more"',
  'description: 前端，后端',
  'tags: [a, b]',
  'title: ‘Twas the night',
  'title: 「引用」',
])('but not those of a text: %s', async (text) => {
  expect(await run(text)).toEqual([])
})
