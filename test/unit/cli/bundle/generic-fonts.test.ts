import { describe, expect, it } from 'vitest'
import { unquoteGenericFonts } from '../../../../cli/bundle/styles/generic-fonts.ts'

describe('unquoteGenericFonts', () => {
  it('D: removes the quotes of generic fonts, which would be names of fonts that do not exist', () => {
    expect(
      unquoteGenericFonts(
        `a{font-family:"Open Sans",'sans-serif';color:red}b{font: 1em/2 X, "monospace"}\n:root { --ifm-font-family-base: Inter, 'system-ui' }`,
      ),
    ).toBe(
      `a{font-family:"Open Sans",sans-serif;color:red}b{font: 1em/2 X, monospace}\n:root { --ifm-font-family-base: Inter, system-ui }`,
    )
  })

  it('D: keeps all other text', () => {
    const css = `@font-face { font-family: 'serif'; src: url(x.woff2) } a::before { content: 'serif' } b { font-family: 'PT Serif', serif }`
    expect(unquoteGenericFonts(css)).toBe(css)
  })
})
