import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import type { UrlPath } from '../../model/paths.ts'
import { frontMatterPlace } from '../../report/places/front-matter-place.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { type Doc, variantKey } from '../doc-index.ts'
import { routeRules } from '../route-rules.ts'

type SidebarMap = ReadonlyMap<string, readonly SidebarItem[]>

/**
 * The sidebar of each doc: the one that its front matter names, otherwise the first one that lists
 * it.
 */
export function chooseSidebars(
  docs: readonly Doc[],
  sidebars: SidebarMap,
): {
  readonly sidebarOf: ReadonlyMap<UrlPath, string>
  readonly diagnostics: readonly Diagnostic[]
} {
  const sidebarOf = new Map<UrlPath, string>()
  for (const [key, items] of sidebars) {
    const name = nameOf(key)
    for (const url of urlsOf(items)) if (!sidebarOf.has(url)) sidebarOf.set(url, name)
  }
  const diagnostics: Diagnostic[] = []
  for (const doc of docs) {
    const { displayed_sidebar: named, layout } = doc.page.frontMatter
    const chosen = named === undefined && layout === 'home' ? null : named
    if (chosen === undefined) continue
    if (chosen === null) sidebarOf.delete(doc.url)
    else if (sidebars.has(`${variantKey(doc.page.variant)}/${chosen}`))
      sidebarOf.set(doc.url, nameOf(`${variantKey(doc.page.variant)}/${chosen}`))
    else diagnostics.push(unknownSidebar(doc, chosen, sidebars))
  }
  return { sidebarOf, diagnostics }
}

/** The name of a sidebar, after that of its collection if it has one: `community/docs`. */
const nameOf = (key: string): string => key.split('/').slice(2).join('/')

function urlsOf(items: readonly SidebarItem[]): UrlPath[] {
  return items.flatMap((item) => {
    if (item.kind === 'link') return []
    const own = item.url === undefined ? [] : [item.url]
    return item.kind === 'doc' ? own : [...own, ...urlsOf(item.items)]
  })
}

function unknownSidebar(doc: Doc, name: string, sidebars: SidebarMap): Diagnostic {
  const help = suggestionHint(name, new Set([...sidebars.keys()].map(nameOf)))
  return routeRules['unknown-sidebar'].report({
    message: `\`displayed_sidebar\` names the sidebar \`${name}\`, which does not exist.`,
    data: { actual: name },
    place: frontMatterPlace(doc.page, 'displayed_sidebar'),
    ...(help === undefined ? {} : { help }),
  })
}
