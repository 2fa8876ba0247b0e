import { cp, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { prefersMarkdown } from '../../../cli/server/negotiate-markdown.ts'
import { builtSite } from '../../helpers/built-site.ts'
import { hosts, isInstalled, manual, startHost } from '../../helpers/real-host.ts'
import { temporaryFolder } from '../../helpers/site-of.ts'

const pages = {
  'docs/index.md': '# Home\n',
  'docs/guide/index.md': '# Guide\n',
  'docs/guide/install.md': '# Install\n',
  'docs/guide/größe+maß (1).md': '# Größe\n',
  'docs/node.js.md': '# Node\n',
  'static/notes.md': 'A file that is not the Markdown of a page.\n',
  'docs/private.md': '---\nllms: false\n---\n\n# Private\n',
}

/** Each page by its URL, with the name of its Markdown as in a header. */
const urls: readonly (readonly [url: string, markdown: string, title: string])[] = [
  ['', 'index.md', '# Home'],
  ['index.html', 'index.md', '# Home'],
  ['guide', 'guide.md', '# Guide'],
  ['guide/install?x=1', 'guide/install.md', '# Install'],
  ['guide/install/', 'guide/install.md', '# Install'],
  ['guide/install/index.html', 'guide/install.md', '# Install'],
  ['guide/gr%C3%B6%C3%9Fe+ma%C3%9F%20(1)', 'guide/gr%C3%B6%C3%9Fe+ma%C3%9F%20(1).md', '# Größe'],
  ['node.js', 'node.js.md', '# Node'],
]

const accepts = [
  'text/markdown',
  'TEXT/MARKDOWN',
  'text/x-markdown',
  'text/markdown, text/html, */*',
  'text/html;q=0.9, text/markdown;q=1',
  'text/html;q=0.7,text/markdown;q=0.75',
  'text/html;q=0.75,text/markdown;q=0.7',
  'text/html;q=0.750,text/markdown;q=0.75',
  'text/markdown;charset=utf-8;q=0.5, text/html;q=0.4',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, */*;q=0.1',
  'text/markdown;q=0.5, text/*;q=0.6, */*;q=0.1',
  'text/markdown;q=0',
  'text/markdown;q=0, text/html;q=0',
  'text/markdown;q=x',
  'text/html, text/markdown;q=0.5',
  'x-text/markdown',
  'text/markdown2',
  'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  '*/*',
]

/** URLs that are not those of a page with Markdown; preview agrees. */
const others = [
  'private',
  'robots.txt',
  'llms.txt',
  'missing',
  '.hidden',
  'a%0Ab',
  'guide/install.html',
  'guide.html',
  'notes',
  'guide/install.html/index.html',
]

describe.each(Object.entries(hosts))('the Markdown of pages behind %s', (name, host) => {
  it.skipIf(!isInstalled(name)).each(['/', '/docs/'])(
    'is what a request for a page gets that prefers it, below %s',
    async (baseUrl) => {
      const { siteDir } = await builtSite({
        'site.config.ts': `export default { url: 'https://d.example', baseUrl: '${baseUrl}', hostFiles: ['nginx', 'caddy'] }`,
        ...pages,
      })
      const build = join(siteDir, 'build')
      const root = baseUrl === '/' ? build : await temporaryFolder()
      if (root !== build) {
        await symlink(build, join(root, baseUrl.slice(1, -1)))
        for (const file of ['nginx-headers.conf', 'headers.caddy', 'index.html'])
          await cp(join(build, file), join(root, file))
      }
      const origin = await startHost(name, host, root)
      const get = async (path: string, accept: string): Promise<Response> =>
        fetch(origin + baseUrl + path, { redirect: 'manual', headers: { accept } })

      for (const [url, markdown, title] of urls) {
        const page = await get(url, 'text/html')
        expect([url, page.headers.get('content-type')]).toEqual([url, 'text/html; charset=utf-8'])
        const twin = await get(url, 'text/markdown')
        const [, , first] = (await twin.text()).split('\n')
        expect([url, twin.status, first]).toEqual([url, 200, title])
        expect(twin.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
        for (const { headers } of [page, twin]) {
          expect(headers.get('vary')).toMatch(/\bAccept\b(?!-)/)
          expect(headers.get('link')).toContain(
            `<${baseUrl}${markdown}>; rel="alternate"; type="text/markdown"`,
          )
          expect(headers.get('link')).toContain(`<${baseUrl}llms.txt>; rel="llms-txt"`)
          expect(headers.get('cache-control')).toBe('no-cache')
          expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
        }
        await expectRevalidation(origin + baseUrl + url, { page, twin })
        const file = await get(markdown, '*/*')
        expect(file.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
        expect(file.headers.get('cache-control')).toBe('no-cache')
        expect(file.headers.get('vary') ?? '').not.toMatch(/\bAccept\b(?!-)/)
      }
      for (const accept of accepts) {
        const { headers } = await get('guide/install', accept)
        const isMarkdown = headers.get('content-type')?.startsWith('text/markdown')
        expect([accept, isMarkdown]).toEqual([accept, prefersMarkdown(accept)])
      }
      for (const url of others) {
        const response = await get(url, 'text/markdown')
        expect([url, response.headers.get('vary') ?? '']).toEqual([
          url,
          expect.not.stringMatching(/\bAccept\b(?!-)/),
        ])
        expect(response.headers.get('content-type') ?? '').not.toContain('markdown')
      }
    },
  )
})

it.skipIf(!isInstalled('nginx') || !isInstalled('caddy')).each(Object.entries(hosts))(
  'behind %s, a site whose files end in .html has Markdown at its own URLs only',
  async (name, host) => {
    const { siteDir } = await builtSite({
      'site.config.ts': `export default { url: 'https://d.example', trailingSlash: false, hostFiles: ['nginx', 'caddy'] }`,
      ...pages,
    })
    const wrap: typeof host.wrap = (config, at) =>
      host.wrap(config.replace(/(\$uri|\{path\})\/index\.html/, '$1.html $&'), at)
    const origin = await startHost(name, { ...host, wrap }, join(siteDir, 'build'))
    const typesOf = async (path: string): Promise<unknown> => {
      const responses = ['text/html', 'text/markdown'].map(async (accept) =>
        fetch(origin + path, { headers: { accept }, redirect: 'manual' }),
      )
      const [page, twin] = await Promise.all(responses)
      return [path, page?.status, twin?.headers.get('content-type')?.replace(/;.*/, '')]
    }
    for (const path of ['/', '/guide', '/guide/install', '/guide/install.html'])
      expect(await typesOf(path)).toEqual([path, 200, 'text/markdown'])
    for (const path of ['/guide/install/', '/guide/install/index.html', '/guide/missing'])
      expect(await typesOf(path)).toEqual([path, 404, 'text/html'])
  },
)

/** A copy in a cache is confirmed for the form that it has, and for no other. */
async function expectRevalidation(
  url: string,
  { page, twin }: { readonly page: Response; readonly twin: Response },
): Promise<void> {
  const statusOf = async (accept: string, headers: Record<string, string>): Promise<number> => {
    const { status } = await fetch(url, { headers: { accept, ...headers } })
    return status
  }
  const [pageTag, twinTag] = [page, twin].map(({ headers }) => headers.get('etag') ?? '')
  const since = twin.headers.get('last-modified') ?? ''
  expect(twinTag).not.toBe(pageTag)
  expect([
    await statusOf('text/markdown', { 'if-none-match': twinTag ?? '' }),
    await statusOf('text/markdown', { 'if-modified-since': since }),
    await statusOf('text/markdown', { 'if-none-match': pageTag ?? '' }),
    await statusOf('text/html', { 'if-none-match': twinTag ?? '' }),
  ]).toEqual([304, 304, 200, 200])
}

describe('the function for hosts that run code', () => {
  it('chooses between a page and its Markdown as the preview server does', async () => {
    const text = await readFile(join(manual, 'index.md'), 'utf8')
    const [, code = ''] = /^```js title="negotiate.js"\n([\s\S]+?)^```$/m.exec(text) ?? []
    const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const negotiate: unknown = Reflect.get(Object(module), 'negotiate')
    if (typeof negotiate !== 'function') throw new Error('The page shows no function `negotiate`.')
    const files: Readonly<Record<string, string>> = {
      '/index.md': '# Home',
      '/guide/a.md': '# A',
      '/missing.md': '# No page',
    }
    const respond = async (path: string, accept: string): Promise<Response> => {
      const page = (): Response =>
        new Response('page', {
          status: path.startsWith('/missing') ? 404 : 200,
          headers: { 'content-type': 'text/html', vary: 'Accept-Encoding' },
        })
      const file = (url: URL): Response => {
        const body = files[url.pathname]
        if (body === undefined) return new Response('missing', { status: 404 })
        return new Response(body, { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
      }
      const request = new Request(`https://d.example${path}`, { headers: { accept } })
      const found: unknown = await negotiate(request, { getPage: page, getFile: file })
      if (!(found instanceof Response)) throw new Error('The function returns no response.')
      return found
    }
    for (const path of ['/', '/index.html', '/guide/a', '/guide/a/', '/guide/a.html'])
      for (const accept of accepts.filter((value) => !value.includes('x-markdown'))) {
        const { headers } = await respond(path, accept)
        expect([path, accept, headers.get('content-type')?.startsWith('text/markdown')]).toEqual([
          path,
          accept,
          prefersMarkdown(accept),
        ])
        expect(headers.get('vary')).toMatch(/(?:^|, )Accept$/)
        expect(headers.get('link')).toContain('.md>; rel="alternate"; type="text/markdown"')
      }
    for (const path of ['/other', '/assets/a.js', '/guide/a.md', '/missing', '/missing.html']) {
      const { headers } = await respond(path, 'text/markdown')
      expect([path, headers.get('vary')]).toEqual([path, 'Accept-Encoding'])
    }
  })
})
