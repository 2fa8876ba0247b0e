import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseSummary } from '../../../../cli/migrate/mdbook/read/parse-summary.ts'
import { rewriteChapter } from '../../../../cli/migrate/mdbook/rewrite/rewrite-chapter.ts'
import type { PlannedMigration } from '../../../../cli/migrate/migration-plan.ts'
import { planMigration } from '../../../../cli/migrate/plan-migration.ts'
import { siteOf } from '../../../helpers/site-of.ts'

async function plan(files: Readonly<Record<string, string>>): Promise<PlannedMigration> {
  const siteDir = await siteOf(files)
  const planned = await planMigration(siteDir, {
    out: undefined,
    into: join(siteDir, '../new'),
    rewrite: true,
    hasShim: () => false,
    readStatements: () => [],
  })
  if (planned.kind === 'failed') throw new Error(planned.message)
  return planned
}

const summary = [
  '# Summary',
  '',
  '[Preface](preface.md)',
  '[Thanks](thanks.md)',
  '',
  '# First part',
  '',
  '- [Install](install/README.md)',
  '  - [On Linux](install/linux.md)',
  '  - [On Plan 9]()',
  '- [Use](use.md)',
  '',
  '---',
  '',
  '# Second part',
  '',
  '* [More `code`](<two words.md>)',
  '',
  '[Appendix](appendix.md)',
].join('\n')

describe('migrating books', () => {
  it('the list of chapters becomes the sidebar: parts, nested chapters, and those without a number', async () => {
    const { migration, oldSite, pages, copies } = await plan({
      'book.toml': [
        '[book]',
        'title = "Counter"',
        'language = "fr"',
        '[output.html]',
        'site-url = "/counter"',
        'git-repository-url = "https://github.com/me/counter"',
        'edit-url-template = "https://github.com/me/counter/edit/main/{path}"',
        'additional-css = ["own.css"]',
        '[output.html.redirect]',
        '"/old.html" = "install/linux.html#a"',
        '"/away.html" = "https://a.example/b"',
        '"/install/linux/index.html" = "/install/linux.html"',
        '[preprocessor.toc]',
      ].join('\n'),
      'src/SUMMARY.md': summary,
      'src/preface.md': '# Preface\n',
      'src/thanks.md': 'No heading.\n',
      'src/install/README.md':
        '# Install\n\n## A & b\n\n[Linux](linux.html#a) [x](../index.html)\n',
      'src/install/linux.md': '# Linux\n',
      'src/use.md': '# Use\n',
      'src/two words.md': '# More\n',
      'src/notes.md': '# Not in the list\n',
      'src/a.png': 'x',
    })
    expect(migration.config).toMatchObject({
      title: 'Counter',
      baseUrl: '/counter/',
      docs: {
        path: 'docs',
        exclude: ['SUMMARY.md', 'notes.md'],
        editUrl: 'https://github.com/me/counter/edit/main/src/',
      },
      sidebars: {
        book: [
          { type: 'doc', id: 'preface', label: 'Preface' },
          { type: 'doc', id: 'thanks', label: 'Thanks' },
          {
            type: 'category',
            label: 'First part',
            collapsible: false,
            items: [
              {
                type: 'category',
                label: 'Install',
                link: { type: 'doc', id: 'install/README' },
                items: [{ type: 'doc', id: 'install/linux', label: 'On Linux' }],
              },
              { type: 'doc', id: 'use', label: 'Use' },
            ],
          },
          {
            type: 'category',
            label: 'Second part',
            items: [{ type: 'doc', id: 'two words', label: 'More code' }],
          },
        ],
      },
      locales: [{ code: 'fr', label: 'français' }],
      redirects: [
        { from: '/old', to: '/install/linux#a' },
        { from: '/away', to: 'https://a.example/b' },
        { from: '/', to: '/preface' },
      ],
      markdown: { headingIds: 'mdbook' },
    })
    expect(migration.notes.map(({ subject }) => subject)).toEqual([
      'output.html.additional-css',
      'preprocessor.toc',
      'SUMMARY.md',
      'SUMMARY.md',
      'appendix.md',
    ])
    expect(migration.notes[2]?.advice).toContain('`On Plan 9`')
    expect(oldSite.facts.pages.get('/install')).toEqual({
      title: 'Install',
      description: undefined,
      ids: ['a--b'],
      links: ['/install/linux#a'],
    })
    expect(pages.find(({ path }) => path.endsWith('thanks.md'))?.text).toBe(
      '---\ntitle: Thanks\n---\n\nNo heading.\n',
    )
    expect(copies.some(({ from }) => from.endsWith('src/a.png'))).toBe(true)
  })

  it.each([
    ['/old.html', '/old'],
    ['./old.html', '/old'],
    ['/./a/../old.html', '/old'],
    ['a/./old.html', '/a/old'],
    ['//old/index.html', '/old'],
    ['a b.html', '/a b'],
    ['./a.html', undefined],
  ])('the redirect from %s is one from %s', async (path, from) => {
    const { migration } = await plan({
      'book.toml': `[output.html.redirect]\n"${path}" = "/b.html#c"\n`,
      'src/SUMMARY.md': '- [Index](index.md)\n- [A](a.md)\n',
      'src/index.md': '# Index\n',
      'src/a.md': '# A\n',
    })
    expect(migration.config['redirects']).toEqual(
      from === undefined ? undefined : [{ from, to: '/b#c' }],
    )
  })

  it.each([
    [
      'no title',
      '- [A](a.md)',
      [{ kind: 'chapter', label: 'A', path: 'a.md', isNumbered: true, items: [] }],
    ],
    [
      'a comment',
      '<!-- x -->\n# Summary\n\n[A](./b/../a.md)',
      [{ kind: 'chapter', label: 'A', path: 'a.md', isNumbered: false, items: [] }],
    ],
    ['no list', '# Summary\n\nText.\n', []],
  ])('a list of chapters with %s', (_, text, items) => {
    expect(parseSummary(text)).toEqual(items)
  })

  it.each([
    ['without a list of chapters', { 'book.toml': '' }, "`src/SUMMARY.md` can't be read"],
    ['with an invalid config', { 'book.toml': 'a =', 'src/SUMMARY.md': '' }, '(line 1)'],
  ])('a book %s is refused', async (_, files, message) => {
    await expect(plan(files)).rejects.toThrow(message)
  })
})

