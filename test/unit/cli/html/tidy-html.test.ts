import { expect, it } from 'vitest'
import { tidyHtml } from '../../../../cli/html/tidy-html.ts'

it('writes void elements, booleans and attribute names as HTML has them', () => {
  expect(tidyHtml('<img src="a" fetchPriority="low"/><details open=""><time dateTime="1">')).toBe(
    '<img src="a" fetchpriority="low"><details open><time datetime="1">',
  )
})

it('closes the lines of an icon in their start tags', () => {
  expect(
    tidyHtml('<svg viewBox="0 0 9 9"><path d="M1 1"></path><path d="M2 2"></path></svg>'),
  ).toBe('<svg viewBox="0 0 9 9"><path d="M1 1"/><path d="M2 2"/></svg>')
})

it('leaves text alone', () => {
  const text = '<p>&lt;img fetchPriority="low"/&gt; and &lt;details open=""&gt;</p>'
  expect(tidyHtml(text)).toBe(text)
})

it('writes single quotes as they are, which stand in text and in double quotes alone', () => {
  expect(tidyHtml('<a title="the store&#x27;s">don&#x27;t</a>')).toBe(
    `<a title="the store's">don't</a>`,
  )
})

it('leaves escaped apostrophes in single quotes and in scripts', () => {
  const html = "<a title='it&#x27;s'>A</a><script>escape = '&#x27;'</script>"
  expect(tidyHtml(html)).toBe(html)
})
