import { expect, it } from 'vitest'
import { averageWidth, createFallbacks } from '../../../../cli/theme/font-metrics.ts'

it('averageWidth weighs letters by how often they are in text', () => {
  expect(averageWidth(() => 0.5)).toBeCloseTo(0.5)
  expect(averageWidth((letter) => (letter === 'e' ? 1 : 0))).toBeGreaterThan(
    averageWidth((letter) => (letter === 'x' ? 1 : 0)),
  )
})

it('createFallbacks gives fonts of the machine the width and height of another font', () => {
  const metrics = { width: 0.8798, ascent: 1, descent: 0.25, lineGap: 0 }
  const [arial, bold] = createFallbacks('My "own"', 'sans-serif', metrics)
  expect(arial?.family).toBe('My "own" fallback')
  expect(arial?.css).toBe(
    '@font-face{font-family:"My \\"own\\" fallback";src:local("Arial"),local("ArialMT"),local("Liberation Sans"),local("Arimo"),local("Helvetica");size-adjust:200%;ascent-override:50%;descent-override:12.5%;line-gap-override:0%}',
  )
  expect(bold?.family).toBe(arial?.family)
  expect(bold?.css).toContain('font-weight:700;src:local("Arial Bold"),local("Arial-BoldMT")')
})
