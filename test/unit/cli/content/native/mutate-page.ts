/** Edits a list of lines in place. */
type Mutation = (lines: string[], at: number, random: () => number) => void

const pick = <T>(list: readonly T[], random: () => number): T | undefined =>
  list[Math.floor(random() * list.length)]

const change =
  (edit: (line: string, random: () => number) => string): Mutation =>
  (lines, at, random) => {
    lines[at] = edit(lines[at] ?? '', random)
  }

const insert =
  (...texts: readonly string[]): Mutation =>
  (lines, at, random) => {
    lines.splice(at, 0, pick(texts, random) ?? '')
  }

const fences = [
  '```',
  '````',
  '~~~',
  '```js',
  '``',
  '` ` `',
  '  ```',
  '    ```',
  '```js {1}',
  '> ```',
]
const colons = [
  ':::',
  '::::',
  '::',
  ':::tip',
  '::: details Title',
  ':::note[A]{.b}',
  '  :::',
  '- :::',
]
const marks = ['`', '*', '_', '[', ']', '<', '>', '{', '}', ':', '|', '\\', '!', '$', '~', '"']

/** What goes wrong in pages: lines that were lost or moved, and marks that were damaged. */
const mutations: readonly Mutation[] = [
  (lines, at) => lines.splice(at, 1),
  (lines, at) => lines.splice(at, 0, lines[at] ?? ''),
  (lines, at, random) => {
    const other = Math.floor(random() * lines.length)
    ;[lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? '']
  },
  (lines, at, random) => {
    lines.splice(Math.floor(random() * lines.length), 0, ...lines.splice(at, 3))
  },
  // A closing mark has one character less or more.
  (lines, at, random) => {
    const marked = lines.flatMap((line, index) =>
      /^[\s>]*(?:`{3}|~{3}|:{3})/.test(line) ? index : [],
    )
    const one = pick(marked, random) ?? at
    const line = lines[one] ?? ''
    lines[one] = random() < 0.5 ? line.replace(/[`~:]/, '') : line.replace(/[`~:]/, '$&$&')
  },
  (lines, at, random) => {
    const marked = lines.flatMap((line, index) =>
      /^[\s>]*(?:`{3}|~{3}|:{3})/.test(line) ? index : [],
    )
    lines.splice(pick(marked, random) ?? at, 1)
  },
  insert(...fences),
  insert(...colons),
  insert(''),
  insert(
    '---',
    '***',
    '# ',
    '<!-- ',
    '-->',
    '<div>',
    '</div>',
    '| a | b |',
    '[a]: /b',
    '1. ',
    '- ',
  ),
  change((line) => `  ${line}`),
  change((line) => `    ${line}`),
  change((line) => line.trimStart()),
  change((line) => `> ${line}`),
  change((line) => `- ${line}`),
  change((line) => `${line}  `),
  change((line, random) => line.slice(0, Math.floor(random() * line.length))),
  change((line, random) => {
    const at = Math.floor(random() * (line.length + 1))
    return line.slice(0, at) + (pick(marks, random) ?? '') + line.slice(at)
  }),
  change((line, random) => {
    const at = Math.floor(random() * line.length)
    return line.slice(0, at) + line.slice(at + 1)
  }),
  // Several lines in a row.
  (lines, at, random) => {
    const prefix = pick(['  ', '    ', '\t', '> ', '- '], random) ?? ''
    for (let line = at; line < Math.min(at + 6, lines.length); line++)
      lines[line] = prefix + (lines[line] ?? '')
  },
]

/** A page with one to four errors, as they happen to people who edit it. */
export function mutatePage(page: string, random: () => number): string {
  const lines = page.split('\n')
  for (let left = 1 + Math.floor(random() * 4); left > 0; left--) {
    const mutation = pick(mutations, random)
    mutation?.(lines, Math.floor(random() * lines.length), random)
  }
  return lines.join('\n')
}
