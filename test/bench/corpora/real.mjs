// Pages of real public documentation as plain Markdown, from the folder that BENCH_DOCS names. Without that folder: the
// pages of this repository, its manual and its first site.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toSections } from './corpus.mjs'
import { toPlainMarkdown } from './plain-markdown.mjs'
import { publicDocs } from './public-docs.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The documentation in a folder made by fetch-docs.mjs, or that of this repository. */
export function findProjects(folder = process.env.BENCH_DOCS) {
  if (folder === undefined)
    return [
      { name: 'manual', folder: join(root, 'docs/content'), source: 'the manual of docs-ssg' },
      {
        name: 'first-site',
        folder: join(root, 'content/docs'),
        source: 'the site in content/docs',
      },
    ]
  const found = publicDocs.map(({ name, repository, commit, docs }) => ({
    name,
    folder: join(folder, name, docs),
    source: `${repository} at ${commit.slice(0, 8)}`,
  }))
  const missing = found.filter((project) => !existsSync(project.folder))
  if (missing.length === 0) return found
  throw new Error(`BENCH_DOCS lacks ${missing.map(({ name }) => name).join(', ')}`)
}

/** Every page of a project, sorted by path. */
export function readProject({ folder }) {
  return readdirSync(folder, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.mdx?$/.test(path) && !/(?:^|\/)(?:_|node_modules\/|\.)/.test(path))
    .toSorted()
    .map((path) => ({ path, source: readFileSync(join(folder, path), 'utf8') }))
}

/** `10-Guide/index.md` -> `guide/overview`: a path that all tools treat alike, in no two ways in `taken`. */
function toPath(file, taken) {
  const plain = file
    .replace(/\.mdx?$/, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9/]+/g, '-')
  const path = plain
    .replaceAll(/(^|\/)[\d-]+(?=[a-z])/g, '$1')
    .replace(/(^|\/)(?:index|readme)$/, '$1overview')
  const free = taken.has(path) ? `${path}-${taken.size}` : path
  taken.add(free)
  return free
}

/** `count` of `items`, evenly spread. */
function spread(items, count) {
  if (items.length <= count) return items
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)])
}

/** Choose pages: the same number of each project for a small corpus, all in turn for a large one. */
function choosePages(projects, count) {
  const share = Math.ceil(count / projects.length)
  let left = count
  return projects.map((project) => {
    const all = readProject(project)
    const own = count <= 200 ? spread(all, Math.min(share, left)) : all.slice(0, left)
    left -= own.length
    return { ...project, files: own }
  })
}

function convertProject({ name, files }) {
  const taken = new Set()
  const pages = files.map(({ path, source }) => ({ file: path, path: toPath(path, taken), source }))
  const sections = toSections(name, pages)
  const pathOf = new Map(
    sections.flatMap((section) =>
      section.pages.map(({ file, path }) => [keyOf(file.replace(/\.mdx?$/, '')), path]),
    ),
  )
  return sections.map((section) => ({
    ...section,
    pages: section.pages.map(({ file, path, source }) => {
      const resolveLink = (url) => resolve(url, file, pathOf)
      const page = toPlainMarkdown(source, { name: posix.basename(path), resolveLink })
      return { path, ...page }
    }),
  }))
}

const keyOf = (path) => path.toLowerCase().replace(/(?:^|\/)(?:index|readme)$/, '')

/** The URL of a link in a corpus: other sites as they are, pages of the corpus without anchor. */
function resolve(url, file, pathOf) {
  if (/^https?:\/\/[^\s<>()]+$/.test(url)) return url
  const path = url.replace(/[?#].*$/, '').replace(/\.(?:mdx?|html)$|\/$/, '')
  if (path === '' || /^[a-z]+:/i.test(path)) return undefined
  const target = path.startsWith('/')
    ? path.replace(/^\/(?:docs\/)?/, '')
    : posix.join(dirname(file), path)
  const known = pathOf.get(keyOf(target))
  return known === undefined ? undefined : `/${known}`
}

/** The corpus of at most `count` pages, one of which is the home page. */
export function createRealCorpus(count) {
  const projects = choosePages(findProjects(), count - 1).filter(({ files }) => files.length > 0)
  return {
    label: 'real pages',
    sources: projects.map(({ source, files }) => `${source} (${files.length} pages)`),
    sections: projects.flatMap(convertProject),
  }
}
