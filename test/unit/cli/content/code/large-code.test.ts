import { expect, it } from 'vitest'
import { configOf, make } from '../page-of.ts'

const ticks = '```'
const codeSize = async (code: string) => {
  const { page, diagnostics } = await make(`# A\n\n${ticks}ts\n${code}\n${ticks}\n`, {
    config: configOf({}),
  })
  const found = diagnostics.find(({ rule }) => rule === 'code-size')
  return { html: page?.html.pieces.join('') ?? '', found }
}

it('P4: code of 50,001 characters is shown without colors, with a finding at the fence', async () => {
  const { html, found } = await codeSize('const a = 1\n'.repeat(4200))
  expect(html).toContain('const a = 1')
  expect(html).not.toContain('token')
  expect(found?.place?.line).toBe(3)
  expect(found?.message).toContain('50,400 characters, and only up to 50,000 are highlighted')
})

it('P4: a line of 5,001 characters keeps code from being highlighted, and is named', async () => {
  const { html, found } = await codeSize(`const b = 1\nconst a = '${'x'.repeat(5000)}'`)
  expect(html).not.toContain('token')
  expect(found?.place?.line).toBe(5)
})

it('P4: code below both limits is highlighted', async () => {
  const { html, found } = await codeSize(`const a = '${'x'.repeat(4000)}'\n`.repeat(10))
  expect(html).toContain('token')
  expect(found).toBeUndefined()
})
