import { describe, expect, it } from 'vitest'
import { createVariants } from '../../../../cli/model/variants/doc-variants.ts'
import type { FrontMatter } from '../../../../cli/model/authored/front-matter.ts'
import type { Variant } from '../../../../cli/model/source-file.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

type Tags = NonNullable<FrontMatter['tags']>

const config = configOf({ blog: {} })
const [docs, blog] = createVariants(config)

/** Both kinds of pages with tags: the tags of the pages a and b, and the file of tags. */
const kinds: readonly (readonly [
  kind: string,
  variant: Variant | undefined,
  files: readonly [a: string, b: string],
])[] = [
  ['docs', docs, ['a.md', 'b.md']],
  ['posts', blog, ['2026-01-02-a.md', '2026-01-01-b.md']],
]

function check(
  [, variant, [a, b]]: (typeof kinds)[number],
  [ofA, ofB]: readonly [a: Tags, b: Tags],
  contents = '',
) {
  if (variant === undefined) throw new Error('The config has no such folder.')
  const pages = pagesOf(
    { [a]: { frontMatter: { tags: ofA } }, [b]: { frontMatter: { tags: ofB } } },
    variant,
  ).map((page) => ({
    ...page,
    keyPlaces: { tags: { line: 2, column: 1 }, 'tags.0': { line: 2, column: 8 } },
  }))
  const file = { kind: 'tags', path: `${variant.folder}/tags.yml` as never, variant } as const
  const dataFiles = contents === '' ? [] : [{ ...file, contents }]
  const { diagnostics } = memorySite({ config, pages, dataFiles })
  return diagnostics.filter(({ rule }) => rule.startsWith('tag-'))
}

/** Different labels with one URL. */
const collisions: readonly (readonly [a: Tags, b: Tags, file: string])[] = [
  [[{ label: 'One', permalink: '/same' }], [{ label: 'Two', permalink: '/same' }], ''],
  [[{ label: 'One', permalink: 'same' }], [{ label: 'Two', permalink: '/same/' }], ''],
  [['C'], ['C++'], ''],
  [['C++'], ['c#'], ''],
  [['++'], ['#'], ''],
  [['caf\u00E9'], ['cafe'], ''],
  [['日本!'], ['日本?'], ''],
  [['same'], [{ label: 'Two', permalink: 'same' }], ''],
  [['x'], ['y'], 'x:\n  permalink: /same\ny:\n  permalink: /same\n'],
  [['x'], ['one'], 'x:\n  permalink: /one\none:\n'],
]
/** One label in several spellings. */
const spellings: readonly (readonly [a: Tags, b: Tags])[] = [
  [['a-b'], ['A B']],
  [['a b'], ['a-b']],
  [['React 18'], ['React18']],
  [['react'], ['React']],
  [['snake_case'], ['snake case']],
]
const different: readonly (readonly [a: Tags, b: Tags])[] = [
  [['a'], ['b']],
  [['a'], ['a']],
  [['C'], [{ label: 'C++', permalink: 'cpp' }]],
  [[{ label: 'One', permalink: 'same' }], [{ label: 'One', permalink: 'same' }]],
]

describe.each(kinds)('tags of %s with one URL', (...kind) => {
  const [, variant, [a, b]] = kind
  const at = (name: string): string => `${variant?.folder}/${name}`

  it.each(collisions)('P12: are an error with both places: %j and %j', (ofA, ofB, file) => {
    const [found, ...more] = check(kind, [ofA, ofB], file)
    expect(more).toEqual([])
    expect(found).toMatchObject({ rule: 'tag-collision', severity: 'error' })
    expect(
      [found?.place, ...(found?.related ?? [])].map((place) => place?.path).toSorted(),
    ).toEqual([at(a), at(b)].toSorted())
    expect(found?.place).toMatchObject({ line: 2, column: 8 })
    expect(found?.message).toMatch(/\.md:2:8`\)/)
  })

  it.each(spellings)('are a warning if they are spellings of one label: %j and %j', (ofA, ofB) => {
    expect(check(kind, [ofA, ofB])).toMatchObject([{ rule: 'tag-spelling', severity: 'warning' }])
  })

  it('are reported within a page too, each label once', () => {
    const found = check(kind, [['C', 'C++', 'c#', 'C++'], ['C++']])
    expect(found.map(({ data }) => data?.actual)).toEqual(['C++', 'c#'])
  })

  it.each(different)(
    'are accepted if they are the same tag or have other URLs: %j and %j',
    (...tags) => {
      expect(check(kind, tags)).toEqual([])
    },
  )
})
