import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { blogSite } from '../../helpers/blog-site.ts'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'

const nodeModules = fileURLToPath(new URL('../../../node_modules', import.meta.url))

async function build(files: Readonly<Record<string, string>>) {
  const siteDir = await siteOf(files)
  const run = await runCli(['build', siteDir, '--strict'])
  const read = async (path: string): Promise<string> => {
    const text = await readFile(join(siteDir, 'build', path), 'utf8')
    return text
  }
  const page = (path: string): Promise<string> => read(`${path}/index.html`)
  return { siteDir, run, read, page }
}

it('D: a blog is built with its lists, feeds, search records and structured data, and passes every check', async () => {
  const { siteDir, run, read, page } = await build(blogSite)
  expect([run.exitCode, run.stderr]).toEqual([0, ''])

  const list = await page('blog')
  expect(list).toContain('Text before.')
  expect(list).not.toContain('Text after.')
  expect(list).not.toContain('Secret')
  expect(list).not.toContain('docs-ssg-truncate')
  expect(list).toContain('href="/blog/page/2" rel="next"')
  for (const [type, file] of [
    ['rss+xml', 'rss.xml'],
    ['atom+xml', 'atom.xml'],
    ['feed+json', 'feed.json'],
  ])
    expect(list).toMatch(
      new RegExp(
        `<link rel="alternate" type="application/${type?.replace('+', '\\+')}" [^>]*href="/blog/${file}">`,
      ),
    )
  // Ids of a post are on its own page only.
  const second = await page('blog/page/2')
  expect(second).toContain('href="/blog/2026/01/02/hello#more"')
  expect(second).not.toContain('id="more"')

  const post = await page('blog/version-2')
  expect(post).toContain('The rest of it.')
  expect(post).not.toContain('docs-ssg-truncate')
  const data = [...post.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)]
  const values = data.map(([, json = '']) => JSON.parse(json))
  expect(values.find((value) => value['@type'] === 'BlogPosting')).toMatchObject({
    headline: 'Version 2 is out',
    datePublished: '2026-02-14',
    author: [{ '@type': 'Person', name: 'Bob' }],
    image: 'https://acme.example/img/ada.svg',
    keywords: ['Releases', 'intro'],
  })
  expect(await page('blog/2026/01/02/hello')).toContain('&lt;!-- truncate --&gt;')
  expect(await page('blog/2026/04/02/secret')).toContain('name="robots" content="noindex"')
  expect(existsSync(join(siteDir, 'build/blog/2026/04/01'))).toBe(false)
  for (const path of ['archive', 'tags', 'tags/rel', 'tags/intro', 'authors', 'authors/ada'])
    expect(await page(`blog/${path}`), path).toContain('<h1')

  expect(await read('blog/rss.xml')).toContain('src=&quot;https://acme.example/assets/square-')
  expect(await read('llms.txt')).toContain('## News\n\n- [Third post]')
  expect(await read('sitemap.xml')).toContain('<loc>https://acme.example/blog/version-2</loc>')

  // For html-validate, which a site installs.
  await symlink(nodeModules, join(siteDir, 'node_modules'), 'junction')
  const check = await runCli(['check', siteDir, '--strict'])
  expect(check.stdout + check.stderr).toMatch(/^Checked 15 pages/m)
  expect(check.exitCode).toBe(0)
})

it('D: links to and from posts, and what posts say in their front matter, are checked', async () => {
  const { run } = await build({
    ...blogSite,
    'docs/index.md':
      '---\nslug: /\n---\n\n# Docs\n\n[Gone](/blog/gone) and [id](/blog/version-2#gone)\n',
    'blog/2026-02-14-release/index.md':
      '---\ntitle: Out\nauthors: bo\ntags: [relase]\nslug: version-2\ndate: yesterday\n---\n\n[Gone](../gone.md)\n',
    'blog/hello.md': '# Hello\n',
    'blog/other.md': '---\ndate: 2026-01-01\nslug: version-2\n---\n\n# Other\n',
  })
  expect(run.exitCode).toBe(1)
  const rules = [...run.stderr.matchAll(/^(\S+?)(?::\d+:\d+)? +(error|warning) +(\S+)$/gm)].map(
    ([, path, , rule]) => `${path} ${rule}`,
  )
  expect(rules.toSorted()).toEqual([
    'blog/2026-02-14-release/index.md broken-link',
    'blog/2026-02-14-release/index.md front-matter',
    'blog/2026-02-14-release/index.md unknown-author',
    'blog/2026-02-14-release/index.md unknown-post-tag',
    'blog/2026-02-14-release/square.svg unused-asset',
    'blog/2026/03/01/third.mdx broken-anchor',
    'blog/hello.md post-without-date',
    'blog/other.md duplicate-address',
    'docs/index.md broken-anchor',
    'docs/index.md broken-link',
  ])
})

it('D: an option of a blog with a wrong value or a name of Docusaurus is explained', async () => {
  const { run } = await build({
    ...blogSite,
    'site.config.ts':
      "export default { blog: { postsPerPage: 'ten', readingTime: true, pth: 'x', path: 'gone' } }",
  })
  expect(run.exitCode).not.toBe(0)
  expect(run.stderr).toContain('`blog.postsPerPage` is `"ten"`; expected')
  expect(run.stderr).toContain('`blog.showReadingTime`')
  expect(run.stderr).toContain('Did you mean `path`?')
})
