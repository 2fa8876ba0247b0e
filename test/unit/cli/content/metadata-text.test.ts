import { describe, expect, it } from 'vitest'
import { configOf, pageOf } from './page-of.ts'

const notes = '\n\n[^h]: h\n\n[^1]: a\n\n[^2]: b\n\n[^qux]: c\n'

describe('titles, headings, descriptions and search texts of an article', () => {
  it.each([
    ['# Notes[^h]\n\nFoo[^2] bar[^qux] baz[^1] again[^2].', 'Notes', 'Foo bar baz again.'],
    ['# A[^h][^1]: B\n\n**Foo**[^2][^qux], *bar*.', 'A: B', 'Foo, bar.'],
    ['# A *b*[^h]\n\n- Item[^1]\n\n- Other[^2][^qux]', 'A b', 'Item'],
    ['# The `foo` option\n\nUse `foo`.', 'The foo option', 'Use foo.'],
    ['# New :Badge[beta]\n\nUse it :Badge[v2]{type=tip} now.', 'New', 'Use it now.'],
    [
      '# New <Badge type="tip" text="beta" />\n\nUse it <Badge>v2</Badge> now.',
      'New',
      'Use it now.',
    ],
    ['# A <a id="x"></a>{#y}\n\nText.', 'A', 'Text.'],
    ['# ![Logo](https://example.org/a.png)\n\nText.', 'Logo', 'Text.'],
    [
      '# A [![build](https://example.org/b.svg)](/b) [![c](https://example.org/c.svg)](/c)\n\nText.',
      'A',
      'Text.',
    ],
    ['# [![Logo](https://example.org/a.png)](/a)\n\nText.', 'Logo', 'Text.'],
    [
      '# A\n\n[![build](https://example.org/b.svg)](/b)\n\n![c](https://example.org/c.png)\n\nText.',
      'A',
      'Text.',
    ],
    ['# A\n\n[![build](https://example.org/b.svg)](/b) Text.', 'A', 'Text.'],
    ['# A\n\n![A cat](https://example.org/c.png)', 'A', 'A cat'],
    ['# A\n\n1. First\n\n   :::tip\n   b\n   :::\n\n   ```js\n   c()\n   ```', 'A', 'First'],
    ['# A\n\n- First *item*\n  - b\n  - c', 'A', 'First item'],
    ['# A<br/>B\n\nOne<br>two\\\nthree', 'A B', 'One two three'],
  ])('have no marks: %s', async (text, title, description) => {
    const page = await pageOf(text + (text.includes('[^') ? notes : ''))
    expect([page.title, page.description]).toEqual([title, description])
    expect(page.headings.map(({ text: one }) => one)).toEqual([title])
    expect(page.headings[0]?.html).not.toMatch(/<sup>|beta/)
    expect(page.sections.map(({ text: one }) => one).join()).not.toMatch(/(?<!v)\d|↩/)
  })

  it('have each heading without marks', async () => {
    const page = await pageOf(`# A\n\n## B[^1]\n\nc\n\n### D[^1] :badge[e]\n\nf${notes}`)
    expect(page.headings.map(({ text }) => text)).toEqual(['A', 'B', 'D'])
    expect(page.sections.map(({ path }) => path.at(-1))).toEqual([undefined, 'B', 'D'].slice(1))
  })
})

describe('texts of the front matter', () => {
  it.each([
    ['The `foo` option', 'The foo option'],
    ['``a`b`` and `c`', 'a`b and c'],
    ['Notes[^1]', 'Notes'],
    ['New <Badge text="beta" />', 'New'],
    ['New :Badge[beta]{type=tip}', 'New'],
    ['Install {#install}', 'Install'],
    ['One\nTwo\n', 'One Two'],
    ['A `<T>` and $5', 'A <T> and $5'],
    ['Array<T> of {x}', 'Array<T> of {x}'],
    ['__init__ and *args, **kwargs', '__init__ and *args, **kwargs'],
    ['The <b> element, _id and _rev', 'The <b> element, _id and _rev'],
    ['Files in C:\\*.ts and /_next_/', 'Files in C:\\*.ts and /_next_/'],
    ['**New** [`foo`](./a.md)', 'New foo'],
  ])('become plain: %s', async (written, plain) => {
    const value = JSON.stringify(written)
    const page = await pageOf(
      `---\ntitle: ${value}\ndescription: ${value}\nsidebar_label: ${value}\n---\n\nText.\n`,
    )
    expect([page.title, page.description, page.frontMatter.sidebar_label]).toEqual([
      plain,
      plain,
      plain,
    ])
  })

  it.each([
    ['Cost $O(n^2)$', 'Cost O(n^2)'],
    ['From $5 to $10', 'From $5 to $10'],
    ['`$x$` is $y$', '$x$ is y'],
  ])('have no marks of formulas on a site that renders them: %s', async (written, plain) => {
    const config = configOf({ markdown: { math: true } })
    const page = await pageOf(`---\ntitle: '${written}'\n---\n\nText.\n`, { config })
    expect(page.title).toBe(plain)
  })
})
