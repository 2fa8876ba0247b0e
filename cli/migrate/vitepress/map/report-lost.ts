import { toRecord, toText, type Values } from '../../coerce.ts'
import type { MapParts, ReportNote } from './map-parts.ts'
import { ownValue } from '../../../primitives/own-value.ts'

/** Options that moved, or whose work docs-ssg does without an option. */
const covered =
  /^(?:title|description|base|lang|dir|head|srcDir|srcExclude|rewrites|cleanUrls|ignoreDeadLinks|lastUpdated|appearance|themeConfig|locales|markdown|vite|vue|outDir|assetsDir|cacheDir|metaChunk|sitemap|router|mpa|shouldPreload|useWebFonts|\$.*)$/

/** What to do in place of functions and options that have no counterpart. */
const advice: Readonly<Record<string, string>> = {
  titleTemplate:
    'Titles are `page | site`. Set `titleDelimiter`, or `title_meta` in the front matter of a page.',
  transformHead:
    'This function is not migrated. docs-ssg writes the canonical URL and previews of links on its own; add the rest with `head`, or with `theme.slots.head`.',
  transformHtml: 'This function is not migrated. A component in `theme.slots.page` can wrap pages.',
  transformPageData:
    'This function is not migrated. Write its values into the front matter of the pages.',
  buildEnd:
    'This function is not migrated. An integration in `integrations` can add files to the site.',
  postRender: 'This function is not migrated. A component in `theme.slots.page` can wrap pages.',
  contentProps: 'Only Vue templates read it.',
}

/** Note everything that has no counterpart. */
export function reportLost({ site, report, exists }: MapParts): void {
  const { config, missing } = site
  reportMissing(missing, report)
  for (const key of Object.keys(config))
    if (!covered.test(key)) report(key, ownValue(advice, key) ?? 'This option has no counterpart.')
  if (config['rewrites'] !== undefined && isFunction(config['rewrites']))
    report(
      'rewrites',
      'The function is not called, so pages have the URLs of their files. Set `slug` in the front matter of those that had others.',
    )
  reportMarkdown(toRecord(config['markdown']), report)
  reportVite(toRecord(config['vite']), report)
  reportTheme(site.locales[0]?.theme ?? {}, report)
  if (exists('.vitepress/theme') || exists('../.vitepress/theme'))
    report(
      '.vitepress/theme',
      'The theme is Vue code, so its components, layouts and style sheets are not migrated. Write React components for `components` and `theme.slots`, set `theme.accent`, and add a style sheet to `customCss`.',
    )
}

/** Note modules that could not be loaded; a file of the site can't be installed as a package can. */
function reportMissing(missing: readonly string[], report: ReportNote): void {
  const isFile = (name: string): boolean => /^(?:[./~]|@\/)/.test(name)
  for (const [key, names, repair] of [
    ['packages', missing.filter((name) => !isFile(name)), 'Install the packages of the site'],
    ['files', missing.filter(isFile), 'Create the file or fix its path'],
  ] as const)
    if (names.length > 0)
      report(
        key,
        `${names.map((name) => `\`${name}\``).join(', ')} could not be loaded, so the config lacks what comes from there, and texts from there are names in brackets. ${repair} and run the command again for a complete config.`,
      )
}

const isFunction = (value: unknown): boolean => '$function' in toRecord(value)

const coveredMarkdown =
  /^(?:lineNumbers|theme|languages|languageAlias|defaultHighlightLang|toc|anchor|attrs|emoji|container|image|gfmAlerts|headers|codeCopyButtonTitle|codeCopyButton|externalLinks|frontmatter|sfc|component|cache|html|linkify|typographer|breaks|cjkFriendlyEmphasis|math)$/

function reportMarkdown(markdown: Values, report: ReportNote): void {
  for (const key of Object.keys(markdown)) {
    if (key === 'config' || key === 'preConfig')
      report(
        `markdown.${key}`,
        'This function adds plugins of markdown-it, which are not migrated. `markdown.remarkPlugins` accepts those of remark.',
      )
    else if (key === 'codeTransformers')
      report(
        'markdown.codeTransformers',
        'They are code for Shiki, so they are not migrated. A fence with the word `twoslash` shows types without one.',
      )
    else if (!coveredMarkdown.test(key))
      report(`markdown.${key}`, 'This option has no counterpart.')
  }
  if (markdown['math'] !== undefined && markdown['math'] !== false)
    report('markdown.math', 'For formulas, install `katex` and set `markdown: { math: true }`.')
  if (markdown['lineNumbers'] === true)
    report(
      'markdown.lineNumbers',
      'Write `showLineNumbers` after the language of the code blocks that need numbers.',
    )
  if (markdown['breaks'] === true)
    report('markdown.breaks', 'Each line was a line for readers. Write a backslash at its end.')
}

function reportVite(vite: Values, report: ReportNote): void {
  const keys = Object.keys(vite)
  if (keys.length > 0)
    report(
      'vite',
      `docs-ssg bundles with esbuild, so the options of Vite (${keys.map((key) => `\`${key}\``).join(', ')}) are not migrated.`,
    )
}

const coveredTheme =
  /^(?:nav|sidebar|aside|logo|logoLink|siteTitle|socialLinks|outline|outlineTitle|editLink|footer|docFooter|lastUpdated|lastUpdatedText|search|algolia|langMenuLabel|returnToTopLabel|sidebarMenuLabel|darkModeSwitchLabel|lightModeSwitchTitle|darkModeSwitchTitle|skipToContentLabel|externalLinkIcon|i18nRouting|notFound|variant)$/

function reportTheme(theme: Values, report: ReportNote): void {
  for (const [key, value] of Object.entries(theme)) {
    if (key === 'banner')
      report('themeConfig.banner', 'Write its text into `announcementBar.content`.')
    else if (!coveredTheme.test(key))
      report(`themeConfig.${key}`, 'This option has no counterpart, so it is not migrated.')
    else if (key === 'aside' && value === false)
      report(
        'themeConfig.aside',
        'Write `hide_table_of_contents: true` into the front matter of pages that need the space.',
      )
  }
  if (toText(theme['logoLink']) !== undefined)
    report('themeConfig.logoLink', 'The logo links to the home page.')
}
