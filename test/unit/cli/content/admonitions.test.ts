import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { admonitionTypes, alertTypes } from '../../../../runtime/shared/text/admonitions.ts'
import { htmlOf } from './page-of.ts'

const boxes = admonitionTypes.filter((type) => type !== 'details')

/** Without space before tags, attributes in the order of their names: the three forms differ in both. */
const normalized = (html: string): string =>
  html.replace(/\s+</g, '<').replace(
    /<aside ([^>]*)>/,
    (_, attributes: string) =>
      `<aside ${attributes
        .match(/\w+="[^"]*"/g)
        ?.toSorted()
        .join(' ')}>`,
  )

it.each(boxes)('the directive `%s` and the component make the same box', async (type) => {
  const [directive, component] = await Promise.all([
    htmlOf(`:::${type}{.wide #x}\n\nText.\n\n:::\n`),
    htmlOf(`<Admonition type="${type}" className="wide" id="x">\n\nText.\n\n</Admonition>\n`),
  ])
  expect(normalized(directive)).toBe(normalized(component))
  expect(directive).toContain(`class="admonition admonition-${type} wide"`)
})

it.each(alertTypes)('an alert of the type `%s` is the same box', async (type) => {
  const [alert, directive] = await Promise.all([
    htmlOf(`> [!${type.toUpperCase()}]\n> Text.\n`),
    htmlOf(`:::${type}\nText.\n:::\n`),
  ])
  expect(normalized(alert)).toBe(normalized(directive))
})

it.each([
  ['Plain', 'Plain', 'Text.'],
  ['Call `throw` first', 'Call <code>throw</code> first', 'Text.'],
  ['`code` first', '<code>code</code> first', 'Text.'],
  ['**Bold** and *stress*', '<strong>Bold</strong> and <em>stress</em>', 'Text.'],
  ['See [a](#b).', 'See <a href="#b">a</a>.', 'Text.'],
  ['Plain', 'Plain', '`b` c'],
  ['Ends with `code`', 'Ends with <code>code</code>', '`b` c'],
  ['', 'Note', '`b` c'],
])('the first line of an alert, %s, is its title', async (line, title, text) => {
  const body = text.replace('`b`', '<code>b</code>')
  for (const end of ['', '\\'])
    for (const gap of ['', '>\n']) {
      if (end !== '' && (gap !== '' || line === '')) continue
      const html = (await htmlOf(`> [!NOTE] ${line}${end}\n${gap}> ${text}\n`)).replaceAll('\n', '')
      expect(html).toContain(`<p class="admonition-title">${title}</p><p>${body}</p></aside>`)
    }
})

it('types that GitHub does not have stay quotes', async () => {
  const others = boxes.filter((type) => !alertTypes.includes(type))
  expect(others).toEqual(['success', 'secondary'])
  for (const type of others)
    expect(await htmlOf(`> [!${type}]\n> Text.\n`)).toContain('<blockquote>')
})

it('DIALECT.md names every type', () => {
  const dialect = readFileSync('cli/content/DIALECT.md', 'utf8')
  expect(admonitionTypes.filter((type) => !dialect.includes(`\`${type}\``))).toEqual([])
})
