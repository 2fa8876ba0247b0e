import { expect, describe, it } from 'vitest'
import type { Exchange } from '../../../../cli/translations/exchange.ts'
import {
  formatExchangeJson,
  parseExchangeJson,
} from '../../../../cli/translations/exchange-json.ts'
import { formatXliff } from '../../../../cli/translations/format-xliff.ts'
import { importPage } from '../../../../cli/translations/import-page.ts'
import { listSections } from '../../../../cli/translations/list-sections.ts'
import { parseXliff } from '../../../../cli/translations/parse-xliff.ts'
import { splitSections } from '../../../../cli/translations/split-sections.ts'

const original = `---
id: home
title: 'Home: start'
description: >-
  Two
  lines.
---

# Home

Hello <b>you</b> & \`a < b\`.

## Install

\`\`\`sh
# not a heading
npm install
\`\`\`

## Use

Call it ]]> twice.\u0008
`

const page = {
  original: 'docs/index.md',
  path: 'i18n/de/index.md',
  originalText: original,
  text: undefined,
  locked: new Map(),
}

const exchange = (sections = listSections(page)): Exchange => ({
  source: 'en',
  target: 'de',
  pages: [{ original: page.original, sections }],
})

/** What a service gives back: each text with a prefix, the headings kept. */
const translate = (text: string): string => text.replace(/^(#* ?)/, '$1DE ')

const translated = (): Exchange =>
  exchange(
    listSections(page).map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({ ...part, target: translate(part.source) })),
    })),
  )

const formats = [
  ['XLIFF', formatXliff, parseXliff],
  ['JSON', formatExchangeJson, parseExchangeJson],
] as const

describe.each(formats)('%s', (_, format, parse) => {
  it('gives every text back as it was', () => {
    const read = parse(format(translated()))
    if ('fault' in read) throw new Error(read.fault)
    expect(read).toMatchObject({ source: 'en', target: 'de' })
    const strip = ({ pages }: Exchange) =>
      pages.map(({ original: path, sections }) => ({
        path,
        sections: sections.map(({ key, hash, parts }) => ({ key, hash, parts })),
      }))
    expect(strip(read)).toEqual(strip(translated()))
  })

  it('makes a page whose sections are recorded as translated', () => {
    const read = parse(format(translated()))
    if ('fault' in read) throw new Error(read.fault)
    const { text, locked, taken, refused, isComplete } = importPage(
      page,
      read.pages[0]?.sections ?? [],
    )
    expect({ taken, refused, isComplete }).toEqual({ taken: 4, refused: [], isComplete: true })
    expect(text).toBe(
      original
        .replace("'Home: start'", '"DE Home: start"')
        .replace('>-\n  Two\n  lines.', 'DE Two lines.')
        .replace('# Home', '# DE Home')
        .replace('## Install', '## DE Install')
        .replace('## Use', '## DE Use'),
    )
    const after = listSections({ ...page, text, locked })
    expect(after.map(({ status }) => status)).toEqual(Array(4).fill('translated'))
  })

  it('changes nothing when nothing was translated', () => {
    const read = parse(format(exchange()))
    if ('fault' in read) throw new Error(read.fault)
    expect(importPage(page, read.pages[0]?.sections ?? [])).toMatchObject({
      taken: 0,
      text: original,
    })
  })
})

describe('a page that is translated in part', () => {
  const [home, install, use] = splitSections(original).slice(1)
  const text = '# Start\r\n\r\nHallo.\r\n\r\n## Benutzen {#use}\r\n\r\nAlt.\r\n'
  const locked = new Map([
    ['home', [home?.hash ?? '', 'a'] as const],
    ['use', ['0000000000000000', 'b'] as const],
    ['gone', ['1111111111111111', 'c'] as const],
  ])
  const partial = { ...page, originalText: original.replace(/^---[^]*?---\n\n/, ''), text, locked }

  it('knows which sections are new and stale', () => {
    expect(listSections(partial).map(({ key, status }) => [key, status])).toEqual([
      ['home', 'new'],
      ['install', 'new'],
      ['use', 'stale'],
    ])
  })

  it('adds a section below the one that precedes it and keeps all else, with its line ends', () => {
    const section = (key: string, source: string, target: string, hash: string) => ({
      key,
      hash,
      status: 'new' as const,
      parts: [{ name: 'text', source, target }],
    })
    const result = importPage(partial, [
      section('install', '## Install\n\nRun.', '## Installieren\n\nStarte.', install?.hash ?? ''),
      section('use', '## Use\n\nCall.', '## Benutzen {#use}\n\nNeu.', use?.hash ?? ''),
    ])
    expect(result.text).toBe(
      '# Start\r\n\r\nHallo.\r\n\r\n## Installieren\r\n\r\nStarte.\r\n\r\n## Benutzen {#use}\r\n\r\nNeu.\r\n',
    )
    expect(result.taken).toBe(2)
    expect([...result.locked.keys()]).toContain('gone')
  })
})

