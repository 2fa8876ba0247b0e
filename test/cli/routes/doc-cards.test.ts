import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const files = {
  'site.config.ts': `export default { baseUrl: '/b/', docs: { showLastUpdateTime: false }, sidebars: { main: [
    'intro',
    { type: 'category', label: 'Guides', link: { type: 'doc', id: 'guides/index' }, items: ['guides/a', 'guides/b',
      { type: 'category', label: 'More & more', items: ['guides/deep/c'] },
      { type: 'link', label: 'Out', href: 'https://x.example' } ] },
    { type: 'category', label: 'Made', link: { type: 'generated-index', description: 'All <of> it.' }, items: ['guides/d'] },
  ] } }`,
  'docs/intro.md': "import DocCardList from '@theme/DocCardList'\n\n# Intro\n\n<DocCardList />\n",
  'docs/guides/index.mdx':
    "import DocCardList from '@theme/DocCardList'\nimport { useCurrentSidebarCategory } from '@docusaurus/theme-common'\n\n# Guides\n\n[before](./a.md)\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n\n[after](../intro.md)\n",
  'docs/guides/a.md': '---\ndescription: About "a".\n---\n# Page A\n',
  'docs/guides/b.md': '# Page B\n\nFirst words.\n\n[a](./a.md)\n',
  'docs/guides/deep/c.md': '# C\n',
  'docs/guides/d.mdx':
    "# D\n\n<DocCardList items={[{ type: 'link', label: 'Own', href: './a.md', description: 'Said <so>' }]} />\n\n<TOCInline toc={toc} />\n\n<Heading as=\"h2\" id=\"own\">Own heading</Heading>\n",
}

const cards = (html: string): string =>
  /<div class="cards"[\s\S]*?<\/div><\/div>/.exec(html)?.[0].replaceAll('><', '>\n<') ?? ''

it('D: `DocCardList` shows what is in the category of the page, or beside it', async () => {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir])
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const read = async (path: string): Promise<string> =>
    await readFile(join(siteDir, 'build', path, 'index.html'), 'utf8')
  const guides = await read('guides')
  expect(guides).toContain('<a href="/b/guides/a">before</a>')
  expect(guides).toContain('<a href="/b/intro">after</a>')
  expect(cards(guides)).toBe(
    [
      '<div class="cards">',
      '<div class="card">\n<p class="card-title">\n<a href="/b/guides/a">Page A</a>\n</p>\n<p>About "a".</p>\n</div>',
      '<div class="card">\n<p class="card-title">\n<a href="/b/guides/b">Page B</a>\n</p>\n<p>First words.</p>\n</div>',
      '<div class="card">\n<p class="card-title">\n<a href="/b/guides/deep/c">More &amp; more</a>\n</p>\n<p>1 item</p>\n</div>',
      '<div class="card">\n<p class="card-title">\n<a href="https://x.example">Out</a>\n</p>\n</div>',
      '</div>',
    ].join('\n'),
  )
  expect(cards(await read('intro'))).toMatch(/Guides<\/a>[\s\S]*Made<\/a>/)
  const made = await read('category/made')
  expect(made).toContain('<p>All &lt;of&gt; it.</p><div class="cards"><div class="card">')
  const own = await read('guides/d')
  expect(own).toContain('<a href="/b/guides/a">Own</a></p><p>Said &lt;so&gt;</p>')
  expect(own).toMatch(/<h2 id="own">\s*Own heading\s*<a href="#own"/)
  expect(own).toMatch(/data-toc="">.*<li><a href="#own"/s)
  expect(own).toMatch(/<ul class="toc-inline"><li[^>]*><a href="#own">/)
})
