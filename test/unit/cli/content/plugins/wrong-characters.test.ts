import { describe, expect, it } from 'vitest'
import { found, make } from '../page-of.ts'

const run = async (text: string): Promise<string> => found(await make(text)).join('\n')

describe('characters in place of others are reported', () => {
  it.each([
    ['<img src=“./a.png” alt=“x”>', '1:6 raw-text `src=“./a.png”` has typographic quotes'],
    ['<Badge text=“beta” />', '1:8 raw-text `text=“beta”` has'],
    [':::note{title=“x”}\nhi\n:::', '1:9 raw-text `title=“x”` has'],
    ['```js title=“a.js”\nx\n```', '1:7 raw-text `title=“a.js”` has'],
    ['<a href=«./b»>x</a>', '1:4 raw-text `href=«./b»` has'],
    ['```sh\necho “hi”\n```', '2:6 raw-text `“hi”` in code has typographic quotes'],
    ['```js\nconst a = ‘x’\n```', '2:11 raw-text `‘x’` in code has'],
    ['```py\nprint(“x”)\n```', '2:7 raw-text `“x”` in code'],
    ['- a\n\n  ```sh\n  git commit –m x\n  ```', '4:14 raw-text `–m` in code has a long dash'],
    ['Itâ€™s', '1:3 raw-text `â€™` looks like one character'],
    ['CafÃ© au lait', '1:4 raw-text `Ã©` looks like'],
    ['20Â°C', '1:3 raw-text `Â°` looks like'],
    ['<!- todo ->', '1:1 raw-text `<!- todo ->` looks like a comment'],
    ['a\n<! -- todo -->', '2:1 raw-text `<! -- todo -->` looks like a comment'],
    ['- <!—- todo —->', '1:3 raw-text `<!—- todo —->` looks like a comment'],
    ['| a |\n| - |\n| <!– x –> |', '3:3 raw-text `<!– x –>` looks like a comment'],
    ['Some text\\', '1:10 raw-text `\\` at the end of a block'],
    ['- item\\\n- b', '1:7 raw-text `\\` at the end of a block'],
    ['## A\\', '1:5 raw-text `\\` at the end of a block'],
  ])('%j', async (text, message) => {
    expect(await run(text)).toContain(message)
  })

  it.each([
    'He said “hi” and a=“b”.',
    '`<img alt=“x”>`',
    '```html\n<img alt=“x”>\n```',
    '```js\nconst a = "“x”"\n```',
    '```tsx\n<p>\n  Was “{title}” saved?\n  “{title}” is.\n</p>\n```',
    '```sh\n# say “hi”\nls\n```',
    '```text\necho “hi”\n```',
    '```sh\nls – and more\n```',
    'Não, Âge, Ã',
    '`Ã©`',
    'A\\\nb',
    '<!-- a --> <- b -> and a <!b> - c',
    '`<!- a ->`',
    'C:\\temp\\',
    'a\\\\',
  ])('but not %j', async (text) => {
    expect(await run(text)).not.toContain('raw-text')
  })
})
