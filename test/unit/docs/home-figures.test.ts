import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { homeFigures } from '../../../docs/generate/figures.ts'
import { readFigures } from '../../../docs/generate/pages.ts'

const figures = readFigures((path) => readFileSync(path, 'utf8'))

it('the home page of the manual shows four figures of the last benchmark', () => {
  const own = figures.builds.flatMap(({ tools }) => tools.filter(({ name }) => name === 'docs-ssg'))
  expect(homeFigures(figures)).toHaveLength(4)
  expect(homeFigures(figures).map(([value]) => value)).toContain(`${own[0]?.cold.toFixed(2)} s`)
  expect(homeFigures(figures).map(([value]) => value)).toContain(
    `${own.at(-1)?.oneEdit.toFixed(2)} s`,
  )
})

it('a figure that was not measured is left out', () => {
  const { page: _page, installation: _installation, ...measured } = figures
  expect(homeFigures(measured)).toHaveLength(2)
  expect(homeFigures({ ...measured, builds: [] })).toEqual([])
})
