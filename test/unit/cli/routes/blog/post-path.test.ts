import { expect, it } from 'vitest'
import { parsePostPath } from '../../../../../cli/model/paths/post-path.ts'
import { slugOfTag } from '../../../../../cli/routes/blog/slug-of-tag.ts'

it.each([
  ['2026-01-02-hello.md', '2026-01-02', 'hello', '2026/01/02/hello'],
  ['2026-01-02-hello/index.md', '2026-01-02', 'hello', '2026/01/02/hello'],
  ['2026-01-02/index.mdx', '2026-01-02', '', '2026/01/02/'],
  ['2026/01/02/hello.mdx', '2026-01-02', 'hello', '2026/01/02/hello'],
  ['2026/01/02/hello/index.md', '2026-01-02', 'hello', '2026/01/02/hello'],
  ['2026/01-02-hello.md', '2026-01-02', 'hello', '2026/01/02/hello'],
  ['2026-1-2-hello.md', '2026-01-02', 'hello', '2026/1/2/hello'],
  ['team/2026-01-02-hello.md', '2026-01-02', 'team/hello', '2026/01/02/team/hello'],
  ['hello.md', undefined, 'hello', 'hello'],
  ['notes/hello/index.md', undefined, 'notes/hello', 'notes/hello'],
  ['2026-02-30-hello.md', undefined, '2026-02-30-hello', '2026-02-30-hello'],
  ['2026-01-021-hello.md', undefined, '2026-01-021-hello', '2026-01-021-hello'],
])('reads the date and the URL of `%s`', (path, date, name, slug) => {
  expect(parsePostPath(path)).toEqual({ date, name, slug })
})

it.each([
  ['React 18', 'react-18'],
  ['React18', 'react-18'],
  ['camelCaseTag', 'camel-case-tag'],
  ['HTTPServer', 'http-server'],
  ["What's new", 'whats-new'],
  ['Été & hiver', 'ete-hiver'],
  ['C++', 'c'],
  ['日本語', '日本語'],
])('makes the URL path of the tag `%s`', (label, slug) => {
  expect(slugOfTag(label)).toBe(slug)
})
