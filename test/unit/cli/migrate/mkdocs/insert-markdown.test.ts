import { expect, it } from 'vitest'
import { createIncludeBudget } from '../../../../../cli/primitives/include-budget.ts'
import { insertMarkdown } from '../../../../../cli/migrate/mkdocs/rewrite/insert-markdown.ts'

/** Files by their path relative to the page. */
const files: Readonly<Record<string, string>> = {
  'parts/a.md':
    'A [b](b.md) ![c](../c.png)\n\n[d]: d.md\n\n# Title\n\n```\n# code [e](e.md)\n```\n',
  'parts/marks.md': 'x<!--s-->one<!--e-->y<!--s-->two<!--e-->z\n',
  'parts/outer.md': '{% include-markdown "inner.md" %}\n',
  'parts/inner.md': '[web](https://a.example) [own](./own.md#id) [top](#id) <img src="i.png">\n',
  'parts/loop.md': '{% include-markdown "loop.md" %}\n',
  'run.py': 'a()\nb()\n',
}
const insert = (source: string, newline = '\n') =>
  insertMarkdown(
    source,
    {
      has: (name) => name === 'include-markdown',
      findMarkdown: (name, from) => {
        const path = from === '' ? name : `parts/${name}`
        const text = files[path]
        return text === undefined ? undefined : { path, text }
      },
    },
    { newline, budget: createIncludeBudget() },
  )

it.each([
  [
    '{% include-markdown "parts/a.md" %}\n',
    'A [b](parts/b.md) ![c](c.png)\n\n[d]: parts/d.md\n\n# Title\n\n```\n# code [e](e.md)\n```\n',
  ],
  [
    "{%\n  include-markdown 'parts/a.md'\n  heading-offset=1\n  rewrite-relative-urls=false\n%}\n",
    'A [b](b.md) ![c](../c.png)\n\n[d]: d.md\n\n## Title\n\n```\n# code [e](e.md)\n```\n',
  ],
  ['{% include-markdown "parts/marks.md" start="<!--s-->" end="<!--e-->" %}', 'onetwo'],
  ['{% include-markdown "parts/marks.md" end="<!--s-->" %}', 'x'],
  [
    '{% include-markdown "parts/marks.md" start="gone" comments=false %}',
    files['parts/marks.md']?.trim(),
  ],
  [
    '{% include-markdown "parts/outer.md" %}',
    '[web](https://a.example) [own](parts/own.md#id) [top](#id) <img src="parts/i.png">',
  ],
  ['```py\n{% include "run.py" %}\n```\n', '```py\na()\nb()\n```\n'],
  ['- a\n\n    {%- include "run.py" -%}\n', '- a\n\n    a()\n    b()\n'],
  ['{% include-markdown "gone.md" %}\n', '<!-- MkDocs: {% include-markdown "gone.md" %} -->\n'],
  ['```\n{% include "gone.md" %}\n```\n', '```\n{% include "gone.md" %}\n```\n'],
  ['{% if a %}{{ b }}{% include c %}\n', '{% if a %}{{ b }}{% include c %}\n'],
])('replaces the tag of the plugin in %j', (source, text) => {
  expect(insert(source).source).toBe(text)
})

it('names the files that are no longer the only source, and keeps the line ends of the page', () => {
  const { source, findings } = insert(
    'A\r\n\r\n{% include "run.py" %}\r\n{% include "gone" %}',
    '\r\n',
  )
  expect(source).toBe('A\r\n\r\na()\r\nb()\r\n<!-- MkDocs: {% include "gone" %} -->')
  expect(findings).toEqual([
    { what: 'included file', line: 3, lost: 'the file `run.py` as the only source of the text' },
    { what: 'included file', line: 4, lost: 'the file `gone`, which can’t be read' },
  ])
})

it('ends with files that include themselves', () => {
  expect(insert('{% include-markdown "parts/loop.md" %}').source).toContain('include-markdown')
})

it('leaves tags alone on a site without the plugin', () => {
  const source = '{% include "run.py" %}'
  const none = { has: () => false, findMarkdown: () => undefined }
  expect(insertMarkdown(source, none, { newline: '\n', budget: createIncludeBudget() })).toEqual({
    source,
    findings: [],
  })
})
