import { describe, expect, it } from 'vitest'
import { isListPart, isListPath } from '../../../../cli/agents/list-path.ts'
import { parseLinks, toPlainText } from '../../../../cli/agents/parse-links.ts'
import { findSection, readSections } from '../../../../cli/agents/read-sections.ts'

describe('parseLinks', () => {
  it('finds links with their descriptions and the heading above them', () => {
    const text = [
      '# Site',
      'Read [the guide](https://a.example/g.md "Guide") first.',
      '## Part `one`',
      '- [A \\[b\\]](https://a.example/a_(b).md): About **a**',
      '- [C](<https://a.example/c.md>)',
      '```md',
      '[no](https://a.example/no.md)',
      '```',
    ].join('\n')
    expect(parseLinks(text)).toEqual([
      { title: 'the guide', url: 'https://a.example/g.md', description: '', section: 'Site' },
      {
        title: 'A [b]',
        url: 'https://a.example/a_(b).md',
        description: 'About a',
        section: 'Part one',
      },
      { title: 'C', url: 'https://a.example/c.md', description: '', section: 'Part one' },
    ])
  })

  it.each([
    ['a \\`b\\` &amp; &#60;c&gt;', 'a `b` & <c>'],
    ['`snake_case_name` and *stress*', 'snake_case_name and stress'],
    ['snake_case_name', 'snake_case_name'],
    ['[link](/x) &unknown;', 'link &unknown;'],
    ['\\[no](/x) \\\\[link](/x)', '[no](/x) \\link'],
    ['&#128512; &#x1F600;', '\u{1F600} &#x1F600;'],
    ['&#0; &#55296; &#57343; &#1114112; &#9999999;', '\uFFFD \uFFFD \uFFFD \uFFFD \uFFFD'],
    [`&#${'9'.repeat(400)};`, `&#${'9'.repeat(400)};`],
  ])('reads the text of %s', (markdown, text) => expect(toPlainText(markdown)).toBe(text))
})

describe('isListPath', () => {
  it.each([
    ['llms.txt', true, false],
    ['de/1.0/llms.txt', true, false],
    ['llms/guides.txt', true, true],
    ['de/llms-1/guides.txt', true, true],
    ['llms-full.txt', false, false],
    ['my-llms.txt', false, false],
    ['robots.txt', false, false],
    ['llms/a/b.txt', false, false],
    ['llms.md', false, false],
  ])('knows whether %s is a list or a part of one', (path, isList, isPart) => {
    expect([isListPath(path), isListPart(path)]).toEqual([isList, isPart])
  })
})

it.each([
  ['brackets that are never closed', '[\\['.repeat(100_000)],
  ['escaped brackets', '\\['.repeat(200_000)],
  ['links without an end', '[a](b '.repeat(100_000)],
  ['links with a title without an end', '[a](b "c'.repeat(100_000)],
  ['parentheses in a URL', `[a](${'(b'.repeat(200_000)}`],
  ['spaces', `[a](b${' '.repeat(400_000)}`],
  ['marks', '*_'.repeat(200_000)],
])('reads a line of %s in time', (_, line) => {
  expect(parseLinks(line)).toEqual([])
})

describe('readSections', () => {
  const page =
    '# Title\n\nLead.\n\n## Same\n\nOne.\n\n```sh\n# no heading\n```\n\n### Below\n\nTwo.\n\n## Same\n\nThree.\n'

  it('gives each section the id of its heading, in the order of equal headings', () => {
    const known = [
      { id: 'first', text: 'Same' },
      { id: 'below', text: 'Below' },
      { id: 'second', text: 'Same' },
    ]
    const sections = readSections(page, known)
    expect(sections.map(({ id, depth }) => [id, depth])).toEqual([
      ['', 1],
      ['first', 2],
      ['below', 3],
      ['second', 2],
    ])
    expect(findSection(sections, 'first')).toBe(
      '## Same\n\nOne.\n\n```sh\n# no heading\n```\n\n### Below\n\nTwo.',
    )
    expect(findSection(sections, 'nowhere')).toBe(undefined)
  })

  it('makes ids of the texts of headings that no list has', () => {
    expect(readSections(page).map(({ id }) => id)).toEqual(['', 'same', 'below', 'same-1'])
  })

  it('keeps what is above the first heading', () => {
    expect(readSections('> note\n\n## A\n')[0]).toEqual({
      id: '',
      depth: 0,
      heading: '',
      text: '> note',
    })
  })
})
