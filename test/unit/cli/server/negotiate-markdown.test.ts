import { describe, expect, it } from 'vitest'
import { prefersMarkdown } from '../../../../cli/server/negotiate-markdown.ts'
import { ask, serveFiles } from './fixture.ts'

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'

describe('prefersMarkdown', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown, text/html, */*', true],
    ['text/html;q=0.9, text/markdown;q=1', true],
    ['TEXT/MARKDOWN', true],
    ['text/x-markdown', true],
    ['text/html, text/markdown;q=0.5', false],
    ['text/markdown;q=0.5, */*', false],
    ['text/markdown;q=0.5, text/*;q=0.5, */*', true],
    ['text/markdown;q=0.5, text/html;q=0.4, */*', true],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    [browser, false],
    ['*/*', false],
    [undefined, false],
  ])('%s: %s', (accept, expected) => {
    expect(prefersMarkdown(accept)).toBe(expected)
  })
})

describe('P17: a page that has Markdown', () => {
  const site = {
    'index.html': '<p>home</p>',
    'index.md': '# Home',
    'guide/index.html': '<p>guide</p>',
    'guide.md': '# Guide',
    'install.html': '<p>install</p>',
    'install.md': '# Install',
    'plain.html': '<p>plain</p>',
    'a.js': 'a()',
  }

  it.each([
    ['/', '# Home'],
    ['/guide', '# Guide'],
    ['/guide/', '# Guide'],
    ['/install', '# Install'],
  ])('is Markdown at %s for a client that asks for it', async (path, text) => {
    const found = await ask(await serveFiles(site), path, { headers: { accept: 'text/markdown' } })
    expect(found).toMatchObject({ status: 200, text })
    expect(found.headers).toMatchObject({
      'content-type': 'text/markdown;charset=utf-8',
      vary: 'accept',
      link: expect.stringMatching(/^<\/[\w/]+\.md>; rel="alternate"; type="text\/markdown"$/),
    })
  })

  it('is HTML for all others, and caches are told that there are two forms', async () => {
    const { text, headers } = await ask(await serveFiles(site), '/guide', {
      headers: { accept: browser },
    })
    expect(text).toBe('<p>guide</p>')
    expect(headers.vary).toBe('accept')
  })

  it.each(['/plain', '/a.js', '/guide.md'])('changes nothing at %s', async (path) => {
    const { status, headers } = await ask(await serveFiles(site), path, {
      headers: { accept: 'text/markdown' },
    })
    expect([status, headers.vary]).toEqual([200, undefined])
  })
})
