import { expect, it } from 'vitest'
import { markCurrent } from '../../../../runtime/sidebar/mark-current.ts'

const menuOf = (...hrefs: string[]): string =>
  `<a href="/a">Home</a><nav data-sidebar="">${hrefs.map((href) => `<a href="${href}">A</a>`).join('')}</nav>`

it.each([
  ['/a', menuOf('/ab', '/a-b', '/a', '/a'), 'href="/a"'],
  ['/a/', menuOf('/a/b/', '/a/'), 'href="/a/"'],
  ["/it's", menuOf('/it', "/it's"), `href="/it's"`],
  ['/a&b', menuOf('/a', '/a&amp;b'), 'href="/a&amp;b"'],
])('marks the first link of the sidebar to %s, whatever URLs begin like it', (href, menu, link) => {
  const marked = markCurrent(menu, href)
  expect(marked).toContain(`<a ${link} aria-current="page">`)
  expect(marked.replace(' aria-current="page"', '')).toBe(menu)
})

it('marks nothing in a menu without the page, or without a sidebar', () => {
  expect(markCurrent(menuOf('/ab'), '/a')).toBe(menuOf('/ab'))
  expect(markCurrent('<a href="/a">A</a>', '/a')).toBe('<a href="/a">A</a>')
})

it('marks no label that reads like the link', () => {
  const menu =
    '<nav data-sidebar=""><a href="/b">The href=&quot;/a&quot; of links</a><a href="/a">A</a></nav>'
  expect(markCurrent(menu, '/a')).toBe(
    menu.replace('<a href="/a">', '<a href="/a" aria-current="page">'),
  )
})
