import type { Diagnostic } from '../../model/diagnostic.ts'
import type { NavigationLink, NavigationPlace, SidebarItem } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'
import type { Route } from '../../model/site.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { variantKey, sidebarLabel } from '../doc-index.ts'
import { routeRules } from '../route-rules.ts'

type Crumbs = NavigationPlace['breadcrumbs']
interface Stop {
  readonly label: string
  readonly url: UrlPath
  readonly breadcrumbs: Crumbs
}

/** Breadcrumbs and neighbors of every doc, from one walk over each sidebar. */
export function createNavigation(
  routes: ReadonlyMap<UrlPath, Route>,
  sidebars: ReadonlyMap<string, readonly SidebarItem[]>,
): {
  readonly navigation: ReadonlyMap<UrlPath, NavigationPlace>
  readonly diagnostics: readonly Diagnostic[]
} {
  const navigation = new Map<UrlPath, NavigationPlace>()
  for (const [key, items] of sidebars) {
    const stops = [...new Map(stopsOf(items, []).map((stop) => [stop.url, stop])).values()]
    for (const [index, stop] of stops.entries()) {
      const route = routes.get(stop.url)
      if (!route || keyOf(route) !== key) continue
      navigation.set(stop.url, {
        breadcrumbs: stop.breadcrumbs,
        previous: linkTo(stops[index - 1], routes),
        next: linkTo(stops[index + 1], routes),
      })
    }
  }
  return { navigation, diagnostics: applyOverrides(navigation, routes) }
}

/** The key of a page's sidebar, whose name begins with that of its collection. */
function keyOf({ page, sidebar }: Route): string {
  return `${page.variant.version}/${page.variant.locale}/${sidebar}`
}

/** Every page of a sidebar in reading order, without plain links. */
function stopsOf(items: readonly SidebarItem[], above: Crumbs): Stop[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return []
    const breadcrumbs = [...above, { label: item.label, url: item.url }]
    const own = item.url === undefined ? [] : [{ label: item.label, url: item.url, breadcrumbs }]
    return item.kind === 'doc' ? own : [...own, ...stopsOf(item.items, breadcrumbs)]
  })
}

function linkTo(
  stop: Stop | undefined,
  routes: ReadonlyMap<UrlPath, Route>,
): NavigationLink | undefined {
  if (!stop) return undefined
  const label = routes.get(stop.url)?.page.frontMatter.pagination_label ?? stop.label
  return { label, url: stop.url }
}

/** Front matter `pagination_next` and `pagination_prev`: another doc's id, or null for none. */
function applyOverrides(
  navigation: Map<UrlPath, NavigationPlace>,
  routes: ReadonlyMap<UrlPath, Route>,
): Diagnostic[] {
  const overriding = [...routes.values()].filter(
    ({
      page: {
        frontMatter: { pagination_next: next, pagination_prev: previous },
      },
    }) => next !== undefined || previous !== undefined,
  )
  if (overriding.length === 0) return []

  const byId = new Map(
    [...routes.values()].map((route) => [`${variantKey(route.page.variant)}/${route.id}`, route]),
  )
  const diagnostics: Diagnostic[] = []
  const resolve = (key: 'pagination_next' | 'pagination_prev', route: Route) => {
    const id = route.page.frontMatter[key]
    if (id === null || id === undefined) return undefined
    const target = byId.get(`${variantKey(route.page.variant)}/${id}`)
    if (!target) diagnostics.push(unknownNeighbor(key, id, { route, routes }))
    return target && { label: paginationLabel(target), url: target.url }
  }
  for (const route of overriding) {
    const { pagination_next: next, pagination_prev: previous } = route.page.frontMatter
    const place = navigation.get(route.url)
    navigation.set(route.url, {
      breadcrumbs: place?.breadcrumbs ?? [],
      previous: previous === undefined ? place?.previous : resolve('pagination_prev', route),
      next: next === undefined ? place?.next : resolve('pagination_next', route),
    })
  }
  return diagnostics
}

const paginationLabel = ({ page }: Route): string =>
  page.frontMatter.pagination_label ?? sidebarLabel(page)

function unknownNeighbor(
  key: string,
  id: string,
  at: { readonly route: Route; readonly routes: ReadonlyMap<UrlPath, Route> },
): Diagnostic {
  const help = suggestionHint(id, new Set([...at.routes.values()].map((route) => route.id)))
  return routeRules['unknown-doc-id'].report({
    message: `\`${key}\` names the doc \`${id}\`, which does not exist.`,
    data: { actual: id },
    place: frontMatterPlace(at.route.page, key),
    ...(help === undefined ? {} : { help }),
  })
}
