import { describe, expect, it } from 'vitest'
import { escapeAttribute, escapeJsonForScript } from '../../../../../runtime/shared/html/escape.ts'
import { applyRedirect, expandSplat } from '../../../../../runtime/shared/urls/redirect-rule.ts'
import {
  decodeFragment,
  decodePath,
  encodePath,
  fragmentId,
  parseHref,
  toHref,
  toUrlPath,
  withoutBase,
} from '../../../../../runtime/shared/urls/url.ts'

describe('addresses', () => {
  it('S8: are written with base path and slashes as the config says', () => {
    const hrefs = [undefined, true, false].map((trailingSlash) =>
      ['/', '/a/b', '/a b/ü'].map((path) =>
        toHref(toUrlPath(path), { baseUrl: '/x/', trailingSlash }),
      ),
    )
    expect(hrefs).toEqual([
      ['/x/', '/x/a/b', '/x/a%20b/%C3%BC'],
      ['/x/', '/x/a/b/', '/x/a%20b/%C3%BC/'],
      ['/x/', '/x/a/b', '/x/a%20b/%C3%BC'],
    ])
  })

  it('P12: survive encoding and decoding, whatever they hold', () => {
    for (const name of ['a%b', '%2e', '100%', 'a#b?c', 'a:b@c', '😀', "'", '"', '%2F'])
      expect(decodeURIComponent(encodePath(name))).toBe(name)
    expect(encodePath('\ud800')).toBe('%EF%BF%BD')
  })

  it('P6: are decoded without ever failing; an encoded slash is no slash', () => {
    expect(
      ['%', '100%', '%zz', '%E0%A4%A', 'a%20b%', '%c3%a9', 'a%2Fb%20c'].map(decodePath),
    ).toEqual(['%', '100%', '%zz', '%E0%A4%A', 'a b%', 'é', 'a%2Fb c'])
  })

  it('have fragments in which an encoded slash is a slash, as browsers read them', () => {
    expect(['%', '%zz', 'a%20b%', '%c3%a9', 'a%2Fb%20c', 'a%2fb'].map(decodeFragment)).toEqual([
      '%',
      '%zz',
      'a b%',
      'é',
      'a/b c',
      'a/b',
    ])
  })

  it('are cut at scheme, query and fragment', () => {
    expect(parseHref(' ./a?b#c?d ')).toEqual({ scheme: '', path: './a', query: '?b', hash: 'c?d' })
    expect(parseHref('#')).toEqual({ scheme: '', path: '', query: '', hash: '' })
    expect(parseHref('//h/x').scheme).toBe('//')
    expect(parseHref('/\\h').scheme).toBe('//')
    expect(parseHref('MAILTO:a@b')).toMatchObject({ scheme: 'mailto', path: 'a@b' })
    expect(fragmentId('a:~:text=x')).toBe('a')
  })

  it('lose the base path only where it stands', () => {
    expect(['/b/x', '/b/', '/b', '/bx', '/x'].map((path) => withoutBase(path, '/b/'))).toEqual([
      '/x',
      '/',
      '/',
      undefined,
      undefined,
    ])
  })
})

describe('redirect rules', () => {
  it('R5: apply by bytes, splats to all that is below', () => {
    const rule = { from: '/docs/*', to: '/:splat' }
    expect(applyRedirect(rule, toUrlPath('/docs/a/b'))).toBe('/a/b')
    expect(applyRedirect(rule, toUrlPath('/Docs/a'))).toBeUndefined()
    expect(applyRedirect({ from: '/old/', to: '/new' }, toUrlPath('/old'))).toBe('/new')
    // The result is an `href`, and `$&` is part of a URL like any other.
    expect(applyRedirect({ ...rule, to: '/:splat#:splat' }, toUrlPath('/docs/a b%/$&'))).toBe(
      '/a%20b%25/$%26#a%20b%25/$%26',
    )
    expect(expandSplat(rule, [toUrlPath('/'), toUrlPath('/a/b')])).toEqual([
      { from: '/docs/a/b/', to: '/a/b/' },
    ])
  })
})

describe('escapes', () => {
  it('P18: nothing leaves its attribute or script', () => {
    expect(escapeAttribute(`"'<>&`)).toBe('&quot;&#39;&lt;&gt;&amp;')
    const escaped = escapeJsonForScript(JSON.stringify('</script><!--\u2028\u2029'))
    expect(escaped).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(escaped)).toBe('</script><!--\u2028\u2029')
  })
})
