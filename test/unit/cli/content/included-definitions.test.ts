import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make } from './page-of.ts'
import { temporaryFolderSync } from '../../../helpers/site-of.ts'

const siteDir = temporaryFolderSync()

const parts: Readonly<Record<string, string>> = {
  'docs/guide/_note.md': 'Partial[^1].\n\n[^1]: partial note\n',
  'docs/guide/_link.md': 'Partial [x][id] ![y][id].\n\n[id]: /partial "P"\n',
  'docs/guide/_open.md': 'Partial [x][host], [^host].\n',
  'docs/guide/_outer.md':
    "import Note from './_note.md'\n\nOuter[^1].\n\n<Note />\n\n[^1]: outer note\n",
  'docs/guide/_twice.md': 'A[^a] [b].\n\n[^a]: one\n[^a]: two\n\n[b]: /c\n[b]: /d\n',
}

beforeAll(() => {
  for (const [path, text] of Object.entries(parts)) {
    mkdirSync(join(siteDir, dirname(path)), { recursive: true })
    writeFileSync(join(siteDir, path), text)
  }
})

const options = { config: configOf({}, siteDir) }
const host = (part: string, text: string): string =>
  `import P from './${part}'\n\n# Page\n\n${text}\n`

/** The texts of the footnotes, in order, and the numbers in the text. */
async function notesOf(text: string): Promise<readonly [string[], string[]]> {
  const html = await htmlOf(text, options)
  const notes = [...html.matchAll(/<li id="user-content-fn-[^"]*">\s*<p>([^<]*) </g)]
  const numbers = [...html.matchAll(/data-footnote-ref[^>]*>(\d+)</g)]
  return [notes.map(([, note = '']) => note), numbers.map(([, number = '']) => number)]
}

describe('an included file', () => {
  it.each([
    [
      'before the note of the page',
      'Text[^1].\n\n<P />\n\n[^1]: one',
      ['one', 'partial note'],
      ['1', '2'],
    ],
    [
      'before the text of the page',
      '<P />\n\nText[^1].\n\n[^1]: one',
      ['partial note', 'one'],
      ['1', '2'],
    ],
    [
      'twice',
      '<P />\n\n<P />\n\nText[^1].\n\n[^1]: one',
      ['partial note', 'partial note', 'one'],
      ['1', '2', '3'],
    ],
    [
      'in a page with a note like its new one',
      'Text[^1-2] and[^1].\n\n<P />\n\n[^1]: one\n[^1-2]: two',
      ['two', 'one', 'partial note'],
      ['1', '2', '3'],
    ],
  ])('owns its footnotes, numbered through the page: %s', async (_, text, notes, numbers) => {
    expect(await notesOf(host('_note.md', text))).toEqual([notes, numbers])
  })

  it('owns its footnotes when another included file includes it', async () => {
    expect(await notesOf(host('_outer.md', 'Text[^1].\n\n<P />\n\n[^1]: one'))).toEqual([
      ['one', 'outer note', 'partial note'],
      ['1', '2', '3'],
    ])
  })

  it.each([
    ['after the definition of the page', 'Host [x][id].\n\n[id]: /host\n\n<P />'],
    ['before it', '<P />\n\nHost [x][id].\n\n[id]: /host'],
    ['in an admonition', ':::tip\n\n<P />\n\n:::\n\nHost [x][id].\n\n[id]: /host'],
    ['twice', '<P />\n\n<P />\n\nHost [x][ID].\n\n[id]: /host'],
  ])('owns its link definitions: %s', async (_, text) => {
    const html = await htmlOf(host('_link.md', text), options)
    expect(html).toContain('Partial <a href="/partial" title="P">x</a> <img src="/partial"')
    expect(html).toContain('Host <a href="/host">x</a>')
  })

  it('does not use definitions of the page, and each missing one is reported in its file', async () => {
    const made = await make(
      host('_open.md', 'Host [x][host][^host].\n\n<P />\n\n[host]: /host\n[^host]: note'),
      options,
    )
    expect(
      made.diagnostics.map(({ place, rule }) => [place?.path, place?.line, place?.column, rule]),
    ).toEqual([
      ['docs/guide/_open.md', 1, 9, 'undefined-reference'],
      ['docs/guide/_open.md', 1, 20, 'undefined-reference'],
    ])
  })

  it('has its duplicates reported in its file', async () => {
    const made = await make(host('_twice.md', '<P />'), options)
    expect(made.diagnostics.map(({ place, rule }) => [place?.path, place?.line, rule])).toEqual([
      ['docs/guide/_twice.md', 4, 'duplicate-definition'],
      ['docs/guide/_twice.md', 7, 'duplicate-definition'],
    ])
  })
})

describe('in a page', () => {
  it.each([
    ['a link', '[a]\n\n[a]: /b\n[a]: /c', ['4:1']],
    ['a link in another letter case', '[a]\n\n[a]: /b\n\n[A]: /c', ['5:1']],
    ['a footnote', 'A[^a]\n\n[^a]: b\n\n[^a]: c', ['5:1']],
    [
      'each of several',
      '[a] [^a]\n\n[a]: /b\n[a]: /c\n[a]: /d\n\n[^a]: b\n\n[^A]: c',
      ['4:1', '5:1', '9:1'],
    ],
    ['in a quote', '[a]\n\n[a]: /b\n\n> [a]: /c', ['5:3']],
  ])('a second definition is reported at its place: %s', async (_, text, places) => {
    const all = found(await make(text))
    expect(all.map((one) => one.split(' ').slice(0, 2).join(' '))).toEqual(
      places.map((place) => `${place} duplicate-definition`),
    )
  })

  it.each([
    ['with code', 'See [`useFoo`][hooks] and [`b`][hooks].', ['1:5', '1:27']],
    ['over two lines', 'See [the\nguide][x].', ['1:5']],
    ['with an escaped bracket', 'See [a \\[b\\]][x].', ['1:5']],
    ['in a cell', '| a |\n| - |\n| [x][y] [z][w] |', ['3:3', '3:10']],
    ['beside one that is defined', '[a][b] [a][c] [a][b]\n\n[b]: /d', ['1:8']],
    ['an image and a footnote', '![x][y] z[^n]', ['1:1', '1:10']],
    ['behind a letter of Chinese', '请看[文档][docs]', ['1:3']],
  ])(
    'every reference without a definition is reported at its place: %s',
    async (_, text, places) => {
      const all = found(await make(text)).filter((one) => one.includes('undefined-reference'))
      expect(all.map((one) => one.split(' ')[0])).toEqual(places)
    },
  )
})
