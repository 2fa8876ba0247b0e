import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { readGlossary } from '../../../../cli/content/features/read-glossary.ts'
import { configOf, make } from './page-of.ts'
import { temporaryFolder } from '../../../helpers/site-of.ts'

const glossary = `Store: Holds the state.
thunk: A function that is dispatched.
async thunk: { definition: A thunk with a promise., aliases: [async thunks] }
`

describe('a glossary', () => {
  let siteDir = ''
  beforeAll(async () => {
    siteDir = await temporaryFolder()
    await writeFile(join(siteDir, 'glossary.yml'), glossary)
  })
  const compile = (text: string) =>
    make(text, { config: configOf({ markdown: { glossary: 'glossary.yml' } }, siteDir) })

  it('A7: explains the first occurrence of each term, and the longest one', async () => {
    const { page } = await compile('The store and the Store. Async thunks use a thunk.\n')
    const html = page?.html.pieces.join('') ?? ''
    expect(html).toContain(
      '<p>The <button type="button" class="term" popovertarget="docs-ssg-term-1">store</button><span id="docs-ssg-term-1" class="term__text" popover="auto">Holds the state.</span> and the Store.',
    )
    expect(html).toMatch(
      /docs-ssg-term-2">Async thunks<\/button>.*docs-ssg-term-3">thunk<\/button>/,
    )
    expect(page?.parts).toEqual(['glossary'])
  })

  it('A7: leaves headings, links, code and parts of words alone', async () => {
    const { page } = await compile(
      '# Store\n\n[A store](./a.md), `store`, restored, store-like, <kbd>Store</kbd>\n\n```js\nstore\n```\n',
    )
    expect(page?.html.pieces.join('')).not.toContain('class="term"')
    expect(page?.parts).toBeUndefined()
  })

  it('A7: is not part of descriptions and the search', async () => {
    const { page } = await compile('The store is here.\n')
    expect(page?.description).toBe('The store is here.')
    expect(page?.sections.map(({ text }) => text)).toEqual(['The store is here.'])
  })

  it('A7: is a dependency of the page, which can turn it off', async () => {
    const { page } = await compile('---\nglossary: false\n---\n\nThe store.\n')
    expect(page?.html.pieces.join('')).toBe('<p>The store.</p>')
    expect(page?.dependencies.map(({ path }) => path)).toEqual(['glossary.en.yml', 'glossary.yml'])
  })

  it('A7: that can’t be read is a finding of the pages', async () => {
    await writeFile(join(siteDir, 'broken.yml'), 'App: x\nStore:\n  meaning: A\n')
    const config = configOf({ markdown: { glossary: 'broken.yml' } }, siteDir)
    const { page, diagnostics } = await make('The store.\n', { config })
    expect(page?.html.pieces.join('')).toBe('<p>The store.</p>')
    expect(diagnostics).toMatchObject([
      {
        rule: 'glossary',
        severity: 'error',
        place: { path: 'broken.yml', line: 2, column: 1 },
      },
    ])
    expect(diagnostics[0]?.message).toContain('The glossary `broken.yml` can')
  })

  it('A7: that can’t be read says why', () => {
    expect(readGlossary('Store:\n  meaning: A')).toEqual({
      kind: 'invalid',
      problem: 'the entry `Store` is neither text nor `{ definition, aliases }`',
      place: { line: 1, column: 1 },
    })
    for (const text of ['- a', 'a: ""', 'a: " "', 'a: { definition: "" }'])
      expect([text, readGlossary(text).kind]).toEqual([text, 'invalid'])
    expect(readGlossary('a: [b')).toMatchObject({ kind: 'invalid' })
    expect(readGlossary('')).toMatchObject({ kind: 'glossary' })
  })

  it.each([
    ['letter case', 'Store: A\nOther: B\nstore: C\n', 'Store', 1, 'store', 3],
    [
      'an alias',
      'Store: A\nShop: { definition: B, aliases: [Stores, store] }\n',
      'Store',
      1,
      'Shop',
      2,
    ],
    [
      'two aliases',
      'A: { definition: A, aliases: [x] }\nB: { definition: B, aliases: [X] }\n',
      'A',
      1,
      'B',
      2,
    ],
    [
      'a plural',
      'Thunk: { definition: A, aliases: [thunks] }\nThunks: B\n',
      'Thunk',
      1,
      'Thunks',
      2,
    ],
    ['forms of Unicode', 'Café: A\nCafe\u0301: B\n', 'Café', 1, 'Cafe\u0301', 2],
    ['forms of a letter', 'ΛΌΓΟΣ: A\nλόγος: B\n', 'ΛΌΓΟΣ', 1, 'λόγος', 2],
    ['spaces', 'async thunk: A\n"async  thunk ": B\n', 'async thunk', 1, 'async  thunk ', 2],
    [
      'names of the prototype',
      'constructor: A\nConstructor: B\n',
      'constructor',
      1,
      'Constructor',
      2,
    ],
  ])(
    'A7: with two terms that share a form is an error that names both: %s',
    (...[, text, a, at, b, line]) => {
      expect(readGlossary(text)).toMatchObject({
        kind: 'invalid',
        problem: expect.stringContaining(
          `the terms \`${a}\` (line ${at}) and \`${b}\` (line ${line}) both have the form`,
        ),
      })
    },
  )

  it.each(['"": A', '" ": A', 'Store: { definition: A, aliases: [""] }'])(
    'A7: has no term without a name: %s',
    (text) => {
      expect(readGlossary(text)).toMatchObject({ kind: 'invalid' })
    },
  )

  it.each([
    ['Maße: A\nMasse: B\n', 'Die Masse und Maße.', ['Masse', 'Maße']],
    ['Store: { definition: A, aliases: [store, STORE] }\n', 'A STORE.', ['STORE']],
    ['Café: A\n', 'The cafe\u0301 is open.', ['cafe\u0301']],
    ['async thunk: A\n', 'An async\nthunk.', ['async\nthunk']],
    ['λόγος: A\n', 'Ο ΛΌΓΟΣ.', ['ΛΌΓΟΣ']],
    ['constructor: A\n', 'The constructor.', ['constructor']],
  ])('A7: explains every spelling of a term: %j', async (terms, text, words) => {
    await writeFile(join(siteDir, 'forms.yml'), terms)
    const config = configOf({ markdown: { glossary: 'forms.yml' } }, siteDir)
    const { page } = await make(text, { config })
    const html = page?.html.pieces.join('') ?? ''
    expect([...html.matchAll(/class="term"[^>]*>([^<]*)</g)].map(([, word]) => word)).toEqual(words)
  })

  it('A7: takes the terms of a language from the file with its code', async () => {
    await writeFile(join(siteDir, 'glossary.de.yml'), 'Speicher: Enthält den Zustand.\n')
    const inGerman = async (text: string) => {
      const { page } = await make(text, {
        config: configOf({ markdown: { glossary: 'glossary.yml' } }, siteDir),
        locale: 'de',
      })
      return page?.html.pieces.join('')
    }
    expect(await inGerman('Der Speicher und der Store.\n')).toMatch(
      /<button[^>]*>Speicher<\/button><span[^>]*>Enthält den Zustand\.<\/span> und der Store\./,
    )
    await rm(join(siteDir, 'glossary.de.yml'))
    expect(await inGerman('Der Speicher und der Store.\n')).toMatch(
      /Der Speicher und der <button[^>]*>Store<\/button>/,
    )
  })
})
