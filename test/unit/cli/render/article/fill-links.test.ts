import { expect, it } from 'vitest'
import { fillLinks } from '../../../../../cli/render/article/fill-links.ts'
import type { Page, PageImage } from '../../../../../cli/model/page.ts'

const pageOf = (html: readonly string[], hrefs: readonly string[], images?: PageImage[]): Page =>
  ({
    html: { pieces: html },
    holes: hrefs.map((_, index) => index),
    links: hrefs.map((href) => ({ href })),
    images,
  }) as unknown as Page

const fill = (...input: Parameters<typeof fillLinks>): string => fillLinks(...input).html

it('joins an article with its resolved addresses, escaped', () => {
  const page = pageOf(['<p><a href="', '">x</a></p>'], ['./x.md'])
  expect(fill(page, [{ href: '/x?a=1&b="2"' }])).toBe(
    '<p><a href="/x?a=1&amp;b=&quot;2&quot;">x</a></p>',
  )
})

it('reserves the room of a picture whose size is known', () => {
  const page = pageOf(['<img src="', '" alt="A">'], ['a.png'], [{ link: 0, alt: 'A' }])
  expect(fill(page, [{ href: '/a.png', width: 20, height: 10 }])).toBe(
    '<img src="/a.png" width="20" height="10" alt="A">',
  )
})

it('keeps the size an author wrote, before or behind the address', () => {
  const size = [{ href: '/a.png', width: 20, height: 10 }]
  const join = (before: string, after: string, image: Omit<PageImage, 'link'>): string =>
    fill(pageOf([before, after], ['a.png'], [{ link: 0, ...image }]), size)
  expect(join('<img width="5" src="', '" height="4">', { width: '5', height: '4' })).toBe(
    '<img width="5" src="/a.png" height="4">',
  )
  expect(join('<img width="50%" src="', '">', { width: '50%' })).toBe(
    '<img width="50%" src="/a.png">',
  )
})

it('finds the other side of an image if the author wrote one', () => {
  const size = [{ href: '/a.png', width: 20, height: 10 }]
  const join = (before: string, after: string, image: Omit<PageImage, 'link'>): string =>
    fill(pageOf([before, after], ['a.png'], [{ link: 0, ...image }]), size)
  expect(join('<img width="5" src="', '">', { width: '5' })).toBe(
    '<img width="5" src="/a.png" height="3">',
  )
  expect(join('<img src="', '" height="50">', { height: '50' })).toBe(
    '<img src="/a.png" width="100" height="50">',
  )
})

it('keeps the address as written when a link was not resolved', () => {
  expect(fill(pageOf(['<a href="', '">x</a>'], ['mailto:a@b']), [])).toBe(
    '<a href="mailto:a@b">x</a>',
  )
})

it('gives each image its own size when a page shows one file twice', () => {
  const page = pageOf(
    ['<img src="', '"><img width="10" src="', '">'],
    ['a.png'],
    [{ link: 0 }, { link: 0, width: '10' }],
  )
  expect(fill({ ...page, holes: [0, 0] }, [{ href: '/a.png', width: 20, height: 10 }])).toBe(
    '<img src="/a.png" width="20" height="10"><img width="10" src="/a.png" height="5">',
  )
})

it('tells where the title and the excerpt end in the article with its URLs', () => {
  const page = {
    html: { pieces: ['<h1><a href="', '">T</a></h1>', '<p>a</p>', '<p>b</p>', '<p>c</p>'] },
    holes: [0, 'titleEnd', 'excerptEnd', 'excerptEnd'],
    links: [{ href: './x.md' }],
  } as unknown as Page
  const { html, titleEnd, excerptEnd } = fillLinks(page, [{ href: '/x/' }])
  expect(html.slice(0, titleEnd)).toBe('<h1><a href="/x/">T</a></h1>')
  expect(html.slice(titleEnd, excerptEnd)).toBe('<p>a</p>')
})
