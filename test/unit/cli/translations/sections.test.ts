import { describe, expect, it } from 'vitest'
import { alignSections } from '../../../../cli/translations/align-sections.ts'
import { compareSections } from '../../../../cli/translations/compare-sections.ts'
import { describeDifference } from '../../../../cli/translations/describe-difference.ts'
import { importPage } from '../../../../cli/translations/import-page.ts'
import { listSections } from '../../../../cli/translations/list-sections.ts'
import { formatSectionLock, parseSectionLock } from '../../../../cli/translations/section-lock.ts'
import { splitSections } from '../../../../cli/translations/split-sections.ts'
import { updateSections } from '../../../../cli/translations/update-sections.ts'

const original = `---
title: Guide
sidebar_position: 3
---

Hello.

## Install

Run it.

## Use {#usage}

Call it.

### 2024

Old.
`
const translation = original
  .replace('Guide', 'Anleitung')
  .replace('Hello', 'Hallo')
  .replace('Install', 'Installieren')
  .replace('Run it', 'Starte es')
  .replace('Use', 'Benutzen')
  .replace('Call it', 'Rufe es auf')

const lockOf = (from: string, to: string) =>
  updateSections(new Map(), [splitSections(from), splitSections(to)], false)
const stateOf = (locked: ReturnType<typeof lockOf>, from: string, to: string) => {
  const { stale, missing, extra } = compareSections(locked, splitSections(from), splitSections(to))
  return {
    stale: stale.map(({ original: { key }, line }) => [key, line]),
    missing: missing.map(({ key, line }) => [key, line]),
    extra: extra.map(({ key, line }) => [key, line]),
  }
}
const none = { stale: [], missing: [], extra: [] }

describe('splitSections', () => {
  it('cuts a page at its headings, with the written id or one made of the text', () => {
    expect(splitSections(original).map(({ key, depth, line }) => [key, depth, line])).toEqual([
      ['', 0, 1],
      ['install', 2, 8],
      ['usage', 2, 12],
      ['2024', 3, 16],
    ])
  })

  it.each([
    ['a fence', '```sh\n# comment\n```'],
    ['a longer fence', '````md\n```\n# a\n````'],
    ['a fence of tildes', '~~~\n# a\n~~~'],
    ['front matter', '---\n# comment\ntitle: A\n---'],
    ['a tag', '#hashtag'],
    ['seven signs', '####### a'],
  ])('finds no heading in %s', (_, text) => {
    expect(splitSections(`${text}\n`).map(({ key }) => key)).toEqual([''])
  })

  it('gives equal headings different keys, and accepts other line ends', () => {
    expect(splitSections('# A\r\n\r\n# A\r\n#\r\n').map(({ key }) => key)).toEqual([
      '',
      'a',
      'a-1',
      'section',
    ])
  })

  it.each([
    ['white space', original.replace('Run it.', 'Run it.  \n\n')],
    ['line ends', original.replaceAll('\n', '\r\n')],
    ['front matter that is not translated', original.replace('position: 3', 'position: 4')],
  ])('has the same hashes after a change of %s', (_, text) => {
    expect(splitSections(text).map(({ hash }) => hash)).toEqual(
      splitSections(original).map(({ hash }) => hash),
    )
  })

  it('has another hash for the introduction after a change of the title', () => {
    const [before, after] = [original, original.replace('Guide', 'Tour')].map(splitSections)
    expect(after?.[0]?.hash).not.toBe(before?.[0]?.hash)
    expect(after?.slice(1)).toEqual(before?.slice(1))
  })
})

describe('alignSections', () => {
  const keys = (from: string, to: string) =>
    alignSections(splitSections(from), splitSections(to)).map(([a, b]) => [a.key, b.key])

  it('pairs pages with the same levels in order', () => {
    expect(keys(original, translation)).toEqual([
      ['', ''],
      ['install', 'installieren'],
      ['usage', 'usage'],
      ['2024', '2024'],
    ])
  })

  it('pairs what has the same id, and as many sections between two such pairs', () => {
    expect(
      keys('# A\n## X\n# B\n# Extra\n## C {#c}\n', '# Eins\n## X\n# Zwei\n## Drei {#c}\n'),
    ).toEqual([
      ['', ''],
      ['a', 'eins'],
      ['x', 'x'],
      ['c', 'c'],
    ])
  })
})

