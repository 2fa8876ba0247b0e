import { expect, it } from 'vitest'
import { cutAtHoles } from '../../../../cli/islands/cut-at-holes.ts'
import { toLinkHole } from '../../../../cli/model/links/link-hole.ts'

it('cuts the HTML of a component at links and places, in the order of the document', () => {
  const html = `<a href="${toLinkHole(4)}">x</a><div class="cards"><docs-ssg-doc-cards></docs-ssg-doc-cards></div><p>a</p><docs-ssg-excerpt-end></docs-ssg-excerpt-end><img src="${toLinkHole(2)}">`
  expect(cutAtHoles(html)).toEqual({
    pieces: ['<a href="', '">x</a><div class="cards">', '</div><p>a</p>', '<img src="', '">'],
    holes: [4, 'docCards', 'excerptEnd', 2],
  })
})

it('leaves HTML without holes in one piece', () => {
  expect(cutAtHoles('<p>&lt;docs-ssg-doc-cards></p>')).toEqual({
    pieces: ['<p>&lt;docs-ssg-doc-cards></p>'],
    holes: [],
  })
})
