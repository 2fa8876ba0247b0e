import { describe, expect, it } from 'vitest'
import { readHtmlSections } from '../../../../cli/html/read-html-sections.ts'

const page = (main: string): string =>
  `<nav><a href="/">Outside</a></nav><main id="m">${main}</main><footer>Outside</footer>`

describe('readHtmlSections', () => {
  it('Q1: cuts main at its headings with an id, and knows the headings above each', () => {
    const html = page(
      '<h1>Title</h1><p>In <b>tro</b>duced</p><h2 id="a">A &amp; <code>b</code></h2><p>one</p><p>two</p><h3 id="c">C</h3>three<h2 id="d">D</h2>',
    )
    expect(readHtmlSections(html)).toEqual([
      { id: '', path: [], text: 'In troduced', code: '' },
      { id: 'a', path: ['A & b'], text: 'one two', code: '' },
      { id: 'c', path: ['A & b', 'C'], text: 'three', code: '' },
      { id: 'd', path: ['D'], text: '', code: '' },
    ])
  })

  it('Q1: makes a section of every table row with an id, named by its first cell', () => {
    const html = page(
      '<h2 id="all">All</h2>before<table><tr><th>Code</th></tr><tr id="error-28"><td><a href="#error-28">28</a></td><td>It&#x27;s &lt;broken&gt;</td></tr></table>after',
    )
    expect(readHtmlSections(html)).toEqual([
      { id: 'all', path: ['All'], text: 'before Code after', code: '' },
      { id: 'error-28', path: ['All', '28'], text: "It's <broken>", code: '' },
    ])
  })

  it('Q1: leaves out what is no text: scripts, comments, pictures, choices', () => {
    const html = page(
      '<script>var a = "<h2 id=x>"</script><!-- no --><svg><title>no</title></svg><template><h2 id="t">no</h2></template>yes',
    )
    expect(readHtmlSections(html)).toEqual([{ id: '', path: [], text: 'yes', code: '' }])
    expect(readHtmlSections('<p>no main</p>')).toEqual([])
  })
})
