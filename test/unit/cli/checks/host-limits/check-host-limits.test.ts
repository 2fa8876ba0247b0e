import { describe, expect, it } from 'vitest'
import {
  checkHostLimits,
  type PublishedFiles,
} from '../../../../../cli/checks/host-limits/check-host-limits.ts'
import { hostLimits } from '../../../../../cli/checks/host-limits/hosts.ts'
import type { HostName } from '../../../../../cli/schema/values/hosts.ts'

const siteOf = (site: Partial<PublishedFiles>): PublishedFiles => ({
  files: [],
  redirects: '',
  headers: '',
  ...site,
})
const files = (count: number, bytes = 1, folder = (index: number) => `${index % 500}`) =>
  Array.from({ length: count }, (_, index) => ({ path: `${folder(index)}/${index}.html`, bytes }))
const lines = (count: number, toLine: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => `${toLine(index)}\n`).join('')
const check = (host: HostName, site: Partial<PublishedFiles>) =>
  checkHostLimits(siteOf(site), [host]).map(({ rule, message }) => `${rule}: ${message}`)

const names = ['cloudflare-pages', 'github-pages', 'netlify', 'vercel'] as const
const plain = (index: number): string => `/old-${index} /new-${index} 301`
const splat = (index: number): string => `/old-${index}/* /new-${index}/:splat 301`
const long = `/old /${'n'.repeat(1000)} 301`

describe('checkHostLimits', () => {
  it.each(names)('accepts a small site on %s', (host) => {
    const site = { files: files(50), redirects: lines(50, plain), headers: '/*\n  X-A: b\n' }
    expect(check(host, site)).toEqual([])
    expect(hostLimits[host].sources).toEqual(
      hostLimits[host].sources.filter((url) => url.startsWith('https://')),
    )
  })

  it.each<[HostName, Partial<PublishedFiles>, Partial<PublishedFiles>, string]>([
    ['cloudflare-pages', { files: files(20_000) }, { files: files(20_001) }, '20,001 files'],
    [
      'cloudflare-pages',
      { files: files(1, 25 * 1024 * 1024) },
      { files: files(1, 25 * 1024 * 1024 + 1) },
      '`0/0.html` is 26.2 MB',
    ],
    [
      'cloudflare-pages',
      { redirects: lines(2000, plain) },
      { redirects: lines(2001, plain) },
      '2,001 rules without `*`',
    ],
    [
      'cloudflare-pages',
      { redirects: lines(100, splat) },
      { redirects: lines(101, splat) },
      '101 rules with `*`',
    ],
    ['cloudflare-pages', { redirects: `# ${long}` }, { redirects: long }, 'has 1,010 characters'],
    [
      'cloudflare-pages',
      { headers: lines(100, (index) => `/${index}\n  X-A: b`) },
      { headers: lines(101, (index) => `/${index}\n  X-A: b`) },
      '`_headers` has 101 rules',
    ],
    [
      'cloudflare-pages',
      { headers: `/*\n  X-A: ${'a'.repeat(1995)}\n` },
      { headers: `/*\n  X-A: ${'a'.repeat(1996)}\n` },
      'the header `X-A` is not sent',
    ],
    [
      'github-pages',
      { files: files(10, 100_000_000) },
      { files: files(10, 100_000_001) },
      'The site is 1000.0 MB',
    ],
    [
      'github-pages',
      { redirects: plain(1) },
      { redirects: splat(1) },
      '`/old-1/* /new-1/:splat 301`',
    ],
    [
      'vercel',
      { redirects: plain(1) },
      { redirects: splat(1) },
      'Vercel doesn’t read `_redirects`',
    ],
    [
      'netlify',
      { files: files(54_001) },
      { files: files(54_001, 1, () => 'a') },
      'The folder `a` has 54,001 files',
    ],
    ['netlify', { redirects: lines(9999, plain) }, { redirects: lines(10_000, plain) }, '10,000'],
  ])('on %s, case %#: accepts what is at the limit and reports what is above', (...row) => {
    const [host, accepted, refused, says] = row
    expect(check(host, accepted)).toEqual([])
    const found = check(host, refused)
    expect(found).toEqual([expect.stringContaining(says)])
    expect(found[0]).toMatch('files' in refused ? /^host-files: / : /^host-rules: /)
  })
})
