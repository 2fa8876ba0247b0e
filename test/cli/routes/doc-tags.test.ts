import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { builtSite } from '../../helpers/built-site.ts'

const files: Readonly<Record<string, string>> = {
  'site.config.ts': `export default {
  title: 'Kit', url: 'https://kit.example', favicon: 'icon.svg',
  docs: { showLastUpdateTime: false, routeBasePath: 'docs' },
  locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: '/de', fallback: true }],
}`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'pages/index.jsx': 'export default () => <h1>Kit</h1>\n',
  'docs/index.md':
    '---\ntags: [React 18, Store]\ndescription: The first page\n---\n\n# Home\n\nText.\n',
  'docs/setup.md':
    '---\ntags:\n  - Store\n  - { label: Other, permalink: /other-things }\n---\n\n# Setup\n',
  'docs/plain.md': '# Plain\n\nText.\n',
}

it('D: tags of docs have pages under the URLs of Docusaurus, in each language, and docs link to them', async () => {
  const { siteDir, run } = await builtSite(files)
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toBe('')
  const read = (path: string): string =>
    readFileSync(join(siteDir, 'build', path, 'index.html'), 'utf8')
  const home = read('docs')
  expect(home).toMatch(
    /<\/article><div role="group" aria-label="Tags"><ul class="blog-tags"><li><a class="blog-tag" href="\/docs\/tags\/react-18" rel="tag">React 18<\/a><\/li><li><a class="blog-tag" href="\/docs\/tags\/store"/,
  )
  expect(home).toMatch(/href="\/assets\/part-tags-\w+\.css"/)
  const list = read('docs/tags')
  expect(list).toContain('<title>Tags | Kit</title>')
  expect(list).toContain(
    '<ul class="blog-tags"><li><a class="blog-tag" rel="tag" href="/docs/tags/other-things">Other <span class="blog-tag__count">1</span></a></li><li><a class="blog-tag" rel="tag" href="/docs/tags/react-18">React 18 <span class="blog-tag__count">1</span></a></li><li><a class="blog-tag" rel="tag" href="/docs/tags/store">Store <span class="blog-tag__count">2</span></a></li></ul>',
  )
  expect(list).toMatch(/\.blog-tag\b|part-tags/)
  const tag = read('docs/tags/store')
  expect(tag).toContain('<h1>2 items tagged “Store”</h1>')
  expect(tag).toContain('<a href="/docs">Home</a></p><p>The first page</p>')
  expect(tag).toContain('<a href="/docs/setup">Setup</a>')
  expect(read('de/docs/tags/store')).toContain('<a href="/de/docs/setup">Setup</a>')
  // Pages without tags pay nothing, and a site without tags has no such pages.
  expect(read('docs/plain')).not.toMatch(/blog-tag|part-tags/)
  const { 'docs/index.md': _one, 'docs/setup.md': _other, ...untagged } = files
  const bare = await builtSite({ ...untagged, 'docs/index.md': '# Home\n' })
  expect(bare.run.exitCode, bare.run.stderr).toBe(0)
  expect(existsSync(join(bare.siteDir, 'build/docs/tags'))).toBe(false)
})

it('D: `tags.yml` gives tags of docs labels, URLs and descriptions, and reports the others', async () => {
  const { siteDir, run } = await builtSite({
    ...files,
    'docs/tags.yml':
      'Store: { label: The store, permalink: /store-pages, description: Pages about <the> store. }\nreact 18:\n',
  })
  expect(run.exitCode, run.stderr).toBe(0)
  expect(run.stderr).toMatch(
    /docs\/index\.md:2:1 .*\n? *.*The tag `React 18` is not in the file of tags/s,
  )
  const read = (path: string): string =>
    readFileSync(join(siteDir, 'build', path, 'index.html'), 'utf8')
  const tag = read('docs/tags/store-pages')
  expect(tag).toContain('<h1>2 items tagged “The store”</h1>')
  expect(tag).toContain('<p>Pages about &lt;the&gt; store.</p><div class="cards">')
  expect(tag).toContain(
    '<meta name="description" property="og:description" content="Pages about &lt;the&gt; store.">',
  )
  expect(read('de/docs/tags/store-pages')).toContain('The store')
  const broken = await builtSite({ ...files, 'docs/tags.yml': 'Store: { label: [a] }\n' })
  expect(broken.run.exitCode).toBe(1)
  expect(broken.run.stderr).toContain('docs/tags.yml:1:1')
})
