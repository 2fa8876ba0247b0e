import type { SourcePage } from '../docs/source-page.ts'

/** Keys of VitePress, which `--rewrite` replaces, and those that docs-ssg has too. */
const knownKeys = new Set(
  'outline aside sidebar navbar footer lastUpdated editLink prev next pageClass titleTemplate isHome markdownStyles layout author authors author_title author_url author_image_url authorTitle authorURL authorImageURL date head hero features title description keywords image id slug hide_title title_meta sidebar_label sidebar_position sidebar_class_name sidebar_badge sidebar_custom_props displayed_sidebar pagination_label pagination_next pagination_prev hide_table_of_contents wide toc_min_heading_level toc_max_heading_level custom_edit_url last_update parse_number_prefixes wrapperClassName format mdx draft unlisted tags hide_date variables glossary search redirect_from aliases check llms'.split(
    ' ',
  ),
)

/** The front matter keys that neither tool defines, which only the site's theme reads. */
export function listOwnKeys(pages: readonly SourcePage[]): readonly string[] {
  const keys = pages.flatMap(({ frontMatter }) => Object.keys(frontMatter))
  return [...new Set(keys)].filter((key) => !knownKeys.has(key) && /^[\w-]+$/.test(key)).toSorted()
}
