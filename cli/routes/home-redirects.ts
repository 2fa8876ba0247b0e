import { encodePath } from '../../runtime/shared/urls/url.ts'
import type { NavigationPlace, Redirect } from '../model/navigation.ts'
import type { UrlPath } from '../model/paths.ts'
import type { Route, StaticRoute } from '../model/site.ts'

interface HomeInput {
  readonly routes: ReadonlyMap<UrlPath, Route>
  readonly staticRoutes: readonly StaticRoute[]
  readonly navigation: ReadonlyMap<UrlPath, NavigationPlace>
  readonly redirects: readonly Redirect[]
  readonly mainDoc: string | undefined
}

/**
 * The home page of a variant: the doc that the config names, else the first of its sidebar, else
 * its first doc.
 */
function findMain(docs: readonly Route[], { mainDoc, navigation }: HomeInput): Route | undefined {
  const isFirst = ({ url }: Route): boolean => {
    const place = navigation.get(url)
    return place !== undefined && place.next !== undefined && place.previous === undefined
  }
  return docs.find(({ id }) => id === mainDoc) ?? docs.find(isFirst) ?? docs[0]
}

/** Redirect the root URL of a variant to its main doc, unless a page has that URL. */
export function createHomeRedirects(input: HomeInput): Redirect[] {
  const taken = new Set<string>([
    ...input.routes.keys(),
    ...input.staticRoutes.map(({ url }) => url),
    ...input.redirects.map(({ from }) => from),
  ])
  const sets = new Map<UrlPath, Route[]>()
  for (const route of input.routes.values()) {
    const { urlPrefix, collection } = route.page.variant
    if (collection === 'pages') continue
    const docs = sets.get(urlPrefix)
    if (docs) docs.push(route)
    else sets.set(urlPrefix, [route])
  }
  return [...sets].flatMap(([prefix, docs]) => {
    const main = taken.has(prefix) ? undefined : findMain(docs, input)
    return main ? [{ from: prefix, to: encodePath(main.url.slice(0, -1)) }] : []
  })
}
