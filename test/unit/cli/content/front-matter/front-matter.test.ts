import { describe, expect, it } from 'vitest'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../../cli/content/front-matter/front-matter.ts'

const path = toContentPath('/site', '/site/docs/a.md')
const parse = (text: string) => parseFrontMatter(text, path)
const header = (yaml: string) => parse(`---\n${yaml}\n---\n# A\n`)
const findings = (yaml: string): string[] =>
  header(yaml).diagnostics.map(
    ({ severity, place, message }) => `${severity} ${place?.line}:${place?.column} ${message}`,
  )

describe('traps', () => {
  it.each(['js', 'javascript', 'coffee', 'json'])(
    'P3: never runs or reads ---%s front matter',
    (language) => {
      const text = `---${language}\nglobalThis.pwned = true\n---\n# A`
      const { frontMatter, diagnostics } = parse(text)
      expect(frontMatter).toEqual({})
      expect(diagnostics[0]?.message).toContain(`written in \`${language}\``)
      expect('pwned' in globalThis).toBe(false)
    },
  )

  it('P3: a broken header fails on the second read as on the first', () => {
    const first = findings('title: [a')
    expect(first[0]).toMatch(/^error \d+:\d+ The front matter is not valid YAML: /)
    expect(findings('title: [a')).toEqual(first)
  })

  it('P3: of a header whose text needs quotes the lines still count, and the quotes are shown', () => {
    const { frontMatter, diagnostics } = header("id: tide\ntitle: Sam's log: two\ndraft: maybe")
    expect(frontMatter).toEqual({ id: 'tide', title: "Sam's log: two" })
    expect(diagnostics.map(({ rule, help }) => [rule, help])).toEqual([
      ['front-matter-syntax', "Put the value in quotes: `title: 'Sam''s log: two'`."],
    ])
    expect(header('id: [a').diagnostics[0]?.help).not.toContain('quotes')
  })

  it.each([
    ['title: [Draft] A page', "Put the value in quotes: `title: '[Draft] A page'`."],
    ['title: {a} page', "Put the value in quotes: `title: '{a} page'`."],
    ['title: - dashed', "Put the value in quotes: `title: '- dashed'`."],
    ['title: *bold*', "Put the value in quotes: `title: '*bold*'`."],
    ['title: a\ntitle: b', 'Keep one of the lines with this key, and remove the others.'],
    ['tags:\n\t- a', 'Replace each tab at the start of a line with two spaces.'],
  ])('P3: says how to write what YAML reads as something else: %j', (yaml, help) => {
    expect(header(yaml).diagnostics).toMatchObject([{ rule: 'front-matter-syntax', help }])
  })

  it('P3: two equal headers share no object', () => {
    const [a, b] = [header('keywords: [x]'), header('keywords: [x]')]
    expect(a.frontMatter.keywords).toEqual(['x'])
    expect(a.frontMatter.keywords).not.toBe(b.frontMatter.keywords)
  })

  it('P3: 12:30:45, 010, 1.10, dates and yes stay what was written', () => {
    const { frontMatter } = header(
      'title: 1.10\nid: 010\nsidebar_label: 12:30:45\ndescription: 2024-05-31\nslug: yes',
    )
    expect(frontMatter).toEqual({
      title: '1.10',
      id: '010',
      sidebar_label: '12:30:45',
      description: '2024-05-31',
      slug: 'yes',
    })
  })

  it('P3: an alias bomb is refused', () => {
    const bomb = ['a: &a [x,x,x,x,x,x,x,x,x]']
    for (const [name, before] of ['ba', 'cb', 'dc', 'ed', 'fe'].map((pair) => pair.split('')))
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(',')}]`)
    const yaml = `${bomb.join('\n')}\nsidebar_custom_props: {x: *f}`
    expect(findings(yaml).join()).toContain('expand to more than 10,000 values')
  })

  it('P3: a first line --- that is a rule is no header', () => {
    const text = '---\n\nHello there\n\n---\n\nmore\n'
    expect(parse(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] })
    expect(parse('---\n# A').diagnostics).toEqual([])
  })

  it.each([
    '----\nSome text\n----\n',
    '----\n\ntitle: A\n',
    '+++\n\nSome text\n\n+++\n',
    '***\nnote: A\n***\n',
    '<!-- note -->\n\n# A\n',
    '---\nhttps://example.com\n---\n',
    '{\n  title\n}\n',
  ])('P3: %j has no header', (text) => {
    expect(parse(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] })
  })

  it('P3: a line of YAML that begins with dashes does not end the header', () => {
    const { values, body } = parse('---\ntitle: A\n---x: 1\nid: b\n---\nText\n')
    expect(values).toEqual({ title: 'A', '---x': '1', id: 'b' })
    expect(body).toBe('\n\n\n\n\nText\n')
  })

  it('P3: a header that never ends is an error', () => {
    expect(parse('---\ntitle: A\n\n# B').diagnostics[0]?.message).toBe(
      'The front matter that begins here never ends, so it is shown as text.',
    )
  })

  it('A: a blank first line, an empty header and a comment are fine', () => {
    expect(parse('\n---\ntitle: A\n---\nx').frontMatter.title).toBe('A')
    expect(parse('---\n---\nx')).toMatchObject({ frontMatter: {}, body: '\n\nx' })
    expect(header('# only a comment').diagnostics).toEqual([])
  })

  it('keeps line numbers: the header becomes empty lines', () => {
    expect(header('title: A').body).toBe('\n\n\n# A\n')
  })

  it('`__proto__` is a key like any other', () => {
    expect(findings('__proto__: {x: 1}')[0]).toContain(
      'The front matter key `__proto__` is unknown',
    )
  })
})

describe('keys', () => {
  it('2.5: takes the whole set', () => {
    const yaml = `id: a
slug: /x
title: T
hide_title: true
title_meta: M
description: D
keywords: [a, b]
image: i.png
sidebar_label: L
sidebar_position: 1.5
sidebar_class_name: c
sidebar_custom_props: {n: 1}
displayed_sidebar: null
pagination_label: P
pagination_next: null
pagination_prev: intro
hide_table_of_contents: false
toc_min_heading_level: 1
toc_max_heading_level: 2
custom_edit_url: null
last_update: {date: 2024-05-31, author: A}
draft: false
unlisted: true
tags: [a, {label: b, permalink: /b}]
search: {boost: 2, exclude: false}
redirect_from: [/old]
aliases: {old: new}
check: {ignore: [x]}
llms: false`
    const { frontMatter, diagnostics } = header(yaml)
    expect(diagnostics.map(({ rule, data }) => `${rule} ${data?.actual}`)).toEqual([
      'no-effect sidebar_custom_props',
    ])
    expect(Object.keys(frontMatter)).toHaveLength(29)
    expect(frontMatter).toMatchObject({
      displayed_sidebar: null,
      last_update: { date: '2024-05-31', author: 'A' },
      tags: ['a', { label: 'b', permalink: '/b' }],
      sidebar_custom_props: { n: 1 },
      sidebar_position: 1.5,
    })
  })

  it.each([
    ['sidebar_position: first', '`sidebar_position` is `first`, but it must be a number.'],
    [
      'image: javascript:alert(1)',
      '`image` is `javascript:alert(1)`, but it must be a path or a URL with `https:`.',
    ],
    [
      'custom_edit_url: JavaScript:alert(1)',
      '`custom_edit_url` is `JavaScript:alert(1)`, but it must be a path or a URL with `https:`.',
    ],
    ['draft: maybe', '`draft` is `maybe`, but it must be `true` or `false`.'],
    [
      'toc_max_heading_level: 9',
      '`toc_max_heading_level` is `9`, but it must be a heading level from 1 to 6.',
    ],
    ['id: a/b', '`id` is `a/b`, but it must be a name without a slash.'],
    ['title: {a: b}', '`title` is `{"a":"b"}`, but it must be a string.'],
    [
      'last_update: {date: yesterday}',
      '`last_update.date` is `yesterday`, but it must be an ISO 8601 date',
    ],
    ['search: {boost: 0}', '`search.boost` is `0`, but it must be a number above 0.'],
  ])('2.5: %s is an error with its place', (yaml, message) => {
    const [finding, ...others] = findings(`keywords: [a]\n${yaml}`)
    expect(finding).toContain(`error 3:1 The front matter key ${message}`)
    expect(others).toEqual([])
  })

  it('2.5: an unknown key is a warning with the nearest known one', () => {
    const { diagnostics } = header('sidebar_lable: x')
    expect(diagnostics[0]).toMatchObject({
      severity: 'warning',
      help: 'Did you mean `sidebar_label`?',
    })
  })

  it('2.5: a key unlike all known ones is told in a line, not with a list of them', () => {
    const { diagnostics } = header('pier_depth: 7')
    expect(diagnostics[0]?.help).toBe('Fix the spelling or remove it.')
  })
})
