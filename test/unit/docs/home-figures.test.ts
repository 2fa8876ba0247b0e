import { expect, it } from 'vitest'
import { headlineNumbers, homeFigures } from '../../../docs/generate/headline-figures.ts'
import { sampleFigures } from './sample-figures.ts'

it('the home page of the manual shows four figures of the last benchmark', () => {
  expect(homeFigures(sampleFigures)).toEqual([
    ['2.00 s', 'checked build of 70 real pages'],
    ['0.50 s', 'after one of 1,036 real pages changed'],
    ['11.9 kB', 'of script on a page'],
    ['8 packages', 'and 44 MB to install'],
  ])
})

it('a figure that was not measured is left out', () => {
  const { page: _page, installation: _installation, ...measured } = sampleFigures
  expect(homeFigures(measured)).toHaveLength(2)
  expect(homeFigures({ ...measured, corpora: [] })).toEqual([])
  expect(headlineNumbers({ ...measured, corpora: [] })).toEqual([])
})

it('the README names the generators that build real pages faster', () => {
  expect(headlineNumbers(sampleFigures)[0]).toBe(
    '**0.5 s** for a checked build of 70 real pages after an edit, 2.0 s without a cache (Hugo 1.2: 1.0 s)',
  )
})
