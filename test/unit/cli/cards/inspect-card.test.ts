import { describe, expect, it } from 'vitest'
import { inspectCard } from '../../../../cli/cards/inspect-card.ts'
import { decodeCard, encodeCard } from '../../../../cli/cards/kept-card.ts'

const [width, height] = [1200, 630]

/** A card of one color with a block of another, where the text is. */
function draw(ground: number, ink: number) {
  const pixels = new Uint8Array(width * height * 4).fill(255)
  const paint = (at: number, value: number): void => {
    pixels.fill(value, at * 4, at * 4 + 3)
  }
  for (let at = 0; at < width * height; at += 1) paint(at, ground)
  for (let y = 110; y < 130; y += 1) for (let x = 110; x < 200; x += 1) paint(y * width + x, ink)
  const run = { text: 'Title', x: 100, y: 100, width: 200, height: 40 }
  return { png: new Uint8Array(100), pixels, runs: [run] }
}
const options = { maxBytes: 1000, hasFonts: false }

describe('inspectCard', () => {
  it('R7: measures the contrast between text and background', () => {
    expect(inspectCard(draw(255, 0), options)).toEqual([])
    expect(inspectCard(draw(255, 180), options).map(({ kind }) => kind)).toEqual(['contrast'])
  })

  it('R7: finds text outside of the card, and large files', () => {
    const card = draw(255, 0)
    const long = { ...card, runs: [{ text: 'Long', x: 100, y: 100, width: 1300, height: 40 }] }
    expect(inspectCard(long, options).map(({ message }) => message)).toEqual([
      'cuts off the text `Long`',
    ])
    expect(inspectCard(card, { ...options, maxBytes: 99 }).map(({ kind }) => kind)).toEqual([
      'size',
    ])
  })

  it('R7: knows the letters of the built-in font, but not those of others', () => {
    const card = {
      ...draw(255, 0),
      runs: [{ text: '日本', x: 100, y: 100, width: 200, height: 40 }],
    }
    expect(inspectCard(card, options).map(({ kind }) => kind)).toEqual(['text'])
    expect(inspectCard(card, { ...options, hasFonts: true })).toEqual([])
  })
})

it('R7: P14: a kept card comes back whole, and damaged bytes are no card', () => {
  const card = { png: Uint8Array.from([1, 10, 2]), problems: [] }
  const bytes = encodeCard(card)
  expect(Buffer.from(decodeCard(bytes)?.png ?? [])).toEqual(Buffer.from(card.png))
  expect(decodeCard(Buffer.from('{}\nabc'))).toBeUndefined()
  expect(decodeCard(Buffer.from('abc'))).toBeUndefined()
  expect(decodeCard(undefined)).toBeUndefined()
})
