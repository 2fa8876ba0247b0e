// Pagefind over the same built pages, asked in Chromium. It is no dependency of this project:
// `npm install --no-save pagefind@1.4.0` before the bench puts its figures beside ours.
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serveGzip } from './serve-gzip.mjs'

/** A copy of the site with Pagefind's index in it; undefined where Pagefind is not installed. */
async function indexSite(site) {
  const pagefind = await import('pagefind').catch(() => undefined)
  if (!pagefind) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'docs-ssg-pagefind-'))
  cpSync(site, folder, { recursive: true })
  const { index } = await pagefind.createIndex()
  await index.addDirectory({ path: folder })
  await index.writeFiles({ outputPath: join(folder, 'pagefind') })
  await pagefind.close()
  return folder
}

/** In the page: the addresses of the sections found, best first, and how long it took in milliseconds. */
async function askInPage(queries) {
  const engine = await import('/pagefind/pagefind.js')
  await engine.init()
  const answers = []
  for (const query of queries) {
    const started = performance.now()
    const { results } = await engine.search(query)
    const pages = await Promise.all(results.slice(0, 20).map((result) => result.data()))
    const hits = pages.flatMap(({ url, sub_results: sections }) =>
      sections.length === 0 ? [url] : sections.map((section) => section.url),
    )
    answers.push({ query, hits, milliseconds: performance.now() - started })
  }
  return answers
}

/** `/api/createSlice/#name` and `/api/createSlice/index.html` as the queries' targets are written. */
const toTarget = (url) =>
  decodeURIComponent(url)
    .replace(/(?:index\.html|\/)(?=#|$)/, '')
    .replace(/\/(?=#|$)/, '')

/** Ask every query once; undefined where Pagefind is not installed. */
export async function askPagefind({ site, queries, browser }) {
  const folder = await indexSite(site)
  if (folder === undefined) return undefined
  const served = await serveGzip(folder)
  try {
    // Pagefind runs WebAssembly, which the site's own policy forbids.
    const page = await browser.newPage({ bypassCSP: true })
    await page.goto(`${served.origin}/`)
    const answers = await page.evaluate(askInPage, queries)
    return {
      hits: new Map(answers.map(({ query, hits }) => [query, hits.map(toTarget)])),
      milliseconds: answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b),
    }
  } finally {
    served.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
