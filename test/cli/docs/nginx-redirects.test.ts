import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { hosts, isInstalled, startHost } from '../../helpers/real-host.ts'

const many = Array.from({ length: 3000 }, (_, index) => `{ from: '/moved-${index}', to: '/guide' }`)
const config = `export default {
  url: 'https://docs.example.org',
  hostFiles: ['nginx', 'nginx-redirects'],
  redirects: [
    { from: '/old', to: '/guide' },
    { from: '/with-hash', to: '/guide#step' },
    { from: '/with-query', to: '/guide?tab=a' },
    { from: '/caf%C3%A9%20x', to: '/guide' },
    { from: '/away', to: 'https://example.org/$1' },
    { from: '/v1/*', to: '/:splat' },
    { from: '/${'a-long-name-'.repeat(20)}', to: '/guide' },
    ${many.join(',\n    ')},
  ],
}
`

it.skipIf(!isInstalled('nginx'))('nginx redirects with the maps that a build writes', async () => {
  const { nginx } = hosts
  expect(nginx).toBeDefined()
  if (nginx === undefined) return
  const { siteDir } = await builtSite({
    'site.config.ts': config,
    'docs/index.md': '# Home\n',
    'docs/guide.md': '# Guide\n\n## Step\n',
  })
  const root = join(siteDir, 'build')
  const page = await readFile(
    join(import.meta.dirname, '../../../docs/content/tasks/redirects.md'),
    'utf8',
  )
  const [, rule = ''] = /^```nginx title="server block"\n([\s\S]+?)^```$/m.exec(page) ?? []
  expect(rule).toContain('return 301')
  const origin = await startHost(
    'nginx',
    {
      ...nginx,
      wrap: (text, at) =>
        nginx
          .wrap(text, at)
          .replace('access_log off;', `access_log off;\n  include ${root}/nginx-redirects.conf;`)
          .replace('charset utf-8;', `charset utf-8;\n  ${rule}`),
    },
    root,
  )
  const locationOf = async (path: string) => {
    const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
    return [path, status, headers.get('location')]
  }
  for (const [path, to] of [
    ['/old', '/guide'],
    ['/old/', '/guide'],
    ['/old?a=1', '/guide?a=1'],
    ['/with-hash?a=1', '/guide?a=1#step'],
    ['/with-query?a=1', '/guide?tab=a'],
    ['/caf%C3%A9%20x', '/guide'],
    ['/away', 'https://example.org/%241'],
    ['/v1/guide?a=1', '/guide?a=1'],
    ['/v1/caf%C3%A9', '/caf%C3%A9'],
    ['/v1//example.org', '/example.org'],
    [`/${'a-long-name-'.repeat(20)}`, '/guide'],
    ['/moved-2999', '/guide'],
  ] as const)
    expect(await locationOf(path)).toEqual([path, 301, to])
  expect(await locationOf('/guide')).toEqual(['/guide', 200, null])
})
