// The not-found page looks once more: addresses in another letter case lead to the page. Enters: the address.
import { readPageData } from '../dom/page-data.ts'
import { decodePath, joinBase } from '../shared/url.ts'

/** The address of the page whose path differs in letter case or a slash at most; undefined when there is none. */
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

/** Go to the page that was meant, with the query and hash that were given. */
export async function redirectFromNotFound(): Promise<void> {
  const data = readPageData(document)
  if (data?.kind !== 'not-found') return
  const response = await fetch(joinBase(data.baseUrl, 'routes.json'))
  if (!response.ok) return
  const twin = findCaseMatch(location.pathname, pathsOf(await response.json()))
  if (twin !== undefined) location.replace(twin + location.search + location.hash)
}
