import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { type Host, hosts, isInstalled, manual, startHost } from '../../helpers/real-host.ts'

const files = {
  'site.config.mjs': `export default {
  url: 'https://docs.example.org',
  hostFiles: ['nginx', 'nginx-redirects', 'caddy'],
  redirects: [{ from: '/old', to: '/guide' }],
  locales: [
    { code: 'en', label: 'English' },
    { code: 'pt-BR', label: 'Português', path: 'pt', fallback: 'rules' },
  ],
}
`,
  'docs/index.md': '# Home\n',
  'docs/guide.md': '# Guide\n',
  'docs/übung $1.md': '# Exercise\n',
  'docs/{path} `x.md': '# Braces\n',
  'i18n/pt-BR/index.md': '# Início\n',
}

/** The config of the manual, with what its guide to languages adds for a host. */
const additions: Readonly<Record<string, (host: Host, root: string) => Promise<Host>>> = {
  nginx: async (host, root) => {
    const guide = await readFile(join(manual, '../guides/languages.md'), 'utf8')
    const [, rule = ''] = /^```nginx title=".+"\n([\s\S]+?)^```$/m.exec(guide) ?? []
    expect(rule).toContain('return 302')
    const wrap: Host['wrap'] = (text, at) =>
      host
        .wrap(text, at)
        .replace('access_log off;', `access_log off;\n  include ${root}/nginx-redirects.conf;`)
        .replace('charset utf-8;', `charset utf-8;\n  ${rule}`)
    return { ...host, wrap }
  },
  caddy: async (host) => host,
}

const requests: readonly (readonly [path: string, status: number, location: string | null])[] = [
  ['/pt/guide', 302, '/guide#untranslated-pt-BR'],
  ['/pt/guide/', 302, '/guide#untranslated-pt-BR'],
  ['/pt/guide?a=1', 302, '/guide?a=1#untranslated-pt-BR'],
  ['/pt/guide?a=%7B$1%7D&b=%20', 302, '/guide?a=%7B$1%7D&b=%20#untranslated-pt-BR'],
  ['/pt/guide?a={http.request.host}', 302, '/guide?a={http.request.host}#untranslated-pt-BR'],
  ['/pt/%C3%BCbung%20$1', 302, '/%C3%BCbung%20$1#untranslated-pt-BR'],
  ['/pt/%7Bpath%7D%20%60x', 302, '/%7Bpath%7D%20%60x#untranslated-pt-BR'],
  ['/pt/', 200, null],
  ['/guide', 200, null],
  ['/pt/nothing', 404, null],
]

for (const [name, host] of Object.entries(hosts))
  it.skipIf(!isInstalled(name))(
    `${name} sends readers of pages that are not translated to the original`,
    async () => {
      const { siteDir, run } = await builtSite(files)
      expect(run).toMatchObject({ exitCode: 0, stderr: '' })
      const root = join(siteDir, 'build')
      const origin = await startHost(name, (await additions[name]?.(host, root)) ?? host, root)
      const responses = []
      for (const [path] of requests) {
        const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
        // nginx needs the escape of a dollar sign, which means the same in a URL.
        const location = headers.get('location')?.replace('%24', '$') ?? null
        responses.push([path, status, location])
      }
      expect(responses).toEqual(requests)
    },
  )
