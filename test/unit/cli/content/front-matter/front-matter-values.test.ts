import { describe, expect, it } from 'vitest'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'

const check = (yaml: string) =>
  parseFrontMatter(`---\ntitle: T\n${yaml}\n---\n`, 'blog/a.md' as never, true).diagnostics

const keys = [
  (path: string) => `image: ${path}`,
  (path: string) => `author_image_url: ${path}`,
  (path: string) => `authorImageURL: ${path}`,
  (path: string) => `authors: [{ name: A, image_url: ${path} }]`,
  (path: string) => `authors: [{ name: A, imageURL: ${path} }]`,
]

describe('the image of a page or an author', () => {
  it.each([
    './a.md',
    '/a.html',
    'a',
    '/x.pdf',
    './a.png.txt',
    '/img/',
    '"/a.js?x=.png"',
    '"#a.png"',
  ])('reports a value that is not an image: %s', (path) => {
    for (const write of keys)
      expect(check(write(path))).toMatchObject([
        { rule: 'front-matter', severity: 'error', place: { line: 3 } },
      ])
  })

  it.each([
    './a.png',
    '/img/A.JPG',
    'a.webp',
    '"/a.svg?v=2"',
    'https://a.example/avatar',
    '//a.example/x',
  ])('is accepted: %s', (path) => {
    for (const write of keys) expect([path, check(write(path))]).toEqual([path, []])
  })
})

describe('the levels of a table of contents', () => {
  it.each([
    ['toc_min_heading_level: 4\ntoc_max_heading_level: 2', 3],
    ['toc_max_heading_level: 1\ntoc_min_heading_level: 6', 4],
  ])('are an error if there are none: %j', (yaml, line) => {
    expect(check(yaml)).toMatchObject([
      { rule: 'front-matter', severity: 'error', place: { line } },
    ])
  })

  it('are accepted if there is one', () => {
    expect(check('toc_min_heading_level: 3\ntoc_max_heading_level: 3')).toEqual([])
    expect(check('toc_min_heading_level: 6')).toEqual([])
  })
})

describe('a number sign within a value', () => {
  it.each([
    ['title_meta: Fix issue #42', 'so the value is only `Fix issue`', "`'Fix issue #42'`"],
    ['keywords: [a #b\n  ]', 'so the value is only `a`', "`'a #b'`"],
    ['tags:\n  - C #lang', 'so the value is only `C`', "`'C #lang'`"],
    ["description: It's #1", "only `It's`", "`'It''s #1'`"],
  ])('that cuts it off is reported: %j', (yaml, message, help) => {
    expect(check(yaml)).toMatchObject([
      {
        rule: 'no-effect',
        message: expect.stringContaining(message),
        help: expect.stringContaining(help),
      },
    ])
  })

  it.each([
    'title_meta: C# and F#',
    'title_meta: Fix # a comment',
    "title_meta: 'Fix #42'",
    'description: |\n  Fix #42',
    'description: >-\n  a\n  b: #c',
    'unlisted: true #later',
    '#title_meta: A',
    'title_meta: A\n#more: b',
  ])('that does not is accepted: %j', (yaml) => {
    expect(check(yaml)).toEqual([])
  })
})

describe('a name or a path that is empty', () => {
  it.each([
    ["slug: ''", '`slug` is `""`, but it must be a path that is not empty'],
    ["id: ' '", '`id` is `" "`, but it must be a name that is not empty'],
    ["redirect_from: ''", '`redirect_from.0` is `""`, but it must be a path that is not empty'],
    ["redirect_from: [/a, '']", '`redirect_from.1` is `""`'],
    ["tags: ['']", '`tags.0` is `""`, but it must be a name'],
    ["tags: [{ label: '' }]", '`tags.0.label` is `""`'],
    ["tags: [{ label: a, permalink: '' }]", '`tags.0.permalink` is `""`'],
  ])('is an error: %s', (yaml, message) => {
    expect(check(yaml)).toMatchObject([
      { rule: 'front-matter', place: { line: 3 }, message: expect.stringContaining(message) },
    ])
  })

  it.each(['slug: /', 'redirect_from: /', 'slug: .', 'tags: []', 'slug:'])('is not: %s', (yaml) => {
    expect(check(yaml)).toEqual([])
  })
})

describe('the icon of a feature', () => {
  const checkIcon = (icon: string) =>
    parseFrontMatter(
      `---\nlayout: home\nfeatures:\n  - icon: '${icon}'\n    title: A\n---\n`,
      'a.md' as never,
      false,
    ).diagnostics

  it.each([
    '<span class="memo"></span>',
    '<i class="fa fa-x">',
    '<img src="/a.svg">',
    '<Icon name="a" />',
    '🚀 <b>x</b>',
    '<!-- x -->',
    'rocket',
  ])('is an error if its tags would be shown as text: %s', (icon) => {
    expect(checkIcon(icon)).toMatchObject([
      { rule: 'front-matter', place: { line: 4 }, message: expect.stringContaining('<svg>') },
    ])
  })

  it.each([
    '🚀',
    ' <svg viewBox="0 0 9 9"><g><path d="M1 1" /></g></svg>',
    'M1 1h2z',
    'a < b',
    '<3',
    '<>',
    './a.svg',
  ])('is accepted: %s', (icon) => {
    expect(checkIcon(icon)).toEqual([])
  })
})
