import { describe, expect, it } from 'vitest'
import { parseBlogFile, tagSchema } from '../../../../cli/routes/blog/blog-data.ts'
import { parseCategoryFiles } from '../../../../cli/routes/sidebars/category-files.ts'
import { toContentPath } from '../../../../cli/content/nodes/content-path.ts'
import { parseFrontMatter } from '../../../../cli/content/front-matter/front-matter.ts'
import { readGlossary } from '../../../../cli/content/features/read-glossary.ts'
import { findUnwritable } from '../../../../cli/primitives/text/unwritable-values.ts'
import { toUrlPath } from '../../../../runtime/shared/urls/url.ts'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { findings, load } from '../config/load-fixture.ts'

const refused =
  '\0 \u0001 \u0008 \u000B \f \u000E \u001B \u001F \u007F \u0080 \u009F \uFDD0 \uFDD1 \uFFFE \uFFFF \uD800'.split(
    ' ',
  )
const accepted = [
  '\t',
  '\n',
  '\r',
  '\u00A0',
  '\u00AD',
  '\u200E',
  '\u202B',
  '\u2028',
  '\uFEFF',
  '😀',
]

const path = toContentPath('/site', '/site/docs/a.md')
const variant = { version: 'current', locale: 'en', folder: 'docs', urlPrefix: toUrlPath('/') }

/** Where texts for readers are written; each returns what was found, with its line. */
const places: Readonly<Record<string, (text: string) => readonly string[]>> = {
  ...Object.fromEntries(
    [
      'title: V',
      'title_meta: V',
      'description: V',
      'sidebar_label: V',
      'pagination_label: V',
      'keywords: [a, V]',
      'tags: [{label: V}]',
      'sidebar_badge: {text: V}',
      'hero: {name: a, actions: [{text: V, link: /}]}',
      'features: [{title: V}]',
      'variables: {a: V}',
      'head: [[meta, {name: keywords, content: V}]]',
      'authors: [{name: V}]',
      'own: V',
      'wrapperClassName: V',
    ].map((yaml) => [`front matter ${yaml}`, (text: string) => ofFrontMatter(yaml, text)]),
  ),
  'a category file': (text) =>
    parseCategoryFiles([
      { path, docPath: 'a/_category_.json', variant, contents: `{\n"label": ${escaped(text)}}` },
    ]).diagnostics.map(toLine),
  'a file of tags': (text) =>
    parseBlogFile(
      { path, variant, kind: 'tags', contents: `a:\nb: { label: ${escaped(text)} }` },
      tagSchema,
    ).diagnostics.map(toLine),
  'a glossary': (text) => {
    const read = readGlossary(`Store: ${escaped(text)}`)
    return read.kind === 'invalid' ? [`2 ${read.problem}`] : []
  },
}

/** JSON is YAML; half of a pair is an escape as well. */
const escaped = (text: string): string =>
  `"${[...`a${text}b`].map((one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')}"`

function ofFrontMatter(yaml: string, text: string): readonly string[] {
  const source = `---\n${yaml.replace('V', () => escaped(text))}\n---\n`
  return parseFrontMatter(source, path, true)
    .diagnostics.filter(({ rule }) => rule === 'front-matter')
    .map(toLine)
}

function toLine({
  place,
  message,
}: {
  readonly place?: { readonly line: number }
  readonly message: string
}): string {
  return `${place?.line} ${message}`
}

describe('control characters', () => {
  it.each(Object.entries(places))('P18: are refused with their place in %s', (_, read) => {
    const missed = refused.filter((text) => {
      const found = read(text).map((one) => one.slice(0, 2) + (/U\+\w+/.exec(one)?.[0] ?? ''))
      const name = `U+${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
      return !found.includes(`2 ${name}`)
    })
    countAttempts(refused.length, missed.length)
    expect(missed).toEqual([])
  })

  it('P18: are refused in the config, with the option', async () => {
    const options = [
      { title: 'V' },
      { tagline: 'V' },
      { navbar: { items: [{ label: 'V', to: '/' }] } },
      { footer: { copyright: 'V' } },
      { announcementBar: { id: 'a', content: 'V' } },
      { metadata: [{ name: 'a', content: 'V' }] },
    ]
    for (const option of options) {
      const config = JSON.stringify(option).replace('V', String.raw`a\u0007`)
      const found = findings(await load({ 'site.config.ts': `export default ${config}` }))
      countAttempts(1, found.length === 1 ? 0 : 1)
      expect(found.join()).toMatch(
        /^1:\d+ config-value .*, but it contains the character `U\+0007`/,
      )
    }
  })

  it('are only those: white space, marks of the text direction and emoji stay', () => {
    expect(accepted.flatMap((text) => findUnwritable({ a: `a${text}b` }))).toEqual([])
  })

  it('are found at any depth, in keys too, and in values that contain themselves', () => {
    const value: Record<string, unknown> = { a: ['b', { 'c\0': 'd' }], e: '\u0001', f: /\0/ }
    value['own'] = value
    expect(findUnwritable(value)).toEqual([
      { path: ['a', '1', 'c\0'], name: 'U+0000' },
      { path: ['e'], name: 'U+0001' },
    ])
  })
})
