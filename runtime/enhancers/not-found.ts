// On the not-found page, finds the page whose URL differs from the requested one in letter case
// only, or pages with similar URLs.
import { createElement } from '../dom/create-element.ts'
import { readPageData } from '../dom/page-data.ts'
import { find } from '../dom/queries.ts'
import { decodePath, joinBase } from '../shared/urls/url.ts'

/**
 * The path that differs from `path` in letter case or a final slash only; undefined when there is
 * none.
 */
export function findCaseMatch(path: string, paths: readonly string[]): string | undefined {
  const wanted = fold(path)
  const found = paths.find((candidate) => fold(candidate) === wanted)
  return found === path ? undefined : found
}

const fold = (path: string): string =>
  decodePath(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/(?:index(?:\.html)?)?$|\.html$/, '')

/** How many pages are offered. */
const maxSimilar = 3
/** From 0 to 1; below, a path has little in common with the wanted one. */
const leastSimilarity = 0.5

/** The paths that are most like the wanted one, the best first. */
export function findSimilarPaths(path: string, paths: readonly string[]): readonly string[] {
  const wanted = fold(path)
  return paths
    .map((candidate) => ({ candidate, score: similarity(wanted, fold(candidate)) }))
    .filter(({ score }) => score >= leastSimilarity)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxSimilar)
    .map(({ candidate }) => candidate)
}

/** Pages are moved to other folders more often than they are renamed, so the name counts too. */
function similarity(a: string, b: string): number {
  const name = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
  return Math.max(sharedPairs(a, b), 0.9 * sharedPairs(name(a), name(b)))
}

/** The share of pairs of letters that both texts have, from 0 to 1 (Sørensen–Dice). */
function sharedPairs(a: string, b: string): number {
  const pairs = (text: string): string[] =>
    [...text].slice(1).map((letter, index) => `${text[index] ?? ''}${letter}`)
  const [left, right] = [pairs(a), pairs(b)]
  const total = left.length + right.length
  const shared = left.filter((pair) => {
    const at = right.indexOf(pair)
    if (at !== -1) right.splice(at, 1)
    return at !== -1
  })
  return total === 0 ? 0 : (2 * shared.length) / total
}

interface KnownPage {
  readonly path: string
  readonly title: string
}

function pagesOf(manifest: unknown): KnownPage[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const lists: unknown[] = [
    'docs' in manifest ? manifest.docs : [],
    'staticRoutes' in manifest ? manifest.staticRoutes : [],
  ]
  return lists.flatMap((list) => (Array.isArray(list) ? list : [])).flatMap(pageOf)
}

function pageOf(route: unknown): KnownPage[] {
  const isRoute = typeof route === 'object' && route !== null && 'path' in route
  if (!isRoute || typeof route.path !== 'string') return []
  const title = 'title' in route && typeof route.title === 'string' ? route.title : route.path
  return [{ path: route.path, title }]
}

/** Go to the page that is meant, keeping the query and the hash, or offer pages with similar URLs. */
export async function redirectFromNotFound(): Promise<void> {
  const data = readPageData(document)
  if (data?.kind !== 'not-found') return
  const response = await fetch(joinBase(data.baseUrl, 'routes.json'))
  if (!response.ok) return
  const pages = pagesOf(await response.json())
  const paths = pages.map(({ path }) => path)
  const match = findCaseMatch(location.pathname, paths)
  if (match === undefined) offer(pages, findSimilarPaths(location.pathname, paths))
  else location.replace(match + location.search + location.hash)
}

function offer(pages: readonly KnownPage[], paths: readonly string[]): void {
  const place = find('[data-similar-pages]')
  if (!place || paths.length === 0) return
  const list = createElement('ul', 'page-message__list')
  for (const path of paths) {
    const link = createElement('a', 'page-message__link')
    link.setAttribute('href', path)
    link.textContent = pages.find((page) => page.path === path)?.title ?? path
    const item = createElement('li', 'page-message__item')
    item.append(link)
    list.append(item)
  }
  const question = createElement('p', 'page-message__question')
  question.textContent = place.dataset['similarPages'] ?? ''
  place.append(question, list)
}
