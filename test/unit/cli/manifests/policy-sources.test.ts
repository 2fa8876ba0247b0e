import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  describeRefusal,
  distinctRefusals,
} from '../../../../cli/checks/browser/describe-refusal.ts'
import type { SiteConfig } from '../../../../cli/schema/schema.ts'
import { createContentPolicy } from '../../../../cli/manifests/content-policy.ts'
import { configOf } from '../../../helpers/memory-site.ts'

const policyOf = (options: SiteConfig): string =>
  createContentPolicy({ config: configOf(options), scriptHashes: [], target: 'header' })

const providers: readonly [NonNullable<SiteConfig['analytics']>, string, string][] = [
  [
    { provider: 'gtag', id: 'G-1' },
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
  ],
  [{ provider: 'plausible', id: 'a.example' }, 'https://plausible.io', 'https://plausible.io'],
  [{ provider: 'fathom', id: 'A' }, 'https://cdn.usefathom.com', 'https://cdn.usefathom.com'],
  [{ provider: 'umami', id: 'a' }, 'https://cloud.umami.is', 'https://api-gateway.umami.dev'],
  [
    { provider: 'posthog', id: 'phc' },
    'https://us-assets.i.posthog.com',
    'https://us.i.posthog.com',
  ],
  [
    { provider: 'matomo', id: '1', host: 'https://m.example' },
    'https://m.example',
    'https://m.example',
  ],
  [
    { provider: 'cloudflare', id: 't' },
    'https://static.cloudflareinsights.com',
    'https://cloudflareinsights.com',
  ],
]

describe('the policy', () => {
  it.each(providers)('allows %j', (analytics, script, connect) => {
    const policy = policyOf({ analytics })
    expect(policy).toMatch(
      new RegExp(`script-src 'self'[^;]*${script.replaceAll('.', String.raw`\.`)}`),
    )
    expect(policy).toContain(connect)
    expect(policy).not.toContain('unsafe')
  })

  it('allows what fonts, scripts and head elements need, inline ones by their hash', () => {
    const content = 'window.a = 1'
    const hash = createHash('sha256').update(content).digest('base64')
    const policy = policyOf({
      fonts: ['https://fonts.googleapis.com/css2?family=Inter'],
      scripts: [
        '/own.js',
        'https://a.example/x.js',
        { src: 'https://b.example/y.js', position: 'body' },
      ],
      head: [
        { tag: 'script', content },
        { tag: 'script', attributes: { type: 'application/ld+json' }, content: '{}' },
        { tag: 'link', attributes: { rel: 'stylesheet', href: '//c.example/z.css' } },
        {
          tag: 'link',
          attributes: { rel: 'preload', as: 'font', href: 'https://d.example/f.woff2' },
        },
        { tag: 'meta', attributes: { name: 'x', content: 'https://no.example' } },
      ],
    })
    expect(policy).toContain(
      `script-src 'self' https://a.example https://b.example 'sha256-${hash}';`,
    )
    expect(policy).toContain("style-src 'self' https://fonts.googleapis.com https://c.example;")
    expect(policy).toMatch(
      /font-src 'self' https:\/\/fonts\.googleapis\.com https:\/\/fonts\.gstatic\.com https:\/\/c\.example https:\/\/d\.example/,
    )
    expect(policy).not.toMatch(/no\.example|unsafe/)
    expect(policyOf({})).not.toContain('font-src')
  })

  it('is explained where it refuses something', () => {
    expect(
      describeRefusal(
        `Refused to connect to 'https://api.example/v1?a' because it violates the following Content Security Policy directive: "connect-src 'self'".`,
      ),
    ).toContain("contentSecurityPolicy: { connect: ['https://api.example'] }")
    expect(describeRefusal('Refused to execute inline script')).toContain('`head` of the config')
  })
})

it('reports a request that the policy refused once, although `fetch` repeats it', () => {
  const refusal = `Connecting to 'https://api.example/now' violates the following Content Security Policy directive: "connect-src 'self'".`
  const repeated = `Fetch API cannot load https://api.example/now. Refused to connect because it violates the document's Content Security Policy.`
  const other = `Fetch API cannot load https://b.example. Refused to connect because it violates the document's Content Security Policy.`
  expect(distinctRefusals([refusal, repeated, other])).toEqual([refusal, other])
})

it('adds the hosts of the short options', () => {
  const policy = policyOf({
    contentSecurityPolicy: { connect: ['https://a.example'], font: ['https://b.example'] },
  })
  expect(policy).toContain("connect-src 'self' https://a.example")
  expect(policy).toContain("font-src 'self' https://b.example")
})
