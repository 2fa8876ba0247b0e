// On the not-found page, finds the page whose URL differs from the requested one in letter case
// only.
import { readPageData } from '../dom/page-data.ts'
import { decodePath, joinBase } from '../shared/url.ts'

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

function pathsOf(manifest: unknown): string[] {
  if (typeof manifest !== 'object' || manifest === null) return []
  const lists: unknown[] = [
    'docs' in manifest ? manifest.docs : [],
    'staticRoutes' in manifest ? manifest.staticRoutes : [],
  ]
  return lists.flatMap((list) => (Array.isArray(list) ? list : [])).flatMap(pathOf)
}

function pathOf(route: unknown): string[] {
  const isRoute = typeof route === 'object' && route !== null && 'path' in route
  return isRoute && typeof route.path === 'string' ? [route.path] : []
}

/** Go to that page, keeping the query and the hash. */
export async function redirectFromNotFound(): Promise<void> {
  const data = readPageData(document)
  if (data?.kind !== 'not-found') return
  const response = await fetch(joinBase(data.baseUrl, 'routes.json'))
  if (!response.ok) return
  const match = findCaseMatch(location.pathname, pathsOf(await response.json()))
  if (match !== undefined) location.replace(match + location.search + location.hash)
}
