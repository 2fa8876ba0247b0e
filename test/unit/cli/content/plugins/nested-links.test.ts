import { describe, expect, it } from 'vitest'
import { configOf, found, htmlOf, make } from '../page-of.ts'

const rel = 'rel="noopener noreferrer"'
const link = (text: string, href = 'https://a.example'): string =>
  `<a href="${href}"${href.startsWith('http') ? ` ${rel}` : ''}>${text}</a>`

describe.each(['native', 'remark'] as const)('a link inside a link (%s)', (parser) => {
  const config = configOf({ markdown: { parser } })
  it.each([
    [`<a href="https://a.example">https://a.example</a>`, `<p>${link('https://a.example')}</p>`],
    [
      `See <a href='/b'>www.a.example</a> and <a href="mailto:a@b.example">a@b.example</a>.`,
      `<p>See ${link('www.a.example', '/b')} and ${link('a@b.example', 'mailto:a@b.example')}.</p>`,
    ],
    [
      `<a href="https://a.example">**https://a.example** now</a>`,
      `<p>${link('<strong>https://a.example</strong> now')}</p>`,
    ],
    [`<a href="/b"><https://a.example></a>`, `<p>${link('https://a.example', '/b')}</p>`],
    [
      `<a href="/b">https://a.example/ä?b=%20</a>`,
      `<p>${link('https://a.example/ä?b=%20', '/b')}</p>`,
    ],
    [
      `- <a href="/b">https://a.example</a>`,
      `<ul>\n<li>${link('https://a.example', '/b')}</li>\n</ul>`,
    ],
    [`<a name="b"></a>https://a.example`, `<p><a name="b"></a>${link('https://a.example')}</p>`],
    [
      `<a href="/b">c</a> https://a.example <a href="/b">c</a>`,
      `<p>${link('c', '/b')} ${link('https://a.example')} ${link('c', '/b')}</p>`,
    ],
  ])('a URL in a link of HTML stays text: %s', async (text, html) => {
    expect(await htmlOf(text, { config })).toBe(html)
    expect(found(await make(text, { config }))).toEqual([])
  })

  it('is text in MDX too, in a link on separate lines', async () => {
    const html = await htmlOf('<a href="/b">\n\nhttps://a.example\n\n</a>', {
      config,
      docPath: 'page.mdx',
    })
    expect(html.match(/<a /g)).toHaveLength(1)
  })

  it.each([
    ['[Text[^1]](/b)', '<a href="/b">Text</a><sup>'],
    ['[Text[^1] more](/b)', '<a href="/b">Text more</a><sup>'],
    ['[**Text[^1]**](/b)', '<a href="/b"><strong>Text</strong></a><sup>'],
    ['<a href="/b">Text[^1]</a>', '<a href="/b">Text</a><sup>'],
  ])('a reference to a footnote follows it: %s', async (text, html) => {
    const made = await htmlOf(`${text}\n\n[^1]: Note`, { config })
    expect(made).toContain(html)
    expect(made).toContain('<sup><a href="#user-content-fn-1"')
  })

  it.each([
    ['<a href="/b">[c](https://a.example)</a>', '1:14'],
    ['<a href="/b">\n\nSee [c](/d).\n\n</a>', '3:5'],
  ])('that an author wrote is reported: %s', async (text, place) => {
    const findings = found(await make(text, { config }))
    expect(
      findings.filter((one) => one.includes('inside `<a>`')).map((one) => one.split(' ')[0]),
    ).toEqual([place])
  })
})