describe('texts that would damage a page are refused', () => {
  it.each([
    ['another heading', '## Installieren\n\n## Mehr\n', 'one heading, of level 2'],
    ['no heading', 'Starte es.', 'one heading, of level 2'],
    ['a heading of another level', '# Installieren\n', 'one heading, of level 2'],
    ['an open fence', '## Installieren\n\n```sh\nnpm install\n', 'is not closed'],
  ])('%s', (_, target, reason) => {
    const sections = listSections(page).map((section) => ({
      ...section,
      parts: section.parts.map((part) => ({
        ...part,
        target: section.key === 'install' ? target : undefined,
      })),
    }))
    const result = importPage(page, sections)
    expect(result).toMatchObject({ taken: 0, text: original })
    expect(result.refused).toEqual([{ key: 'install', reason: expect.stringContaining(reason) }])
  })

  it('a section that the original no longer has', () => {
    const parts = [{ name: 'text', source: '## Old', target: '## Alt' }]
    const hash = '0123456789abcdef'
    const result = importPage(page, [{ key: 'old', hash, status: 'translated', parts }])
    expect(result.refused).toEqual([
      { key: 'old', reason: 'the original no longer has this section' },
    ])
  })
})

describe('XLIFF of services', () => {
  const wrap = (segments: string) =>
    `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><file id="f1" original="docs/index.md"><unit id="s2-0123456789abcdef" name="home">${segments}</unit></file></xliff>`

  it('may be split, marked and in CDATA', () => {
    const read = parseXliff(
      wrap(
        '<segment id="text" state="translated"><source># A.</source><target><![CDATA[# B & ]]><mrk id="m1" type="term">C</mrk>.<cp hex="0008"/></target></segment><ignorable><source> </source></ignorable><segment id="x2"><source>D.</source><target>E.</target></segment>',
      ),
    )
    if ('fault' in read) throw new Error(read.fault)
    expect(read.pages[0]?.sections).toEqual([
      {
        key: 'home',
        hash: '0123456789abcdef',
        status: 'translated',
        parts: [{ name: 'text', source: '# A. D.', target: '# B & C.\u0008 E.' }],
      },
    ])
  })

  it.each(['110000', 'FFFFFFFFFF', '0', 'x', ''])(
    'shows a replacement for the character with the number %j, which none has',
    (hex) => {
      const read = parseXliff(
        wrap(`<segment id="text"><source>a<cp hex="${hex}"/></source></segment>`),
      )
      expect(read).toMatchObject({ pages: [{ sections: [{ parts: [{ source: 'a\uFFFD' }] }] }] })
    },
  )

  it.each([
    ['broken XML', '<xliff version="2.1"><file>', 1, 'unclosed tag'],
    ['XLIFF 1.2', '<xliff version="1.2"></xliff>', 1, 'it is not XLIFF 2'],
    ['another document', '\n<html></html>', 2, 'it is not XLIFF 2'],
    [
      'a document type',
      '<!DOCTYPE x [<!ENTITY a "b">]>\n<xliff version="2.0"/>',
      1,
      'document type',
    ],
    ['an entity that is not defined', wrap('<segment><source>&a;</source></segment>'), 1, 'entity'],
    [
      'a processing instruction in a text',
      wrap('<segment><source>a<?php b ?></source></segment>'),
      1,
      'processing instruction',
    ],
    ['an element for code', wrap('<segment><source><ph id="1"/></source></segment>'), 1, '`<ph>`'],
    [
      'a unit of another tool',
      wrap('').replace('s2-0123456789abcdef', 'u1'),
      1,
      'the id of the unit',
    ],
  ])('%s is a fault with its place', (_, text, line, fault) => {
    const read = parseXliff(text)
    expect(read).toMatchObject({ line, fault: expect.stringContaining(fault) })
  })
})

describe('JSON of services', () => {
  it.each([
    ['broken JSON', '{\n  "version": 1,\n}', 'JSON', 3],
    ['another document', '{}', '`version`', 1],
    [
      'a hash that is none',
      JSON.stringify({
        version: 1,
        source: 'en',
        target: 'de',
        pages: [
          { original: 'a.md', sections: [{ key: '', hash: '../x', status: 'new', parts: [] }] },
        ],
      }),
      'hash',
      1,
    ],
    [
      'an unknown text',
      JSON.stringify({
        version: 1,
        source: 'en',
        target: 'de',
        pages: [
          {
            original: 'a.md',
            sections: [
              {
                key: '',
                hash: '0123456789abcdef',
                status: 'new',
                parts: [{ name: 'slug', source: 'a', target: 'b' }],
              },
            ],
          },
        ],
      }),
      'name',
      1,
    ],
  ])('%s is a fault', (_, text, fault, line) => {
    expect(parseExchangeJson(text)).toMatchObject({ fault: expect.stringContaining(fault), line })
  })
})

