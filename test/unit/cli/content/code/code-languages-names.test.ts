import { expect, it } from 'vitest'
import { prismLanguages } from '../../../../../cli/content/code/grammars/code-languages.ts'
import { found, make } from '../page-of.ts'

it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])(
  'a fence with the language %s is code in an unknown language',
  async (name) => {
    expect(prismLanguages.resolve(name)).toBe(undefined)
    expect(found(await make(`\`\`\`${name}\na\n\`\`\`\n`))[0]).toContain('1:1 code-language')
  },
)

it('a frame without an address and a title is reported as a frame', async () => {
  expect(found(await make('<iframe></iframe>\n'))).toEqual([
    "1:1 iframe-title A frame has no title, so screen readers can't announce what it contains.",
  ])
})
