import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { parseXml } from '../../helpers/parse-xml.ts'

const sentence = 'This sentence is part of a long first paragraph of a post about feeds. '

it('D: feeds describe a post by its whole first paragraph, and by its description if it has one', async () => {
  const siteDir = await siteOf({
    'site.config.ts':
      "export default { title: 'Acme', url: 'https://acme.example', favicon: 'icon.svg', docs: { showLastUpdateTime: false }, blog: {}, search: { provider: 'embedded', openSearch: true }, locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: '/de', fallback: true }] }\n",
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Docs\n\nText.\n',
    'blog/2026-01-02-long.md': `---\ntitle: Long\n---\n\n${sentence.repeat(5)}\n\nMore.\n`,
    'blog/2026-01-03-own.md': `---\ntitle: Own\ndescription: In short.\n---\n\n${sentence.repeat(5)}\n`,
  })
  expect(await runCli(['build', siteDir])).toMatchObject({ exitCode: 0 })
  const read = (path: string) => readFile(join(siteDir, 'build', path), 'utf8')
  const feed = await read('blog/rss.xml')
  expect(feed).toContain(`<description>${sentence.repeat(5).trim()}</description>`)
  expect(feed).toContain('<description>In short.</description>')

  // The same site describes its search.
  const described = await read('opensearch.xml')
  parseXml(described)
  expect(described).toContain('<ShortName>Acme</ShortName>')
  expect(described).toContain(
    '<Url type="text/html" template="https://acme.example/search?q={searchTerms}"/>',
  )
  expect(described).toContain('<Image>https://acme.example/icon.svg</Image>')
  expect(await read('de/opensearch.xml')).toContain('https://acme.example/de/search?q=')
  expect(await read('index.html')).toContain(
    '<link rel="search" type="application/opensearchdescription+xml" title="Acme" href="/opensearch.xml">',
  )
  expect(await read('de/index.html')).toContain('href="/de/opensearch.xml"')
})
