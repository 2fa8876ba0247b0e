// What the old site shows and docs-ssg has no place for. Enters: a Docusaurus site. Leaves: addresses.
import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, resolve, sep } from 'node:path'
import type { DocusaurusSite } from './docusaurus-site.ts'
import { readSourceDocs } from './source-docs.ts'
import { toText } from './values.ts'

/** Addresses of further sets of docs, of the blog and of Markdown pages, without base path. */
export async function findLostPlaces(site: DocusaurusSite): Promise<readonly string[]> {
  const lists = [...(await readDocSets(site)), await readPosts(site), await readTexts(site)]
  return lists.flat()
}

function readDocSets({ plugins, siteDir }: DocusaurusSite): Promise<readonly string[][]> {
  const others = plugins.filter(
    ({ name, options }) =>
      name.endsWith('plugin-content-docs') && (options['id'] ?? 'default') !== 'default',
  )
  return Promise.all(
    others.map(async ({ options }) => {
      const path = toText(options['path']) ?? 'docs'
      const base = (toText(options['routeBasePath']) ?? 'docs').replace(/^\/+|\/+$/g, '')
      const prefix = base === '' ? '' : `/${base}`
      return addressesOf(resolve(siteDir, path), prefix)
    }),
  )
}

async function readTexts({ siteDir }: DocusaurusSite): Promise<string[]> {
  return addressesOf(join(siteDir, 'src/pages'), '')
}

async function addressesOf(folder: string, prefix: string): Promise<string[]> {
  const docs = await readSourceDocs({ folder, prefix }, (path) => !/(?:^|\/)_/.test(path))
  return docs.map(({ url }) => url)
}

/** `2024-03-01-three.md` and `2024/03/01/three/index.md` alike; the front matter's `slug` counts more. */
async function readPosts({ plugins, siteDir }: DocusaurusSite): Promise<string[]> {
  const preset = plugins.find(({ name }) => name.endsWith('preset-classic'))?.options
  const folder = join(siteDir, 'blog')
  if (preset === undefined || preset['blog'] === false || !existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true })
  const isPost = new Set(
    entries.map((entry) => entry.split(sep).join('/')).filter((path) => /\.mdx?$/.test(path)),
  )
  const posts = await readSourceDocs({ folder, prefix: '/blog' }, (path) => isPost.has(path))
  return [
    '/blog',
    ...posts.map(({ path, url, frontmatter }) => {
      const slug = toText(frontmatter['slug'])
      if (slug !== undefined) return `/blog/${slug.replace(/^\/+|\/+$/g, '')}`
      const dated = /(\d{4})[-/](\d{2})[-/](\d{2})[-/]?(.*?)(?:\/index)?\.mdx?$/.exec(path)
      return dated ? `/blog/${dated.slice(1).join('/')}` : url
    }),
  ]
}
