import { describe, expect, it } from 'vitest'
import { countAttempts } from '../../../helpers/count-attempts.ts'
import { spellings } from '../../../helpers/spellings.ts'
import { findings, load, loaded } from './load-fixture.ts'

const withHead = (head: readonly unknown[]) =>
  load({ 'site.config.ts': `export default {\n  head: ${JSON.stringify(head)},\n}` })

describe('head of the config', () => {
  it('P18: a URL that could run code is an error in every spelling of its attribute', async () => {
    const names = [
      ...spellings('href').map((name) => ['link', name] as const),
      ...spellings('src').map((name) => ['script', name] as const),
    ]
    const urls = ['javascript:alert(1)', ' JAVA\tSCRIPT:x', 'data:text/html,x']
    const elements = names.flatMap(([tag, name]) =>
      urls.map((url) => ({ tag, attributes: { [name]: url } })),
    )
    const found = findings(await withHead(elements))
    countAttempts(elements.length, elements.length - found.length)
    expect(found.length).toBe(elements.length)
    expect(found.every((one) => one.includes('is not one that sites may use there'))).toBe(true)
  })

  it('mistakes that would do nothing are errors: names, repeated names, content without an element', async () => {
    const found = findings(
      await withHead([
        { tag: 'script', attributes: { 'on click': 'a' } },
        { tag: 'link', attributes: { rel: 'icon', href: '/a.png', HREF: '/b.png' } },
        { tag: 'meta', attributes: { name: 'a' }, content: 'b' },
      ]),
    )
    expect(found.map((one) => one.replace(/^[\d:]+ /, ''))).toEqual([
      'config-value `head[0].attributes[\'on click\']` is `"a"`, but `on click` is not the name of an attribute.',
      'config-value `head[1].attributes.HREF` is `"/b.png"`, but `href` is the same attribute, so browsers ignore this one.',
      'config-value `head[2].content` is `"b"`, but `<meta>` has no content, so it would be left out.',
    ])
  })

  it('what owners need stays: scripts, refreshes, handlers and images as data; names are those of HTML', async () => {
    const { head } = loaded(
      await withHead([
        ['script', { crossOrigin: 'anonymous', SRC: 'https://a.example/a.js' }],
        ['script', {}, 'window.a = 1'],
        ['meta', { httpEquiv: 'refresh', content: '5' }],
        ['link', { rel: 'stylesheet', HREF: '/a.css', onLoad: 'go()' }],
        ['link', { rel: 'icon', href: 'data:image/svg+xml,<svg/>' }],
      ]),
    )
    expect(head).toEqual([
      { tag: 'script', attributes: { crossorigin: 'anonymous', src: 'https://a.example/a.js' } },
      { tag: 'script', attributes: {}, content: 'window.a = 1' },
      { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '5' } },
      { tag: 'link', attributes: { rel: 'stylesheet', href: '/a.css', onload: 'go()' } },
      { tag: 'link', attributes: { rel: 'icon', href: 'data:image/svg+xml,<svg/>' } },
    ])
  })
})
