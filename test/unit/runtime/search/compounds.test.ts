import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../../runtime/search/engine.ts'
import type { SearchDataPage } from '../../../../runtime/shared/manifests/manifests.ts'
import { openShards } from './shards/open-shards.ts'

const page = (t: string): SearchDataPage => ({
  u: `/${t.toLowerCase()}`,
  t,
  c: '',
  b: 1,
  s: [['', 0, '', 'Text.', '']],
})

/** Words that a site lacks, and the title that it has. */
const compounds = [
  ['German', 'Zwischenspeicherzeit', 'Zwischenspeicher', 'Zeit'],
  ['German with s', 'Versionsnummer', 'Version', 'Nummer'],
  ['German with es', 'Tagesanzeige', 'Anzeige', 'Tage'],
  ['German with n', 'Seitenvorlage', 'Seite', 'Vorlage'],
  ['German with umlauts', 'Länderübersicht', 'Übersicht', 'Länder'],
  ['Dutch', 'gebruikersinstelling', 'Gebruiker', 'Instelling'],
  ['Swedish', 'säkerhetskopiering', 'Säkerhet', 'Kopiering'],
  ['Finnish', 'asetusluettelo', 'Asetus', 'Luettelo'],
  ['English, in the plural', 'typescripterrors', 'TypeScript', 'Error'],
] as const

const others = ['Zeitung', 'Vorschau', 'Farben', 'Übersetzung'].map(page)

const hrefsOf = ({ groups }: ReturnType<ReturnType<typeof createEngine>['search']>) =>
  groups.flatMap(({ hits }) => hits.map(({ href }) => decodeURIComponent(href)))

describe('compounds', () => {
  it.each(compounds)('C: %s: `%s` finds the pages of both words', async (_, query, ...titles) => {
    const pages = [...others, ...titles.map(page)]
    const found = createEngine(pages).search(query, 20)
    expect(hrefsOf(found).slice(0, 2).toSorted()).toEqual(
      titles.map((title) => page(title).u).toSorted(),
    )
    expect(await openShards(pages).engine.search(query, 20)).toEqual(found)
  })

  it('C: each letter of one keeps the page of its first word in the first place', () => {
    const engine = createEngine([...others, page('Zwischenspeicher'), page('Zeit')])
    const word = 'zwischenspeicherzeitpunkt'
    for (let length = 'zwisch'.length; length <= word.length; length++)
      expect(hrefsOf(engine.search(word.slice(0, length), 5))[0], word.slice(0, length)).toBe(
        '/zwischenspeicher',
      )
  })

  it('C: a word that only begins like a short one is not found', () => {
    const { groups } = createEngine([page('Zeit'), page('Text')]).search('zeitgenosse', 5)
    expect(groups).toEqual([])
  })
})