/** The section `install` with another translation, and the first section with another title. */
const refusedTexts: Readonly<
  Record<string, readonly [key: string, target: string, reason: string]>
> = {
  'a control character': ['install', '## A\n\na\u001Bb', 'contains the character `U+001B`'],
  NUL: ['install', '## A\n\na\0b', 'contains the character `U+0000`'],
  'a mark of the build': ['install', '## A\n\na\uFDD0b', 'contains the character `U+FDD0`'],
  'half of a pair': ['install', '## A\n\na\uD800b', 'contains the character `U+D800`'],
  'text above its heading': ['install', 'a\n\n## A', 'in its first line'],
  'front matter above its heading': ['install', '---\nslug: /a\n---\n## A', 'begins with `---`'],
  'front matter after a byte order mark': [
    'install',
    '\uFEFF---\na: b\n---\n## A',
    'begins with `---`',
  ],
  'front matter of another language': ['install', '---js\n{}\n---\n## A', 'begins with `---`'],
}

describe('a translation that could change more than its text', () => {
  it.each(['<!--', '<![CDATA[', '<?php', '<SCRIPT>', '<style>', '<pre', '<textarea>'])(
    'is refused if it could hide what is below it: %s',
    (mark) => {
      const closed = mark.startsWith('<!--')
        ? 'a -->'
        : 'a ]]> ?> </script> </style> </pre> </textarea>'
      const importWith = (target: string, source = '## Install') => {
        const originalText = `# A\n\n${source}\n\n## Use\n\nB.\n`
        const plain = { ...page, originalText }
        const sections = listSections(plain).filter(({ key }) => key === 'install')
        const [section] = sections
        const parts = (section?.parts ?? []).map((part) => ({ ...part, target }))
        return section && importPage(plain, [{ ...section, status: 'translated', parts }])
      }
      const open = `## Start\n\n  ${mark}\na`
      expect(importWith(open)).toMatchObject({
        taken: 0,
        refused: [{ reason: expect.stringContaining('not closed') }],
      })
      const kept = [
        importWith(`${open}\n${closed}`),
        importWith(`## Start\n\n\`\`\`\n${mark}\n\`\`\``),
        importWith(`## Start\n\nA ${mark}`),
        importWith(open, `## Install\n\n${mark}\na`),
      ]
      expect(kept.map((result) => result?.taken)).toEqual([1, 1, 1, 1])
    },
  )

  it.each(Object.entries(refusedTexts))('is refused if it has %s', (_, [key, target, reason]) => {
    const sections = listSections(page)
      .filter((section) => section.key === key)
      .map((section) => ({
        ...section,
        status: 'translated' as const,
        parts: section.parts.map((part) => ({ ...part, target })),
      }))
    const { taken, refused } = importPage(page, sections)
    expect(taken).toBe(0)
    expect(refused.map((one) => one.reason).join()).toContain(reason)
  })

  it('is refused if the text of a page without front matter would become one', () => {
    const plain = { ...page, originalText: 'Intro.\n' }
    const [lead] = listSections(plain)
    const parts = [{ name: 'text' as const, source: 'Intro.', target: '---\nslug: /a\n---\nA.' }]
    const result = lead && importPage(plain, [{ ...lead, status: 'translated', parts }])
    expect(result).toMatchObject({ taken: 0, refused: [{ key: '' }] })
  })

  it('is refused if it is there twice', () => {
    const [section] = listSections(page).filter(({ key }) => key === 'install')
    const parts = (section?.parts ?? []).map((part) => ({ ...part, target: '## A' }))
    const twice = section && importPage(page, [{ ...section, parts: [...parts, ...parts] }])
    expect(twice).toMatchObject({ taken: 0, refused: [{ key: 'install' }] })
  })
})

const segment = '<segment id="text"><source>a</source><target>b</target></segment>'
const unit = (inside: string): string => `<unit id="s1-8d8713b3fc507677" name="a">${inside}</unit>`

it.each([
  ['a segment outside a unit', segment, '`<segment>` is outside a unit'],
  ['a unit in a unit', unit(unit(segment)), 'is in another unit'],
  [
    'two targets',
    unit(segment.replace('</target>', '</target><target>c</target>')),
    'two translations',
  ],
  [
    'a target in a source',
    unit('<segment><source><target>b</target></source></segment>'),
    'in another text',
  ],
  ['100,000 elements in each other', '<g>'.repeat(100_000), 'more than 64 deep'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]>', 'doctype'],
  ['an entity', unit('<segment><source>&b;</source></segment>'), 'entity'],
  [
    'an inclusion',
    unit('<segment><source><xi:include href="/etc/hostname"/></source></segment>'),
    '`<include>`',
  ],
])('refuses XLIFF with %s', (_, inside, fault) => {
  const text = `<xliff version="2.1" srcLang="en" trgLang="de" xmlns:xi="a"><file original="docs/index.md">${inside}</file></xliff>`
  const read = parseXliff(text)
  expect('fault' in read ? read.fault : '').toContain(fault)
})
