import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'
import { hosts, isInstalled, startHost } from '../../helpers/real-host.ts'

const files = {
  'site.config.mjs': `export default {
  url: 'https://docs.example.org',
  hostFiles: ['nginx', 'nginx-redirects'],
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
  'i18n/pt-BR/index.md': '# Início\n',
}

it.skipIf(!isInstalled('nginx'))(
  'nginx sends readers of pages that are not translated to the original',
  async () => {
    const { nginx } = hosts
    expect(nginx).toBeDefined()
    if (nginx === undefined) return
    const { siteDir, run } = await builtSite(files)
    expect(run).toMatchObject({ exitCode: 0, stderr: '' })
    const root = join(siteDir, 'build')
    const page = await readFile(
      join(import.meta.dirname, '../../../docs/content/guides/languages.md'),
      'utf8',
    )
    const [, rule = ''] = /^```nginx title=".+"\n([\s\S]+?)^```$/m.exec(page) ?? []
    expect(rule).toContain('return 302')
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
    for (const [path, status, location] of [
      ['/pt/guide', 302, '/guide#untranslated-pt-BR'],
      ['/pt/guide/', 302, '/guide#untranslated-pt-BR'],
      ['/pt/guide?a=1', 302, '/guide?a=1#untranslated-pt-BR'],
      ['/pt/%C3%BCbung%20$1', 302, '/%C3%BCbung%20%241#untranslated-pt-BR'],
      ['/pt/', 200, null],
      ['/guide', 200, null],
      ['/pt/nothing', 404, null],
    ] as const) {
      const { status: found, headers } = await fetch(origin + path, { redirect: 'manual' })
      expect([path, found, headers.get('location')]).toEqual([path, status, location])
    }
  },
)
