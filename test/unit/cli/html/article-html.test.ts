import { expect, it } from 'vitest'
import { toArticleHtml } from '../../../../cli/html/article-html.ts'

const isRare = (html: string): boolean => toArticleHtml(['<p>', html]).hasRareBlocks

it('P19: finds blocks that few articles contain by their classes', () => {
  const found = [
    '<div class="cards">',
    '<div class="card mine">',
    '<div class="mine steps">',
    '<span class="line error">',
    '<pre class="code numbered" tabindex="0">',
    '<section data-footnotes="" class="footnotes">',
    // It may show any block once it is alive.
    '<div data-island="Counter" data-props="{}">',
  ]
  expect(found.filter((html) => !isRare(html))).toEqual([])
  const others = [
    '<p>cards</p>',
    '<p data-x="cards" class="">',
    '<div class="my-cards cards-2">',
    '<code>class=&quot;card&quot;</code>',
    '<a href="#steps">',
    '<span class="token keyword">',
  ]
  expect(others.filter(isRare)).toEqual([])
})
