import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import { parseFrontMatter } from '../../../../cli/content/front-matter/front-matter.ts'
import { readGlossary } from '../../../../cli/content/features/read-glossary.ts'
import { parseYaml } from '../../../../cli/primitives/formats/parse-yaml.ts'
import { authorSchema, parseBlogFile, tagSchema } from '../../../../cli/routes/blog/blog-data.ts'
import { parseCategoryFiles } from '../../../../cli/routes/sidebars/category-files.ts'
import { configOf } from '../../../helpers/memory-site.ts'

const variant = createVariants(configOf())[0] ?? (undefined as never)

/** Ten lines that expand to a billion values. */
const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x, x]',
  ...'bcdefghi'.split('').map((name, index) => {
    const inner = `*${'abcdefgh'.charAt(index)}`
    return `${name}: &${name} [${Array.from({ length: 10 }, () => inner).join(', ')}]`
  }),
].join('\n')

/** YAML whose value can't be used, with the line of the alias that the message is about. */
const refused: readonly (readonly [yaml: string, line: number, says: RegExp])[] = [
  ['title: [*a]\nx: &a 1', 1, /`\*a` has no anchor before it/],
  ['title: &a [*a]', 1, /`\*a` refers to a value that contains it/],
  ['x: 1\ntitle: &a\n  b: *a', 3, /`\*a` refers to a value that contains it/],
  ['x: &a\n  - y\n  - { z: [*a] }', 3, /contains it/],
  ['x: &a\n  y: &b\n    - *a\n  z: *b', 3, /contains it/],
  ['sidebar_custom_props: &a { b: *a }', 1, /contains it/],
  ['tags: &a\n  - label: *a', 2, /contains it/],
  ['link: &a\n  type: *a', 2, /contains it/],
  [bomb, 4, /the aliases up to `\*c` expand to more than 10,000 values/],
  ['x: 1\ntitle: !foo bar', 2, /the tag `!foo` is unknown/],
  ['title: !!js/function "function () {}"', 1, /the tag `!!js\/function` is unknown/],
  ['x:\n  - y: !!python/name:a.b', 2, /the tag `!!python\/name:a\.b` is unknown/],
  [`x: 1\ny: ${'['.repeat(20_000)}${']'.repeat(20_000)}`, 2, /it is nested too deeply/],
  ['x: *none', 1, /`\*none` has no anchor before it/],
]
/** Aliases that refer to other values. */
const accepted = [
  'x: &a [1, 2]\ny: [*a, *a]',
  'x: &a 1\ny: *a',
  // The inner anchor has the name of the outer one.
  'x: &a [&a 1, *a]',
  `x: &a 1\ny: [${Array.from({ length: 1000 }, () => '*a').join(', ')}]`,
]

const file = (contents: string, kind: 'tags' | 'authors') => ({
  kind,
  path: 'docs/x.yml' as never,
  variant,
  contents,
})
const page = (yaml: string) =>
  parseFrontMatter(`---\n${yaml}\n---\n`, 'docs/a.md' as never).diagnostics

/** Every kind of file with YAML, and how many lines it has before the YAML. */
const readers: readonly (readonly [
  reader: string,
  before: number,
  read: (yaml: string) => readonly { message: string; place?: { line: number } | undefined }[],
])[] = [
  ['front matter', 1, page],
  ['`tags.yml`', 0, (yaml) => parseBlogFile(file(yaml, 'tags'), tagSchema).diagnostics],
  ['`authors.yml`', 0, (yaml) => parseBlogFile(file(yaml, 'authors'), authorSchema).diagnostics],
  [
    '`_category_.yml`',
    0,
    (contents) => {
      const path = 'docs/g/_category_.yml' as never
      return parseCategoryFiles([{ path, docPath: 'g/_category_.yml', variant, contents }])
        .diagnostics
    },
  ],
  [
    'a glossary',
    0,
    (yaml) => {
      const read = readGlossary(yaml)
      if (read.kind === 'glossary') return []
      return [{ message: read.problem, place: { line: read.place.line } }]
    },
  ],
]

describe('an alias in YAML that can\u2019t be replaced', () => {
  it.each(readers)('P12: in %s is one error at its line', (_, before, read) => {
    for (const [yaml, line, says] of refused) {
      const found = read(yaml)
      expect([yaml, found.length, found[0]?.place?.line]).toEqual([yaml, 1, line + before])
      expect(found[0]?.message).toMatch(says)
    }
  })

  it('is the only one that is refused', () => {
    for (const yaml of accepted) {
      expect([yaml, parseYaml(yaml).kind]).toEqual([yaml, 'value'])
      expect(
        page(yaml)
          .map(({ message }) => message)
          .join(),
      ).not.toContain('alias')
    }
  })
})
