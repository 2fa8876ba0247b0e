import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import {
  createContentPolicy,
  createPolicyElement,
} from '../../../../cli/manifests/content-policy.ts'
import { createHostFiles } from '../../../../cli/manifests/host-files.ts'
import type { OutputFile } from '../../../../cli/model/output.ts'
import type { Site } from '../../../../cli/model/site.ts'
import { configOf, memorySite, pagesOf } from '../../../helpers/memory-site.ts'

const siteOf = (options: SiteConfig): Site =>
  memorySite({ config: configOf(options), pages: pagesOf({ 'a.md': { title: 'A' } }) }).site

const text = (file: OutputFile | undefined): string => String(file?.contents)
const policy = (options: SiteConfig): string =>
  createContentPolicy({ config: configOf(options), scriptHashes: [], target: 'meta' })

describe('the content security policy', () => {
  it('D: the policy lets code of the site state `style` attributes where it does, and no sheets', () => {
    const loose = createContentPolicy({
      config: configOf({}),
      scriptHashes: [],
      hasStyles: true,
      target: 'meta',
    })
    expect(loose).toContain("; style-src-attr 'unsafe-inline';")
    expect(loose).not.toContain('style-src ')
  })

  it('S11: the policy names no other host unless the config does', () => {
    // What it doesn't mention falls back to the site itself.
    expect(policy({})).toMatch(/^default-src 'self'; /)
    expect(policy({})).not.toContain('connect-src')
    expect(policy({})).not.toContain('frame-ancestors')
    const analytics = { src: 'https://stats.example/s.js', id: 'x' }
    expect(policy({ analytics })).toContain("script-src 'self' https://stats.example;")
    expect(policy({ analytics })).toContain("connect-src 'self' https://stats.example;")
    // Otherwise a worker could come from that host too.
    expect(policy({ analytics })).toContain("worker-src 'self';")
  })

  it('P19: adds the sources of the config to the policy', () => {
    const directives = {
      'font-src': ['https://fonts.example'],
      'img-src': ['blob:'],
      'object-src': ["'self'"],
      'frame-ancestors': ['https://portal.example'],
    }
    const added = policy({ contentSecurityPolicy: { directives } })
    expect(added).toContain("; font-src 'self' https://fonts.example")
    expect(added).toContain("img-src 'self' data: https: blob:;")
    expect(added).not.toMatch(/object-src|frame-ancestors/)
    const header = createContentPolicy({
      config: configOf({ contentSecurityPolicy: { directives } }),
      scriptHashes: [],
      target: 'header',
    })
    expect(header).toContain("; frame-ancestors 'self' https://portal.example")
  })

  it('P19: pages and headers have one policy, but what a `meta` element must not contain', () => {
    const input = { config: configOf({}), scriptHashes: ['sha256-abc'], hasStyles: true }
    const header = createContentPolicy({ ...input, target: 'header' })
    const inPages = header.replace("; frame-ancestors 'self'", '').replaceAll('; ', ';')
    expect(createPolicyElement(input)).toBe(
      `<meta http-equiv="Content-Security-Policy" content="${inPages}">`,
    )
    const headersOnly = configOf({ contentSecurityPolicy: { meta: false } })
    expect(createPolicyElement({ ...input, config: headersOnly })).toBeUndefined()
  })

  it.each([
    [false, true],
    [true, undefined],
    [undefined, undefined],
  ])(
    'Vercel serves pages without an extension if `trailingSlash` is %s',
    (trailingSlash, clean) => {
      const slash = trailingSlash === undefined ? {} : { trailingSlash }
      const made = createHostFiles(siteOf({ ...slash, hostFiles: ['vercel'] }), {
        scriptHashes: [],
      })
      const file = JSON.parse(text(made.find(({ path }) => path === 'vercel.json')))
      expect(file.cleanUrls).toBe(clean)
    },
  )

  it('P19: every host gets the same headers in its own format', () => {
    const site = siteOf({ baseUrl: '/b/', hostFiles: ['vercel', 'azure', 'nginx', 'caddy'] })
    const made = createHostFiles(site, { scriptHashes: ['sha256-abc'] })
    const read = (path: string): string => text(made.find((file) => file.path === path))
    const value = /Content-Security-Policy: (.*)/.exec(read('_headers'))?.[1] ?? 'none'
    expect(value).toContain("'sha256-abc'")
    const link = '</b/llms.txt>; rel="llms-txt"'
    expect(read('_headers')).toContain(`  Link: ${link}\n`)
    expect(read('_headers')).toContain('/b/*.md\n  Content-Type: text/markdown; charset=utf-8\n')
    const cache = 'public, max-age=31536000, immutable'
    expect(JSON.parse(read('vercel.json'))).toEqual({
      headers: [
        {
          source: '/b/(.*)',
          headers: [
            { key: 'Content-Security-Policy', value },
            { key: 'X-Content-Type-Options', value: 'nosniff' },
            { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
            { key: 'Link', value: link },
          ],
        },
        { source: '/b/assets/(.*)', headers: [{ key: 'Cache-Control', value: cache }] },
        {
          source: String.raw`/b/(.*)\.md`,
          headers: [{ key: 'Content-Type', value: 'text/markdown; charset=utf-8' }],
        },
      ],
    })
    expect(JSON.parse(read('staticwebapp.config.json'))).toEqual({
      globalHeaders: {
        'Content-Security-Policy': value,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        Link: link,
      },
      routes: [{ route: '/b/assets/*', headers: { 'Cache-Control': cache } }],
      mimeTypes: { '.md': 'text/markdown; charset=utf-8' },
    })
    expect(read('nginx-headers.conf')).toContain(
      `add_header Content-Security-Policy "${value}" always;\n`,
    )
    expect(read('nginx-headers.conf')).toContain('if ($uri ~ "^/b/assets/") {\n')
    expect(read('headers.caddy')).toContain(`  Content-Security-Policy "${value}"\n`)
    expect(read('headers.caddy')).toContain(`header /b/assets/* Cache-Control "${cache}"\n`)
  })
})
