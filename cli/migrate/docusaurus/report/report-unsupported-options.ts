import { toRecord } from '../../coerce.ts'
import type { MapParts } from '../map/map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** Options of the site that are mapped, built in, or reported in another place. */
const handled = new Set(
  'title tagline url baseUrl trailingSlash organizationName projectName titleDelimiter noIndex favicon onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes staticDirectories themeConfig presets plugins themes i18n markdown future baseUrlIssueBanner customFields storage $schema deploymentBranch githubHost githubPort stylesheets headTags scripts'.split(
    ' ',
  ),
)

/** The same for the options of the docs plugin. */
const handledInDocs = new Set(
  'id path routeBasePath include exclude breadcrumbs showLastUpdateTime showLastUpdateAuthor numberPrefixParser editUrl sidebarPath sidebarItemsGenerator sidebarCollapsible sidebarCollapsed remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins admonitions versions lastVersion onlyIncludeVersions includeCurrentVersion disableVersioning editCurrentVersion editLocalizedFiles tagsBasePath tags onInlineTags docItemComponent docRootComponent docVersionRootComponent docTagDocListComponent docTagsListComponent docCategoryGeneratedIndexComponent'.split(
    ' ',
  ),
)

const advice: Readonly<Record<string, string>> = {
  clientModules:
    'docs-ssg does not run code on every page. Move what a part of a page needs into a component that begins with `"use client"`.',
  ssrTemplate: 'This option is not migrated. docs-ssg has its own template.',
}

/** Report options of the site, the docs and Markdown that have no counterpart. */
export function reportUnsupportedOptions({ site, report }: MapParts): void {
  const { config, docs } = site
  for (const key of Object.keys(config))
    if (!handled.has(key))
      report(key, ownValue(advice, key) ?? 'docs-ssg has no such option, so it is not migrated.')
  for (const key of Object.keys(docs))
    if (!handledInDocs.has(key)) report(`docs.${key}`, 'docs-ssg has no such option.')
  const markdown = toRecord(config['markdown'])
  for (const key of ['preprocessor', 'parseFrontMatter'])
    if (markdown[key] !== undefined)
      report(
        `markdown.${key}`,
        'docs-ssg does not call this function. Apply it to the files once, or write a plugin and add it to `markdown.beforeDefaultRemarkPlugins`.',
      )
}
