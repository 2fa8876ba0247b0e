import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runCli } from '../../helpers/run-cli.ts'
import { siteOf } from '../../helpers/site-of.ts'
import { startServing } from '../../helpers/start-serving.ts'

const site = (blog: string): Readonly<Record<string, string>> => ({
  'site.config.ts': `export default { title: 'Acme', url: 'https://acme.example', docs: { showLastUpdateTime: false }, ${blog} }\n`,
  'docs/index.md': '# Docs\n\nText.\n',
  'blog/authors.yml': 'ada:\n  name: Ada Lovelace\nbob:\n  name: Bob\n',
  'blog/2026-01-02-hello.md': '---\ntitle: Hello\nauthors: [ada]\n---\n\nThe first post.\n',
})
const textOf = async (url: string): Promise<string> => (await fetch(url)).text()

it('D: a blog has no archive with `archiveBasePath: null`, and lists authors without a page', async () => {
  const siteDir = await siteOf(site('blog: { archiveBasePath: null }'))
  expect(await runCli(['build', siteDir, '--strict'])).toMatchObject({ exitCode: 0, stderr: '' })
  const read = (path: string) => readFile(join(siteDir, 'build', path, 'index.html'), 'utf8')
  expect(existsSync(join(siteDir, 'build/blog/archive'))).toBe(false)
  expect(await read('blog')).not.toContain('archive')
  const authors = await read('blog/authors')
  expect(authors).toContain('<span class="blog-author__name">Ada Lovelace</span>')
  expect(authors).toContain('1 post')
  expect(authors).toContain('Bob')
  expect(existsSync(join(siteDir, 'build/blog/authors/ada'))).toBe(false)
})

it.each([
  ['{}', 'Blog', undefined],
  ["{ blogTitle: 'Changelog' }", 'Changelog', undefined],
  ["{ blogTitle: 'News', blogDescription: 'Of Acme.' }", 'News', 'Of Acme.'],
])('the list of a blog %s has the title %s and the description %s', async (...expected) => {
  const [options, title, description] = expected
  const siteDir = await siteOf(site(`blog: ${options}`))
  expect(await runCli(['build', siteDir, '--strict'])).toMatchObject({ exitCode: 0, stderr: '' })
  const list = await readFile(join(siteDir, 'build/blog/index.html'), 'utf8')
  const [, shown = '', below = ''] = /<h1[^>]*>(.*?)<\/h1>\s*(<p[^>]*>.*?<\/p>)?/s.exec(list) ?? []
  expect(shown.replaceAll(/<[^>]*>/g, '')).toBe(title)
  expect(below.replaceAll(/<[^>]*>/g, '')).toBe(description ?? '')
})

it('D: a site with `blog: false` has none', async () => {
  const siteDir = await siteOf(site('blog: false'))
  expect(await runCli(['build', siteDir, '--strict'])).toMatchObject({ exitCode: 0, stderr: '' })
  expect(existsSync(join(siteDir, 'build/blog'))).toBe(false)
})

it('D: `serve` follows posts that are added, edited and deleted, in lists and feeds', async () => {
  const siteDir = await siteOf(site('blog: {}'))
  const origin = await startServing(siteDir)
  const list = () => textOf(`${origin}blog`)
  const feed = () => textOf(`${origin}blog/rss.xml`)
  await expect.poll(list).toContain('Hello')
  await expect.poll(feed).toContain('Hello')

  const post = join(siteDir, 'blog/2026-02-03-news.md')
  await writeFile(post, '---\ntitle: Fresh news\n---\n\nThe second post.\n')
  await expect.poll(list).toContain('Fresh news')
  await expect.poll(feed).toContain('Fresh news')
  expect((await list()).indexOf('Fresh news')).toBeLessThan(
    (await list()).indexOf('The first post'),
  )

  await writeFile(post, '---\ntitle: Stale news\n---\n\nThe second post, edited.\n')
  await expect.poll(list).toContain('The second post, edited.')
  await expect.poll(feed).toContain('Stale news')
  expect(await feed()).not.toContain('Fresh news')

  await rm(post)
  await expect.poll(list).not.toContain('Stale news')
  await expect.poll(feed).not.toContain('Stale news')
  expect(await list()).toContain('Hello')
})
