import { describe, expect, it } from 'vitest'
import { textKeys } from '../../../../../cli/content/front-matter/metadata-texts.ts'
import { found, make, pageOf } from '../page-of.ts'

const blanks = ['""', '" "', '"\\t"', '"\u200B"', '"\u00A0\uFEFF"', '"\u3000"', '|\n  \u200B']

describe.each(textKeys)('an empty text of `%s`', (key) => {
  it.each(blanks)('is reported and has no effect: %j', async (blank) => {
    const made = await make(`---\n${key}: ${blank}\n---\n\n# Head\n\nText.\n`)
    expect(found(made)).toEqual([
      `2:1 no-effect The front matter key \`${key}\` has no effect, because its text is empty.`,
    ])
    expect(made.page).toMatchObject({ title: 'Head', description: 'Text.' })
    expect(made.page?.frontMatter).not.toHaveProperty(key)
  })

  it.each(['"0"', '"—"', '"."', '"\u200Ba"'])('is not %s', async (text) => {
    expect(found(await make(`---\n${key}: ${text}\n---\n\n# Head\n`))).toEqual([])
  })
})

it.each([
  ['# ![](a.png)', 'page'],
  ['# \u200B', 'page'],
  ['#', 'page'],
  ['<h1><img src="a.png"></h1>', 'page'],
  ['---\nlayout: home\nhero: { name: "", title: " " }\n---\n', 'page'],
  ['---\nlayout: home\nhero: { name: " ", title: A }\n---\n', 'A'],
  ['# ![B](a.png)', 'B'],
])('a page whose heading is empty has the title of its file: %j', async (text, title) => {
  expect((await pageOf(text)).title).toBe(title)
})
