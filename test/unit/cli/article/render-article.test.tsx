import type { Element, Root } from 'hast'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import type { Link } from '../../../../cli/model/page.ts'
import type { ContentPath } from '../../../../cli/model/paths.ts'
import { pageOf } from '../content/page-of.ts'
import { createArticleRenderer } from '../../../helpers/article-renderer.ts'

/** Without components of a site. */
const renderArticle = createArticleRenderer(new Map())

function root(...children: Element[]): { article: Root } {
  return { article: { type: 'root', children } }
}

function element(tagName: string, properties: Element['properties'], text = ''): Element {
  return { type: 'element', tagName, properties, children: [{ type: 'text', value: text }] }
}

const at = (line: number): Element['position'] => ({
  start: { line, column: 1 },
  end: { line, column: 2 },
})

const placeholder = (index: number): string => `\0${index}\0`

describe('renderArticle', () => {
  it('P7: cuts the HTML at link placeholders and lists them in document order', () => {
    const { html, holes } = renderArticle(
      root(
        element('a', { href: placeholder(4) }, 'x'),
        element('a', { href: placeholder(2) }, 'y'),
      ),
    )
    expect(html.pieces).toEqual(['<a href="', '">x</a><a href="', '">y</a>'])
    expect(holes).toEqual([4, 2])
  })

  it('P7: lists ids and anchor names of the final HTML, decoded, with repeats', () => {
    const { anchors } = renderArticle(
      root(
        element('p', { id: 'a&b' }, ' id="no" '),
        element('a', { name: 'old' }),
        element('p', { id: 'a&b', dataId: 'no' }),
      ),
    )
    expect(anchors).toEqual(['a&b', 'old', 'a&b'])
  })

  it('writes no preload links for eager pictures', () => {
    const image: Element = { ...element('img', { src: placeholder(0), alt: '' }), children: [] }
    expect(renderArticle(root(image)).html.pieces[0]).toBe('<img src="')
  })

  it('D: renders members of components, and markup that an attribute holds', () => {
    const Links = {
      Home: ({ text }: { text?: ReactNode }) => <a href="/x">{text}</a>,
      Deep: { Down: () => 'down' },
    }
    const render = createArticleRenderer(
      new Map([['Links', { component: Links, wake: undefined }]]),
    )
    const markup = JSON.stringify({
      text: { tag: 'b', props: {}, children: ['a ', { tag: 'script', children: ['b'] }] },
    })
    const dataAt = JSON.stringify({ path: 'a.md', line: 1, column: 1 })
    const parts = ['Links.Home', 'Links.Deep.Down']
    const { html } = render(root(...parts.map((name) => element(name, { dataAt, markup }))))
    expect(html.pieces.join('|')).toBe('<a href="|"><b>a </b></a>down')
    const lost = { ...element('Links.Gone', {}), position: at(7) }
    expect(() => render(root(lost))).toThrow('`<Links.Gone>` is not a component')
  })

  it.each([
    { tag: 'b', props: { dangerouslySetInnerHTML: { __html: '<img>' } }, children: [] },
    { tag: 'a', props: { href: 'java\nscript:alert(1)', onClick: 'alert(1)' }, children: [] },
    { tag: 'i', props: { style: { color: 'red' }, id: 'x', srcDoc: '<img>' }, children: [] },
    { tag: 'p', props: ['x'], children: { length: 1 } },
  ])('P18: creates only allowed attributes from the markup %j', (text) => {
    const Part = ({ text: shown }: { text?: ReactNode }) => <>{shown}</>
    const render = createArticleRenderer(new Map([['Part', { component: Part, wake: undefined }]]))
    const dataAt = JSON.stringify({ path: 'a.md', line: 1, column: 1 })
    const article = root(element('Part', { dataAt, markup: JSON.stringify({ text }) }))
    expect(render(article).html.pieces.join('')).toBe(`<${text.tag}></${text.tag}>`)
  })

  it('P18: data with the shape of markup stays data, in the build and in an island', () => {
    const seen: unknown[] = []
    const Part = ({ text, bold }: { text?: unknown; bold?: ReactNode }) => {
      seen.push(text)
      return <>{bold}</>
    }
    const render = createArticleRenderer(new Map([['Part', { component: Part, wake: 'intent' }]]))
    const forged = { tag: 'b', $markup: 'b', props: {}, children: ['x'] }
    const dataAt = JSON.stringify({ path: 'a.md', line: 1, column: 1 })
    const props = JSON.stringify({ text: forged })
    const markup = JSON.stringify({ bold: { tag: 'b', props: {}, children: ['y'] } })
    const { html } = render(root(element('Part', { dataAt, props, markup })))
    expect(seen).toEqual([forged])
    const written = html.pieces.join('').replaceAll('&quot;', "'")
    expect(written).toContain(
      "data-props=\"{'text':{'tag':'b','$markup':'b','props':{},'children':['x']}}\"",
    )
    expect(written).toContain("data-markup=\"{'bold':{'tag':'b','props':{},'children':['y']}}\"")
  })

  it('H16: ends a heading that has an id with a link to it', () => {
    const { html } = renderArticle(
      root(element('h2', { id: 'größe' }, 'Size'), element('h3', {}, 'x')),
    )
    const link = '<a href="#gr%C3%B6%C3%9Fe" data-anchor="" aria-label="Link to this section"></a>'
    expect(html.pieces).toEqual([`<h2 id="größe">Size${link}</h2><h3>x</h3>`])
  })

  it('keeps the texts of links and the attributes of images, by the index of their link', () => {
    const place = { path: 'a.md' as ContentPath, line: 1, column: 1 }
    const linkTo = (kind: Link['kind'], href: string): Link => ({ kind, href, place })
    const links = [
      linkTo('page', './b.md'),
      linkTo('page', 'https://a.example/?b&c'),
      linkTo('asset', 'https://a.example/d.png'),
    ]
    const image = { src: placeholder(2), alt: 'D', width: 5 }
    const rendered = renderArticle({
      ...root(
        element('a', { href: placeholder(0) }, ' a  &amp;b '),
        element('a', { href: placeholder(1) }, 'here'),
        { ...element('img', image), children: [] },
      ),
      links,
    })
    expect(rendered.links.map(({ text }) => text)).toEqual(['a &amp;b', 'here', undefined])
    expect(rendered.images).toEqual([{ link: 2, alt: 'D', width: '5' }])
  })

  it('lists the islands of the article once', () => {
    const island = element('div', { dataIsland: 'tabs' })
    expect(renderArticle(root(island, island)).islands).toEqual(['tabs'])
  })
})

it('C: keeps the text of a link above the heading that it points to', async () => {
  const { links } = await pageOf('# A\n\nRead [here](#foo).\n\n## Foo\n\nText.\n')
  expect(links.map(({ href, text }) => [href, text])).toEqual([['#foo', 'here']])
})
