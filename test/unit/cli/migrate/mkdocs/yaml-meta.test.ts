import { expect, it } from 'vitest'
import { toYamlMeta } from '../../../../../cli/migrate/mkdocs/docs/yaml-meta.ts'

it.each([
  ['Title: Install\n\nText\n', '---\ntitle: Install\n---\n\nText\n'],
  [
    'Title: Install\r\nAuthor: A\r\n\r\nText',
    '---\r\ntitle: Install\r\nauthor: A\r\n---\r\n\r\nText',
  ],
  ['\uFEFFtitle: A\n\nB', '---\ntitle: A\n---\n\nB'],
  ['  Summary:  One\n    two\n\tthree\n\n# T', '---\nsummary: One two three\n---\n\n# T'],
  ['Author: A\nAuthor: B\n\nC', '---\nauthor: A B\n---\n\nC'],
  ['Title: 2024: a "year"\n\nC', '---\ntitle: "2024: a \\"year\\""\n---\n\nC'],
  ['Title: yes\n# T', '---\ntitle: "yes"\n---\n# T'],
  ['Title:\n    Long\n\nC', '---\ntitle: Long\n---\n\nC'],
  ['Title: A', '---\ntitle: A\n---\n'],
])('makes front matter of lines with keys: %j', (source, yaml) => {
  expect(toYamlMeta(source)).toBe(yaml)
})

it.each([
  ['---\n\nText\n', '***\n\nText\n'],
  ['\uFEFF--- \r\nText: a\r\n', '\uFEFF*** \r\nText: a\r\n'],
  ['---\n\nText\n\n---\n\nMore\n', '***\n\nText\n\n---\n\nMore\n'],
  ['---\n\n!!! note "A: b"\n\n---\n', '***\n\n!!! note "A: b"\n\n---\n'],
])(
  'makes a first line of dashes a line between parts if it begins no front matter: %j',
  (source, text) => {
    expect(toYamlMeta(source)).toBe(text)
  },
)

it.each([
  '',
  '---\n---\n\nA\n',
  '---\ntitle: A\n...\n\nB\n',
  '---\ntitle: "A\n---\n\nB\n',
  '---\n# none\n---\n',
  '\n\nTitle: A\n',
  '# Title: A\n',
  'See also: the guide.\n',
  '---\ntitle: A\n---\n\nB: c\n',
  '[a]: ./b.md\n',
  '    title: A\n',
  '- Title: A\n',
  '<!-- Title: A -->\n',
  '::: a.b\n',
  '!!! note: a\n',
  '__:material-check: a__\n',
  '2024: a\n',
])('leaves others alone: %j', (source) => {
  expect(toYamlMeta(source)).toBe(source)
})
