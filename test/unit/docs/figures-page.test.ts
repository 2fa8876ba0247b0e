import { expect, it } from 'vitest'
import { lossList, speedParagraph } from '../../../docs/generate/compare-figures.ts'
import { createFiguresPage } from '../../../docs/generate/figures-page.ts'
import { corpusFigures, sampleFigures, toolFigures } from './sample-figures.ts'

it('the page about figures has a row for each generator, with what it lacks', () => {
  const text = createFiguresPage(sampleFigures)
  expect(text).toContain('### 1,036 real pages')
  expect(text).toContain(
    '| docs-ssg 1.2.3 | 2.00 s (2.00–2.00) | 2.00 s (2.00–2.00) | 0.50 s (0.50–0.50) |',
  )
  expect(text).toContain('| Zed 1.0.0 | ended with an error |')
  expect(text).toContain('- Hugo 1.2.3 lacks: search')
  expect(text).not.toMatch(/Zed 1\.0\.0 lacks|undefined|NaN/)
})

it('the page about figures lists where other generators need less', () => {
  expect(createFiguresPage(sampleFigures)).toContain('## Where docs-ssg needs more')
  expect(lossList({ ...sampleFigures, corpora: [corpusFigures] })).toBe(
    [
      '- **70 real pages**',
      '  - Time without a cache: docs-ssg 2.00 s, Hugo 1.2 1.00 s (docs-ssg needs 2.0 times as much).',
      '  - Processor time: docs-ssg 2.0 s, Hugo 1.2 1.0 s (docs-ssg needs 2.0 times as much).',
    ].join('\n'),
  )
})

it.each([
  [
    'says how much longer docs-ssg needs',
    1,
    '2.0 s without a cache, 2.0 times as long as Hugo 1.2',
  ],
  [
    'names the next generator if none is faster',
    4,
    '2.0 s without a cache (the next is Hugo 1.2 with 4.0 s)',
  ],
  [
    'takes a small difference for chance',
    1.95,
    '2.0 s without a cache (the next is Hugo 1.2 with 1.9 s)',
  ],
])('the paragraph about speed %s', (_, cold, expected) => {
  const tools = [toolFigures('docs-ssg', [2, 0.5]), toolFigures('Hugo', [cold, 0.9])]
  const corpora = [{ ...corpusFigures, tools }]
  expect(speedParagraph({ ...sampleFigures, corpora })).toContain(expected)
})

it('lists several faster generators as a sentence does', () => {
  const tools = [
    toolFigures('docs-ssg', [4, 0.5]),
    toolFigures('Hugo', [1, 0.9]),
    toolFigures('Eleventy', [2, 0.9]),
    toolFigures('Lume', [3, 0.9]),
  ]
  const corpora = [{ ...corpusFigures, tools }]
  expect(speedParagraph({ ...sampleFigures, corpora })).toMatch(
    / cache, \S+ times as long as Hugo\b.*?, \S+ times as long as Eleventy\b.*?, and \S+ times as long as Lume\b/,
  )
})

it('figures without other generators and without what was not measured make a page', () => {
  const { page: _, installation: __, ...rest } = sampleFigures
  const corpora = [{ ...corpusFigures, tools: [toolFigures('docs-ssg', [3, 1])] }]
  const text = createFiguresPage({ ...rest, corpora })
  expect(text).not.toMatch(/undefined|NaN|needs more|What a page loads|## Installation/)
  expect(speedParagraph({ ...rest, corpora: [] })).toBe('')
})
