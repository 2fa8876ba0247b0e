import { describe, expect, it } from 'vitest'
import { addFolderDefaults } from '../../../../../cli/content/front-matter/folder-defaults.ts'
import type { OwnKeys } from '../../../../../cli/content/front-matter/own-keys.ts'
import { toContentPath } from '../../../../../cli/content/nodes/content-path.ts'
import { toUrlPath } from '../../../../../runtime/shared/urls/url.ts'

const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }
const pathOf = (docPath: string) => toContentPath('/site', `/site/docs/${docPath}`)

function addTo(
  docPaths: readonly string[],
  categories: Readonly<Record<string, string>>,
  ownKeys: OwnKeys = {},
) {
  const sources = docPaths.map((docPath) => ({
    path: pathOf(docPath),
    docPath,
    variant,
    bytes: new Uint8Array(),
  }))
  const files = Object.entries(categories).map(([docPath, contents]) => ({
    path: pathOf(docPath),
    docPath,
    variant,
    contents,
  }))
  return {
    written: sources,
    ...addFolderDefaults({ sources, categories: files, diagnostics: [] }, ownKeys),
  }
}

describe('front matter of folders', () => {
  it('A7: is inherited by inner folders, which win, and drop a key with `null`', () => {
    const { sources, diagnostics } = addTo(['a.md', 'api/b.md', 'api/inner/c.md', 'apis/d.md'], {
      '_category_.yml': 'frontMatter: { hide_table_of_contents: true, image: /card.png }',
      'api/_category_.json':
        '{ "label": "API", "frontMatter": { "toc_max_heading_level": 2, "image": "/api.png" } }',
      'api/inner/_category_.yml': 'frontMatter:\n  image:\n  unlisted: true\n',
    })
    expect(diagnostics).toEqual([])
    expect(sources.map(({ defaults }) => defaults?.frontMatter)).toEqual([
      { hide_table_of_contents: true, image: '/card.png' },
      { hide_table_of_contents: true, image: '/api.png', toc_max_heading_level: 2 },
      { hide_table_of_contents: true, toc_max_heading_level: 2, unlisted: true },
      { hide_table_of_contents: true, image: '/card.png' },
    ])
  })

  it('A7: is checked where it is written, once for all languages', () => {
    const { sources, diagnostics } = addTo(
      ['api/b.md'],
      {
        'api/_category_.yml':
          'label: API\nframtMatter: {}\nfrontMatter:\n  slug: /same\n  sidebar_postion: 1\n  draft: maybe\n  level: expert\n',
      },
      {
        level: { type: 'string', values: ['basic'] },
        reviewer: { type: 'string', required: true },
      },
    )
    expect(diagnostics.map(({ rule, place, message }) => [rule, place?.line, message])).toEqual([
      [
        'front-matter',
        4,
        "The front matter of a folder can't set `slug`, because its pages can't share it.",
      ],
      [
        'unknown-front-matter',
        5,
        'The front matter key `sidebar_postion` is unknown, so it has no effect.',
      ],
      [
        'front-matter',
        6,
        'The front matter key `draft` is `maybe`, but it must be `true` or `false`.',
      ],
      ['front-matter', 7, 'The front matter key `level` is `expert`, but it must be `basic`.'],
    ])
    expect(diagnostics.every(({ place }) => place?.path === 'docs/api/_category_.yml')).toBe(true)
    // Pages must not report these values again.
    expect(sources[0]?.defaults?.values).toEqual({ sidebar_postion: '1' })
  })

  it('A7: costs sites without it nothing', () => {
    const { sources, written } = addTo(['api/b.md'], { 'api/_category_.yml': 'label: API' })
    expect(sources).toBe(written)
  })
})