const parts: Readonly<Record<string, string>> = {
  'part.md': 'Part.\n',
  'deep/outer.md': 'Outer {{#include inner.md}}\n',
  'deep/inner.md': 'inner\n',
  'self.md': 'x {{#include self.md}}\n',
  'a.rs':
    '// ANCHOR: main\nfn main() {\n    // ANCHOR: body\n    run();\n    // ANCHOR_END: body\n}\n// ANCHOR_END: main\nfn other() {}\n',
}
const rewrite = (source: string): string =>
  rewriteChapter(`# T\n\n${source}`, {
    path: 'index.md',
    label: 'T',
    read: (path) => parts[path],
    isChapter: (path) => ['a.md', 'b/README.md'].includes(path),
    html: { code: { hidelines: { python: '~' } } },
  }).text.slice('# T\n\n'.length)

describe('constructs of books', () => {
  it.each([
    ['a file', '{{#include part.md}}', 'Part.'],
    [
      'a listing',
      '<Listing number="5-1" file-name="src/main.rs" caption="A `User`">\n\n```rust\na\n```\n\n</Listing>\n',
      '<figure id="listing-5-1">\n\nFilename: src/main.rs\n\n```rust\na\n```\n\n<figcaption>\n\nListing 5-1: A `User`\n\n</figcaption>\n\n</figure>\n',
    ],
    [
      'a listing with few attributes, and one in code',
      '<Listing file-name="a.rs">\r\n\r\nB\r\n\r\n</Listing>\r\n\r\n```html\n<Listing>\n```\n',
      '<figure>\r\n\r\nFilename: a.rs\r\n\r\nB\r\n\r\n</figure>\r\n\r\n```html\n<Listing>\n```\n',
    ],
    ['a file that includes another one', '{{ #include deep/outer.md }}', 'Outer inner'],
    ['a range', '```rs\n{{#include a.rs:2:4}}\n```', '```rs\nfn main() {\n    run();\n```'],
    ['one line', '{{#include a.rs:8}}', 'fn other() {}'],
    ['up to a line', '{{#include a.rs::2}}', 'fn main() {'],
    ['from a line', '{{#include a.rs:7:}}', 'fn other() {}'],
    ['an anchor', '{{#include a.rs:body}}', '    run();'],
    ['an anchor of Rust', '{{#rustdoc_include a.rs:main}}', 'fn main() {\n    run();\n}'],
    [
      'a playground',
      '{{#playground a.rs editable}}',
      '```rust\nfn main() {\n    run();\n}\nfn other() {}\n```',
    ],
    ['a title', '{{#title Own}}\nText', '\nText'],
    ['a file that does not exist', '{{#include no.md}}', '{{#include no.md}}'],
    ['an anchor that does not exist', '{{#include a.rs:no}}', '{{#include a.rs:no}}'],
    ['a form that is code', '`\\{{#include part.md}}`', '`{{#include part.md}}`'],
    ['a form in a fence', '```md\n\\{{#include part.md}}\n```', '```md\n{{#include part.md}}\n```'],
    ['a form that is text', '\\{{#include part.md}}', '\\{{#include part.md}}'],
    ['words after a language', '```rust,ignore\na\n```', '```rust\na\n```'],
    [
      'hidden lines of Rust',
      '```rust\n# use a;\n#\nb();\n## c\n#[d]\n```',
      '```rust\nb();\n# c\n#[d]\n```',
    ],
    ['hidden lines of other languages', '```python\n~a\nb\n```', '```python\nb\n```'],
    ['a prefix of hidden lines', '```js,hidelines=!\n!a\nb\n```', '```js,hidelines=!\nb\n```'],
    ['comments of other languages', '```sh\n# a\n```', '```sh\n# a\n```'],
    ['a link to the HTML of a chapter', '[a](a.html#x)', '[a](a.md#x)'],
    ['a link to a folder of chapters', '[b](b/index.html)', '[b](b/README.md)'],
    [
      'a link to another file',
      '[c](c.html) [d](https://a.example/a.html)',
      '[c](c.html) [d](https://a.example/a.html)',
    ],
    ['a definition', '[a]: a.html', '[a]: a.md'],
  ])('%s', (_, source, result) => {
    expect(rewrite(source)).toBe(result)
  })

  it('files that include each other end', () => {
    expect(rewrite('{{#include self.md}}')).toMatch(/^(?:x ){10}\{\{#include self.md\}\}$/)
  })
})
