import { describe, expect, it } from 'vitest'
import { found, make } from './page-of.ts'

const controls = [
  1, 8, 0x0b, 0x0e, 0x1b, 0x1f, 0x7f, 0x85, 0x9f, 0xfdd0, 0xfdd1, 0xfdef, 0xfffe, 0xffff,
].map((code) => String.fromCodePoint(code))
const toName = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Every part of Markdown that can contain a character as it is, with the place of the character. */
const parts: readonly (readonly [
  part: string,
  write: (character: string) => string,
  at: string,
])[] = [
  ['a paragraph', (one) => `# T\n\nA ${one}b.\n`, '3:3'],
  ['a heading', (one) => `# T${one}\n`, '1:4'],
  ['code', (one) => `# T\n\nA \`${one}\`.\n`, '3:4'],
  ['a code block', (one) => `# T\n\n\`\`\`sh\nab${one}c\n\`\`\`\n`, '4:3'],
  ['the URL of a link', (one) => `# T\n\n[a](https://a.example/${one})\n`, '3:23'],
  ['the text of an image', (one) => `# T\n\n![a${one}](https://a.example/a.png)\n`, '3:4'],
  ['HTML', (one) => `# T\n\n<b title="${one}">a</b>\n`, '3:11'],
  ['a component', (one) => `# T\n\n<Card title="${one}">a</Card>\n`, '3:14'],
  ['below front matter', (one) => `---\ntitle: T\n---\n\nA ${one}b.\n`, '5:3'],
]
/** What spells a character: the finding is at the element that would contain it. */
const spelled: readonly (readonly [text: string, name: string, line: number])[] = [
  ['<div>&#1;</div>', 'U+0001', 3],
  ['Text\n\n<p>a &#x1b;</p>', 'U+001B', 5],
  ['<div>&#xFDD0;</div>', 'U+FDD0', 3],
]

describe('a control character in a page', () => {
  it.each(parts)('P12: in %s is an error at its place', async (_, write, at) => {
    for (const control of controls)
      expect(found(await make(write(control))).filter((one) => one.includes('unreadable'))).toEqual(
        [
          `${at} unreadable-text The text contains the character \`${toName(control)}\`, which HTML and XML can't contain.`,
        ],
      )
  })

  it.each(spelled)('P12: is an error if it is spelled: %j', async (text, name, line) => {
    const { diagnostics } = await make(`# T\n\n${text}\n`)
    expect(diagnostics).toMatchObject([
      { rule: 'unreadable-text', message: expect.stringContaining(name), place: { line } },
    ])
  })

  // Markdown replaces references to control characters.
  it('is none that is white space', async () => {
    expect(found(await make('# T\n\nA\tb\fc\r\nd &#9; &#1; \u00A0 \u200D\n'))).toEqual([])
  })
})
