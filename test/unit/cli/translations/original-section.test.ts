import { describe, expect, it } from 'vitest'
import { replaceLinkHoles, toLinkHole } from '../../../../cli/model/links/link-hole.ts'
import type { Page } from '../../../../cli/model/page.ts'
import type { SectionOf } from '../../../../cli/translations/article-sections.ts'
import { markSections } from '../../../../cli/translations/stale-marks.ts'
import { pageOf } from '../content/page-of.ts'

const texts = {
  sentence: 'Changed: {language}.',
  originalSection: 'Shown: {language}.',
  language: { code: 'en', label: 'English', direction: 'ltr' },
  origin: 'https://kit.example',
}

/** A page with the Markdown that programs get, in which the places of links are counted. */
async function withTwin(text: string, locale: string): Promise<Page> {
  const page = await pageOf(text, { docPath: 'guide/kit.md', locale })
  let count = 0
  const markdown = text.replaceAll(/\]\([^)]*\)/g, () => `](${toLinkHole(count++)})`)
  return { ...page, twin: { hash: '', text: markdown } }
}

const sectionOf = ({ headings }: Page, heading: number | undefined): SectionOf => ({
  heading,
  next: headings.findIndex(({ id }) => id === (heading === undefined ? 'a' : 'b')),
})

/** The translated page with the original of some of its sections. */
async function show(
  theirs: string,
  ours: string,
  ...headings: readonly (number | undefined)[]
): Promise<Page> {
  const original = await withTwin(theirs, 'en')
  const page = await withTwin(ours, 'de')
  const marks = headings.map((heading) => ({
    ...sectionOf(page, heading),
    href: '/kit',
    original: { ...sectionOf(original, heading), page: original },
  }))
  return markSections(page, marks, texts)
}

const html = ({ html: { pieces }, holes, links }: Page): string =>
  pieces
    .map((piece, index) => {
      const hole = holes[index]
      return piece + (typeof hole === 'number' ? (links[hole]?.href ?? '') : '')
    })
    .join('')

const markdown = ({ twin, links }: Page): string =>
  replaceLinkHoles(twin?.text ?? '', (index) => links[index]?.href ?? '')

const page = (one: string, two: string): string =>
  `# T\n\n${one}\n\n## A\n\n${two}\n\n## B\n\nEnd.\n`

describe('the original of a stale section', () => {
  it.each([
    ['text and marks', 'New *text* & `code`.', '<p>New <em>text</em> &amp; <code>code</code>.</p>'],
    ['a link', 'See [b](./b.md).', '<p>See <a href="./b.md">b</a>.</p>'],
    ['a link to a place on the page', 'See [b](#b).', '<a href="./kit.md#b">b</a>'],
    ['several links', '[a](./a.md) [b](./b.md) [c](/c)', '<a href="/c">c</a>'],
    ['an image', '![Cat](./cat.png)', '<img src="./cat.png" alt="Cat"'],
    ['a table', '| a |\n| - |\n| 1 |', '<td>1</td>'],
    ['code', '```js\nrun()\n```', 'run'],
    ['an admonition', ':::tip\nNew.\n:::', 'admonition-tip'],
    ['a list', '- a\n\n  b', '<p>b</p>'],
    [
      'tabs',
      '<Tabs>\n<TabItem label="x">\n\nIn tab.\n\n</TabItem>\n</Tabs>',
      'id="docs-ssg-original-tab-1-1"',
    ],
    ['nothing', '', '<div lang="en" dir="ltr">'],
  ])('is shown below the translated heading: %s', async (_, text, expected) => {
    const old = 'Alt [x](./x.md) ![y](./y.png).'
    for (const heading of [undefined, 1]) {
      const [theirs, ours] =
        heading === undefined
          ? [page(text, 'Same [s](./s.md).'), page(old, 'Gleich [s](./s.md).')]
          : [page('Same [s](./s.md).', text), page('Gleich [s](./s.md).', old)]
      const shown = await show(theirs, ours, heading)
      const made = html(shown)
      expect(made).toContain(expected)
      expect(made).toMatch(
        /<\/h\d>\s*<p class="stale-section" role="note">Shown: [^\n]*<\/p><div lang="en" dir="ltr">/,
      )
      expect(made).not.toContain('Alt')
      expect(made).toContain('Gleich <a href="./s.md">s</a>.')
      expect(made).toMatch(/<h2 id="b">B<[^]*<p>End\.<\/p>\s*$/)
      expect(markdown(shown)).toContain('> Shown: [English](https://kit.example/kit).')
      expect(markdown(shown)).not.toContain('Alt')
      expect(shown.headings.map(({ id }) => id)).toEqual(['t', 'a', 'b'])
      const found = shown.sections.map((one) => one.text).join(' ')
      expect(found).not.toContain('Alt')
      const used = shown.holes.filter((hole) => typeof hole === 'number')
      expect(used.every((hole) => shown.links[hole] !== undefined)).toBe(true)
      expect(shown.html.pieces).toHaveLength(shown.holes.length + 1)
    }
  })

  it.each([
    ['has footnotes', 'New[^1].\n\n[^1]: Note', 'Alt.'],
    ['replaces footnotes', 'New.', 'Alt[^1].\n\n[^1]: Note'],
    ['has another heading', 'New\n---\n\nText.', 'Alt.'],
    ['has an id of the translation', '<a id="b"></a>New.', 'Alt.'],
    ['is in an element that goes on', '<details>\n<summary>S</summary>\n\nNew.\n\n', 'Alt.'],
    ['has a list of pages', '<DocCardList />', 'Alt.'],
  ])('is not shown if it %s; then the translation has a note', async (_, text, old) => {
    const shown = await show(page('Same.', text), page('Gleich.', old), 1)
    expect(html(shown)).toContain('Changed: <a href="/kit"')
    expect(html(shown)).toContain('Alt')
    expect(markdown(shown)).toContain('> Changed: [English]')
    expect(markdown(shown)).toContain('Alt')
  })

  it('is shown for several sections of a page', async () => {
    const shown = await show(
      page('New 1 [a](./a.md).', 'New 2 [b](./b.md).'),
      page('Alt 1 [c](./c.md).', 'Alt 2 [d](./d.md).'),
      undefined,
      1,
    )
    for (const made of [html(shown), markdown(shown)]) {
      expect(made).toMatch(/New 1 [^]*\.\/a\.md[^]*New 2 [^]*\.\/b\.md/)
      expect(made).not.toContain('Alt')
    }
  })
})
