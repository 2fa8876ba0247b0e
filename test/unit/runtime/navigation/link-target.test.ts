import { describe, expect, it } from 'vitest'
import { isSamePage, linkTarget } from '../../../../runtime/navigation/link-target.ts'

const plain = { button: 0, modified: false, target: '', download: false, baseUrl: '/' }
const from = 'https://docs.example/guide/install?a=1'
const kindOf = (href: string, change: object = {}): string =>
  linkTarget({ ...plain, from, href, ...change }).kind

describe('linkTarget', () => {
  it('follows plain clicks on pages of this site', () => {
    expect(kindOf('https://docs.example/guide/tabs')).toBe('page')
    expect(kindOf('https://docs.example/')).toBe('page')
    expect(kindOf('https://docs.example/x.html')).toBe('page')
    expect(kindOf('https://docs.example/1.0/guide')).toBe('page')
  })

  it('leaves other buttons, held keys, downloads and targets to the browser', () => {
    const href = 'https://docs.example/guide/tabs'
    expect(kindOf(href, { button: 1 })).toBe('browser')
    expect(kindOf(href, { modified: true })).toBe('browser')
    expect(kindOf(href, { download: true })).toBe('browser')
    expect(kindOf(href, { target: '_blank' })).toBe('browser')
    expect(kindOf(href, { target: '_self' })).toBe('page')
  })

  it('leaves other origins, schemes, base paths and files to the browser', () => {
    expect(kindOf('https://other.example/guide')).toBe('browser')
    expect(kindOf('http://docs.example/guide')).toBe('browser')
    expect(kindOf('mailto:a@b.example')).toBe('browser')
    expect(kindOf('https://docs.example/note.txt')).toBe('browser')
    expect(kindOf('https://docs.example/other/x', { baseUrl: '/docs/' })).toBe('browser')
    expect(kindOf('https://docs.example/docsx', { baseUrl: '/docs/' })).toBe('browser')
    expect(kindOf('https://docs.example/docs', { baseUrl: '/docs/' })).toBe('page')
    expect(kindOf('not an address')).toBe('browser')
  })

  it('knows a place of the page being read, with and without a slash at the end', () => {
    expect(kindOf('https://docs.example/guide/install/?a=1#step')).toBe('hash')
    expect(kindOf('https://docs.example/guide/install?a=1#')).toBe('hash')
    expect(kindOf('https://docs.example/guide/install?a=1')).toBe('page')
    expect(kindOf('https://docs.example/guide/install?a=2#step')).toBe('page')
  })
})

describe('isSamePage', () => {
  it('folds the slash at the end and looks at the query', () => {
    const a = new URL('https://docs.example/x/?q=1#b')
    expect(isSamePage(a, new URL('https://docs.example/x?q=1'))).toBe(true)
    expect(isSamePage(a, new URL('https://docs.example/x?q=2'))).toBe(false)
    expect(isSamePage(a, new URL('https://docs.example/y?q=1'))).toBe(false)
  })
})
