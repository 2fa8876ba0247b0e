import type { MappedConfig, MapParts } from './map-parts.ts'

/** The keys that Starlight itself has. */
const ownKeys = new Set(
  'title description slug editUrl head tableOfContents template hero lastUpdated prev next pagefind draft sidebar banner'.split(
    ' ',
  ),
)
/** Keys of docs-ssg, whose meaning a declaration would change. */
const takenKeys =
  /^(?:aliases|authors?|author_.*|check|custom_edit_url|date|displayed_sidebar|features|format|glossary|hide_.*|id|image|keywords|last_update|layout|llms|mdx|pagination_.*|redirect_from|search|sidebar_.*|tags|title_meta|toc_.*|unlisted|variables|wide|wrapperClassName)$/

/** Declares the keys that the schema of the site adds, with the kind that all their values have. */
export function mapFrontMatterKeys({ pages }: MapParts): MappedConfig {
  const kinds = new Map<string, Set<string>>()
  for (const { frontMatter } of pages)
    for (const [key, value] of Object.entries(frontMatter)) {
      if (ownKeys.has(key) || takenKeys.test(key) || !/^[A-Za-z_][\w-]*$/.test(key)) continue
      if (value === null || value === undefined) continue
      kinds.set(key, (kinds.get(key) ?? new Set()).add(kindOf(value)))
    }
  return Object.fromEntries(
    [...kinds].map(([key, found]) => [key, found.size === 1 ? [...found][0] : 'any']),
  )
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object') ? 'list' : 'any'
  if (value instanceof Date) return 'date'
  return /^(?:string|number|boolean)$/.test(typeof value) ? typeof value : 'any'
}
