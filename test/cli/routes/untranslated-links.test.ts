import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const config = (docs: string, german: string): string =>
  `export default { docs: { path: '${docs}', exclude: ['de/**'] }, locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: 'de', docsPath: '${german}', fallback: true }] }`

it.each([
  ['docs', 'i18n/de'],
  ['docs', 'docs/de'],
])(
  'a page that is shown untranslated links to an original (%s) if only that has the id (%s)',
  async (docs, german) => {
    const root = await siteOf({
      'site.config.mjs': config(docs, german),
      [`${docs}/index.md`]: '# Home\n',
      [`${docs}/a.md`]: '# A\n\n[To `water`](/b#water) [To `same`](./b.md#same) [To `b`](/b)\n',
      [`${docs}/b.md`]: '# B\n\n## Water\n\n## Same\n',
      [`${german}/b.md`]: '# B\n\n## Wasser\n\n## Same\n',
    })
    const { exitCode, stderr } = await runCli(['build', root])
    expect(exitCode, stderr).toBe(0)
    const html = await readFile(join(root, 'build/de/a/index.html'), 'utf8')
    const hrefs = [...html.matchAll(/<a href="([^"]*)"[^>]*>To/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['/b#water', '/de/b#same', '/de/b'])
  },
)
