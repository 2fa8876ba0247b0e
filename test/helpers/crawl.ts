import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Element, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'

/** A link of a built site that leads nowhere. */
export interface DeadLink {
  /** The file it stands in, below the folder. */
  readonly file: string
  readonly href: string
  readonly fault: 'missing' | 'no such id'
}

interface CrawledPage {
  readonly links: readonly string[]
  readonly ids: ReadonlySet<string>
}

/**
 * Follow every link of a built folder as a browser and a plain static host would; shares no code with the generator.
 * `baseUrl` has a slash at both ends.
 */
export function crawl(folder: string, baseUrl = '/'): DeadLink[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const pages = new Map(files.map((file) => [file, readPage(join(folder, file))]))
  return [...pages].flatMap(([file, { links }]) =>
    [...new Set(links)].flatMap((href): DeadLink[] => {
      const fault = follow(href, { file, folder, baseUrl, pages })
      return fault ? [{ file, href, fault }] : []
    }),
  )
}

interface Journey {
  readonly file: string
  readonly folder: string
  readonly baseUrl: string
  readonly pages: ReadonlyMap<string, CrawledPage>
}

const origin = 'http://crawled.example'

function follow(
  href: string,
  { file, folder, baseUrl, pages }: Journey,
): DeadLink['fault'] | undefined {
  const address = file.replace(/(?:(^|\/)index)?\.html$/, '$1')
  const here = new URL(baseUrl + address.split('/').map(encodeURIComponent).join('/'), origin)
  if (!URL.canParse(href, here)) return 'missing'
  const target = new URL(href, here)
  if (target.origin !== origin) return undefined
  if (!`${target.pathname}/`.startsWith(baseUrl)) return 'missing'
  const path = decodeURIComponent(target.pathname.slice(baseUrl.length)).replace(/\/$/, '')
  const candidates = [path, `${path}/index.html`.replace(/^\//, ''), `${path}.html`]
  const found = candidates.find((at) => at !== '' && isFile(join(folder, at), folder))
  if (found === undefined) return 'missing'
  const id = target.hash.slice(1).split(':~:')[0] ?? ''
  const ids = pages.get(found)?.ids
  const isThere = !ids || id === '' || /^top$/i.test(id) || ids.has(id) || ids.has(decode(id))
  return isThere ? undefined : 'no such id'
}

/** By bytes: some disks would find `Errors` under `errors`. */
function isFile(path: string, folder: string): boolean {
  if (!existsSync(path) || !statSync(path).isFile()) return false
  return relative(folder, path)
    .split(sep)
    .every((name, at, parts) => readdirSync(join(folder, ...parts.slice(0, at))).includes(name))
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id)
  } catch {
    return id
  }
}

function readPage(path: string): CrawledPage {
  const tree: Root = fromHtml(readFileSync(path, 'utf8'))
  const links: string[] = []
  const ids = new Set<string>()
  visit(tree, 'element', (element: Element) => {
    const { id, href, src, name, srcSet } = element.properties
    if (typeof id === 'string') ids.add(id)
    if (element.tagName === 'a' && typeof name === 'string') ids.add(name)
    const isCanonical =
      element.tagName === 'link' && String(element.properties.rel) !== 'stylesheet'
    if (typeof href === 'string' && !isCanonical) links.push(href)
    if (typeof src === 'string') links.push(src)
    if (typeof srcSet === 'string')
      links.push(...srcSet.split(',').map((part) => part.trim().split(/\s/)[0] ?? ''))
  })
  return { links, ids }
}
