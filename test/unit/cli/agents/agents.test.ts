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

  it.each([
    ['is in the list', ['title', 'title-1'], ['title', 'title-1']],
    ['is in the front matter', ['title'], ['', 'title']],
  ])('finds the section of a heading that repeats a title, which %s', (_, ids, expected) => {
    const known = ids.map((id) => ({ id, text: 'Title' }))
    const sections = readSections('# Title\n\nLead.\n\n## Title\n\nOne.\n', known)
    expect(sections.map(({ id }) => id)).toEqual(expected)
    expect(findSection(sections, ids.at(-1) ?? '')).toBe('## Title\n\nOne.')
  })

  it('reads the whole page by the id of its title', () => {
    const sections = readSections(page, [{ id: 'title', text: 'Title' }])
    expect(findSection(sections, 'title')).toBe(page.trim())
  })

  it.each([
    ['a quote', '> [!NOTE]\n> #### Inner\n>\n> Two.'],
    ['a quote in a quote', '> > ###### Inner\n> >\n> > Two.'],
    ['an item of a list', '- # Inner\n\n  Two.'],
    ['a numbered item', '1. ## Inner\n\n   Two.'],
    ['a paragraph of an item', '- One.\n\n  ### Inner\n\n  Two.'],
    ['a quote in an item', '- One.\n\n  > # Inner\n  >\n  > Two.'],
  ])('finds a heading in %s, which ends no other section', (_, block) => {
    const sections = readSections(`# T\n\n## Outer\n\n${block}\n\n## Inner\n\nThree.\n`, [
      { id: 'outer', text: 'Outer' },
      { id: 'inner', text: 'Inner' },
      { id: 'inner-1', text: 'Inner' },
    ])
    expect(findSection(sections, 'inner')).toMatch(/# Inner\n[^#]*Two\.$/)
    const outer = findSection(sections, 'outer')?.replaceAll(/\s+/g, ' ')
    expect(outer).toBe(`## Outer\n\n${block}`.replaceAll(/\s+/g, ' '))
    expect(findSection(sections, 'inner-1')).toBe('## Inner\n\nThree.')
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
