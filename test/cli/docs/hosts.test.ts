import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { hosts, isInstalled, manual, startHost } from '../../helpers/real-host.ts'

describe.each(Object.entries(hosts))('the page about %s', (name, host) => {
  it.skipIf(!isInstalled(name))('shows a config that serves a site as the page says', async () => {
    const text = await readFile(join(manual, host.page), 'utf8')
    const [, config = ''] = /^```ts title="site.config.ts"\n([\s\S]+?)^```$/m.exec(text) ?? []
    const { siteDir } = await builtSite({
      'site.config.ts': config,
      'docs/index.md': '# Home\n\n[Install](./guide/install.md)\n',
      'docs/guide/install.md': '# Install\n',
    })
    const root = join(siteDir, 'build')
    const origin = await startHost(name, host, root)
    const get = (path: string): Promise<Response> => fetch(origin + path, { redirect: 'manual' })

    for (const path of ['/', '/guide/install']) {
      const page = await get(path)
      expect([path, page.status]).toEqual([path, 200])
      expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(page.headers.get('cache-control')).toBe('no-cache')
    }
    const missing = await get('/missing')
    expect([missing.status, await missing.text()]).toEqual([
      404,
      expect.stringContaining('Page not found'),
    ])
    const hidden = name === 'nginx' ? '/nginx-headers.conf' : '/headers.caddy'
    for (const path of [
      '/_headers',
      '/_redirects',
      '/.nojekyll',
      '/.docs-ssg-manifest.json',
      hidden,
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    const [script = ''] = (await readdir(join(root, 'assets'))).filter((file) =>
      file.startsWith('client-'),
    )
    const asset = await get(`/assets/${script}`)
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })
})
