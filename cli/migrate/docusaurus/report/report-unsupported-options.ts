import { formatList } from '../../../primitives/format-list.ts'
import type { MapParts } from '../map/map-site.ts'
import { toList, toRecord, toText } from '../../coerce.ts'

/** Options of the site that need no counterpart, or whose meaning is another option's. */
const silent = new Set(
  'title tagline url baseUrl trailingSlash organizationName projectName titleDelimiter noIndex favicon onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes staticDirectories themeConfig presets plugins themes i18n markdown future baseUrlIssueBanner customFields storage $schema deploymentBranch githubHost githubPort'.split(
    ' ',
  ),
)

/** Those of the docs plugin. */
const docsOptions = new Set(
  'id path routeBasePath include exclude breadcrumbs showLastUpdateTime showLastUpdateAuthor numberPrefixParser editUrl sidebarPath sidebarItemsGenerator sidebarCollapsible sidebarCollapsed remarkPlugins rehypePlugins beforeDefaultRemarkPlugins beforeDefaultRehypePlugins recmaPlugins admonitions versions lastVersion onlyIncludeVersions includeCurrentVersion disableVersioning editCurrentVersion editLocalizedFiles tagsBasePath tags onInlineTags docItemComponent docRootComponent docVersionRootComponent docTagDocListComponent docTagsListComponent docCategoryGeneratedIndexComponent'.split(
    ' ',
  ),
)

const advice: Readonly<Record<string, string>> = {
  clientModules:
    'Code that runs on every page has no place here; what a part of a page needs goes into a component that begins with `"use client"`.',
  ssrTemplate: 'The document around the pages is that of docs-ssg.',
}

/** Name what the config says and nothing here means: options of the site, of the docs, of Markdown. */
export function reportUnsupportedOptions(parts: MapParts): void {
  const { site, note } = parts
  const { config, docs } = site
  for (const key of Object.keys(config)) {
    if (key === 'stylesheets' || key === 'headTags') continue
    if (key === 'scripts') reportScripts(config[key], note)
    else if (!silent.has(key))
      note(key, advice[key] ?? 'docs-ssg has no such option; what it did is left out.')
  }
  reportHeadTags(parts)
  for (const key of Object.keys(docs))
    if (!docsOptions.has(key)) note(`docs.${key}`, 'docs-ssg has no such option.')
  const markdown = toRecord(config['markdown'])
  for (const key of ['preprocessor', 'parseFrontMatter'])
    if (markdown[key] !== undefined)
      note(
        `markdown.${key}`,
        'It is a function and runs no more; change the files once, or write a plugin into `markdown.beforeDefaultRemarkPlugins`.',
      )
}

function reportScripts(scripts: unknown, note: MapParts['note']): void {
  const names = toList(scripts).map((item) => toText(item) ?? toText(toRecord(item)['src']) ?? '')
  if (names.length > 0)
    note(
      'scripts',
      `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} left out: scripts have no place of their own here. Buttons that copy code are built in; a counter that the site hosts itself goes into \`analytics\`.`,
    )
}

/** Style sheets of other places, and elements of the head that are no `meta`. */
function reportHeadTags({ site, note }: MapParts): void {
  for (const item of toList(site.config['stylesheets'])) {
    const href = toText(item) ?? toText(toRecord(item)['href']) ?? ''
    // The sheet of formulas comes with them.
    if (!/katex/.test(href))
      note(
        'stylesheets',
        `\`${href}\` is left out: copy it below the site, and name it in \`customCss\`.`,
      )
  }
  for (const item of toList(site.config['headTags'])) {
    const { tagName, attributes } = toRecord(item)
    if (tagName === 'meta') continue
    const shown = JSON.stringify(attributes ?? {}).slice(0, 80)
    note(
      'headTags',
      `\`<${String(tagName)}>\` ${shown} is left out; \`metadata\` takes \`meta\` elements alone.`,
    )
  }
}