describe('compareSections', () => {
  it.each(['', '---\nslug: /a\n---\n', '---\ntitle: A\n---\n', 'Intro.\n\n'])(
    'finds no missing section in a page of which every text was imported: %j',
    (lead) => {
      const originalText = `${lead}# A\n\nB.\n`
      const page = {
        original: 'docs/a.md',
        path: 'i18n/de/a.md',
        originalText,
        text: undefined,
        locked: new Map(),
      }
      const sections = listSections(page).map((section) => ({
        ...section,
        status: 'translated' as const,
        parts: section.parts.map((part) => ({ ...part, target: `${part.source}x` })),
      }))
      const { text, locked } = importPage(page, sections)
      const found = compareSections(locked, splitSections(originalText), splitSections(text))
      expect(found).toEqual({ stale: [], missing: [], extra: [] })
    },
  )

  const locked = lockOf(original, translation)

  it('finds nothing in a page that was just translated', () => {
    expect(stateOf(locked, original, translation)).toEqual(none)
  })

  it.each([
    [
      'a changed section',
      original.replace('Call it', 'Call it twice'),
      { ...none, stale: [['usage', 12]] },
    ],
    ['a changed title', original.replace('Guide', 'Tour'), { ...none, stale: [['', 1]] }],
    [
      'a changed heading',
      original.replace('## Install', '## Set up'),
      { ...none, stale: [['set-up', 8]] },
    ],
    [
      'an added section',
      original.replace('## Use', '## Configure\n\nText.\n\n## Use'),
      { ...none, missing: [['configure', 12]] },
    ],
    [
      'a removed section',
      original.replace(/## Install[^#]+/, ''),
      { ...none, extra: [['install', 8]] },
    ],
    [
      'sections in another order',
      original.replace(/(## Install[^#]+)(## Use[^]+?)(?=###)/, '$2$1'),
      none,
    ],
  ])('of %s', (_, changed, state) => {
    expect(stateOf(locked, changed, translation)).toEqual(state)
  })

  it('finds the translation of a section that has moved', () => {
    const moved = translation.replace('Hallo.', 'Hallo.\n\nMehr.')
    const changed = original.replace('Call it', 'Call it twice')
    expect(stateOf(locked, changed, moved).stale).toEqual([['usage', 14]])
  })
})

describe('updateSections', () => {
  const changed = original.replace('Call it', 'Call it twice').replace('Run it', 'Start it')

  it('records only sections whose translation has changed', () => {
    const locked = lockOf(original, translation)
    const edited = translation.replace('Rufe es auf', 'Rufe es zweimal auf')
    const next = updateSections(locked, [splitSections(changed), splitSections(edited)], false)
    expect(stateOf(next, changed, edited).stale).toEqual([['install', 8]])
    const all = updateSections(locked, [splitSections(changed), splitSections(edited)], true)
    expect(stateOf(all, changed, edited)).toEqual(none)
  })
})

describe('the lock file', () => {
  it('keeps the order of sections, whatever their keys are', () => {
    const lock = new Map([['i18n/de/a.md', lockOf(original, translation)]])
    const read = parseSectionLock(formatSectionLock(lock))
    expect(read).toEqual(lock)
    expect([...(read?.get('i18n/de/a.md')?.keys() ?? [])]).toEqual(['', 'install', 'usage', '2024'])
  })

  it.each([
    '',
    '[]',
    '{"version":2,"pages":{}}',
    '{"version":1,"pages":{"a":[["b"]]}}',
    '{"version":1}',
  ])('refuses %j', (text) => {
    expect(parseSectionLock(text)).toBeUndefined()
  })
})

it('shows the lines that differ in their order', () => {
  expect(describeDifference('a\nb\nc\n', 'a\n\nB\nc\nd')).toEqual(['- b', '+ B', '+ d'])
  expect(describeDifference('', 'a')).toEqual(['+ a'])
  expect(describeDifference('a', 'a')).toEqual([])
})

it('lists very long sections as a whole, because no memory would hold the comparison', () => {
  const [old, now] = ['a\n'.repeat(100_000), 'b\n'.repeat(100_000)]
  const lines = describeDifference(old, now)
  expect(lines).toHaveLength(200_000)
  expect([lines[0], lines.at(-1)]).toEqual(['- a', '+ b'])
})

it.each([
  ['a list of pages', []],
  ['a text in place of sections', { 'i18n/de/a.md': 'x' }],
  ['a section with two values', { 'i18n/de/a.md': [['a', 'b']] }],
  ['a section with a number', { 'i18n/de/a.md': [['a', 1, 'b']] }],
  ['a section with an object', { 'i18n/de/a.md': [['a', {}, 'b']] }],
])('refuses a lock file with %s', (_, pages) => {
  const text = JSON.stringify({ version: 1, pages })
  expect(parseSectionLock(text)).toBeUndefined()
})

it.each(['__proto__', 'constructor', '../../etc/passwd', '/etc/passwd'])(
  'keeps the name %j in a lock file as a name, which opens nothing',
  (name) => {
    const text = `{"version": 1, "pages": {${JSON.stringify(name)}: [[${JSON.stringify(name)}, "a", "b"]]}}`
    const lock = parseSectionLock(text)
    expect(lock).toEqual(new Map([[name, new Map([[name, ['a', 'b']]])]]))
    expect(formatSectionLock(lock ?? new Map())).toContain(JSON.stringify(name))
  },
)
