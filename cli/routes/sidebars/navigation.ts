// Sidebars, breadcrumbs, previous and next. Given docs, config and category files, it returns trees
// whose labels and order are final. It must not know how they are displayed.
import { joinOptionKey } from '../../schema/option-key.ts'
import type { ResolvedConfig } from '../../schema/schema.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import type { Variant } from '../../model/source-file.ts'
import type { CategoryOptions } from './category-files.ts'
import { type Doc, type SidebarContext, variantKey } from '../doc-index.ts'
import { autogenerate } from './autogenerate.ts'
import { resolveEntries } from './sidebar-items.ts'
import { reportUnusedCategories } from './unused-categories.ts'

/** The name of the sidebar that is generated when the config doesn't define any. */
const defaultSidebar = 'docs'

/** The input of sidebars. */
interface SidebarInput {
  readonly config: ResolvedConfig
  readonly docs: readonly Doc[]
  /** Drafts that are not built; a sidebar may still name them. */
  readonly draftIds: ReadonlySet<string>
  readonly categories: ReadonlyMap<string, CategoryOptions>
  /** Category files that integrations made, which no person can repair. */
  readonly generated?: ReadonlySet<string>
}

/** All sidebars of the site. */
export interface Sidebars {
  /**
   * By `${version}/${locale}/${name}`, or `${version}/${locale}/${collection}/${name}` for a
   * collection.
   */
  readonly sidebars: ReadonlyMap<string, readonly SidebarItem[]>
  /** Pages generated for categories with a `generated-index`. */
  readonly indexes: readonly Doc[]
  readonly diagnostics: readonly Diagnostic[]
}

/** Make the sidebars of every variant: its own, those of the config, or one of its whole folder. */
export function createSidebars(input: SidebarInput): Sidebars {
  const sidebars = new Map<string, readonly SidebarItem[]>()
  const diagnostics: Diagnostic[] = []
  const indexes: Doc[] = []
  const usedCategories = new Set<CategoryOptions>()
  const knownIds = new Set([...input.docs.map((doc) => doc.id), ...input.draftIds])
  for (const { variant, docs } of groupByVariant(input.docs)) {
    const docsById = new Map(docs.map((doc) => [doc.id, doc]))
    const { config, categories } = input
    const context: SidebarContext = {
      config,
      variant,
      docs,
      docsById,
      knownIds,
      categories,
      usedCategories,
      diagnostics,
      indexes,
    }
    for (const [name, items] of namedSidebars(context)) {
      sidebars.set(`${variantKey(variant)}/${name}`, items)
    }
  }
  diagnostics.push(...reportUnusedCategories({ ...input, used: usedCategories }))
  return { sidebars, indexes, diagnostics: withoutRepeats(diagnostics) }
}

function namedSidebars(context: SidebarContext): [string, readonly SidebarItem[]][] {
  const { config, variant } = context
  if (variant.collection === 'pages' || variant.isBlog) return []
  const { key, sidebars } = sidebarsOf(variant, config)
  if (sidebars === undefined) return [[defaultSidebar, autogenerate('.', context) ?? []]]
  return Object.entries(sidebars).map(([name, entries]) => [
    name,
    resolveEntries(entries, joinOptionKey(key, name), context),
  ])
}

/**
 * The sidebars of the collection, of the version, of the language, or of the site, and their key in the
 * config.
 */
function sidebarsOf(
  variant: Variant,
  { collections, versions, locales, sidebars }: ResolvedConfig,
): { readonly key: string; readonly sidebars: ResolvedConfig['sidebars'] } {
  if (variant.collection !== undefined) {
    const index = collections.findIndex(({ name }) => name === variant.collection)
    return { key: `collections[${index}].sidebars`, sidebars: collections[index]?.sidebars }
  }
  const index = versions.findIndex(({ name }) => name === variant.version)
  const own = versions[index]?.sidebars
  if (own !== undefined) return { key: `versions[${index}].sidebars`, sidebars: own }
  const locale = locales.findIndex(({ code }) => code === variant.locale)
  const translated = locales[locale]?.sidebars
  return translated === undefined
    ? { key: 'sidebars', sidebars }
    : { key: `locales[${locale}].sidebars`, sidebars: translated }
}

function groupByVariant(
  docs: readonly Doc[],
): { readonly variant: Variant; readonly docs: Doc[] }[] {
  const groups = new Map<string, { readonly variant: Variant; readonly docs: Doc[] }>()
  for (const doc of docs) {
    const key = variantKey(doc.page.variant)
    const group = groups.get(key)
    if (group) group.docs.push(doc)
    else groups.set(key, { variant: doc.page.variant, docs: [doc] })
  }
  return [...groups.values()]
}

/**
 * Versions share one config, and languages share files, so each of them would report the same
 * errors. Two files with one error are two findings.
 */
function withoutRepeats(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byIdentity = diagnostics.map((found) => {
    const { message, place, data } = found
    const identity = [message, data?.actual, place?.path, place?.line, place?.column]
    return [JSON.stringify(identity), found] as const
  })
  return [...new Map(byIdentity).values()]
}
