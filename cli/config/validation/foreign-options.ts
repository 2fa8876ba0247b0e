// Options of other tools. Given the key of an unknown option, it returns what to write here
// instead.
import { ownValue } from '../../primitives/own-value.ts'

/** The replacement for an option of another tool; a whole sentence. */
interface ForeignOption {
  /** The tools that have it, as people call them. */
  readonly tools: string
  readonly help: string
}

const docusaurus = 'Docusaurus'
const vitepress = 'VitePress'
const starlight = 'Starlight'
const mkdocs = 'MkDocs'

const write = (tools: string, counterpart: string): ForeignOption => ({
  tools,
  help: `Write ${counterpart} instead.`,
})
const remove = (tools: string, why: string): ForeignOption => ({
  tools,
  help: `Remove it: ${why}.`,
})

const options: Readonly<Record<string, ForeignOption>> = {
  // Docusaurus
  themeConfig: write(
    docusaurus,
    'its options at the top level of the config: `navbar`, `footer`, `colorMode`, `announcementBar`, `tableOfContents`',
  ),
  presets: write(docusaurus, '`docs`, `pagesPath`, `customCss` and `sidebars` at the top level'),
  plugins: write(
    `${docusaurus} and ${mkdocs}`,
    'the built-in option that does the same (`collections`, `redirects`, `search`, `llms`), or `markdown.remarkPlugins` and `markdown.rehypePlugins`',
  ),
  themes: remove(
    docusaurus,
    'search, Mermaid and code blocks are built in (`search`, `markdown.mermaid`)',
  ),
  i18n: write(docusaurus, '`locales`, a list of `{ code, label, path }`'),
  onBrokenMarkdownLinks: write(
    docusaurus,
    '`onBrokenLinks`, which also covers links to Markdown files',
  ),
  onDuplicateRoutes: remove(docusaurus, 'two pages with one URL are always an error'),
  headTags: write(docusaurus, '`head`, a list of `{ tag, attributes }`'),
  stylesheets: write(
    docusaurus,
    '`customCss` for files of the site, or `head` for a style sheet of another host',
  ),
  clientModules: write(docusaurus, "`scripts`, or a component with `'use client'`"),
  ssrTemplate: remove(docusaurus, 'pages have one template; add elements with `head`'),
  baseUrlIssueBanner: remove(docusaurus, 'docs-ssg checks `baseUrl` itself'),
  future: remove(docusaurus, 'there are no such flags'),
  webpack: remove(docusaurus, 'esbuild bundles the site and needs no configuration'),
  noIndexing: write(docusaurus, '`noIndex`'),
  titleTemplate: write(`${docusaurus} and ${vitepress}`, '`titleDelimiter`'),
  algolia: write(docusaurus, "`search: { provider: 'algolia', appId, apiKey, indexName }`"),
  prism: write(
    docusaurus,
    '`markdown.magicComments` and `markdown.grammars`; all languages are built in',
  ),
  gtag: write(docusaurus, "`analytics: { provider: 'gtag', id: 'G-…' }`"),
  googleAnalytics: write(docusaurus, "`analytics: { provider: 'gtag', id: 'G-…' }`"),
  googleTagManager: write(docusaurus, '`scripts` with the URL of the container'),
  'blog.id': write(docusaurus, '`blog.name`'),
  'blog.readingTime': write(docusaurus, '`blog.showReadingTime`'),
  'blog.feedOptions.xslt': remove(docusaurus, 'feed readers show feeds'),
  'blog.feedOptions.createFeedItems': remove(docusaurus, '`blog.feedOptions.limit` sets how many'),
  'blog.onInlineTags': write(docusaurus, '`checks.rules` with the rule `unknown-post-tag`'),
  'blog.onInlineAuthors': remove(docusaurus, 'posts may describe their authors in place'),
  'blog.onUntruncatedBlogPosts': remove(docusaurus, 'posts may be without a marker'),
  'blog.truncateMarker': remove(docusaurus, 'the marker is `<!-- truncate -->`'),
  'blog.remarkPlugins': write(docusaurus, '`markdown.remarkPlugins`'),
  'blog.rehypePlugins': write(docusaurus, '`markdown.rehypePlugins`'),
  'blog.admonitions': write(docusaurus, '`markdown.admonitions`, a list of further types'),
  pages: write(docusaurus, '`pagesPath`'),
  sitemap: remove(`${docusaurus} and ${vitepress}`, '`sitemap.xml` is always written'),
  hideableSidebar: write(docusaurus, '`sidebar.hideable`'),
  autoCollapseSidebarCategories: write(docusaurus, '`sidebar.autoCollapseCategories`'),
  'docs.sidebarPath': write(docusaurus, '`sidebars` at the top level; import the file'),
  'docs.sidebarCollapsible': write(docusaurus, '`sidebar.collapsible`'),
  'docs.remarkPlugins': write(docusaurus, '`markdown.remarkPlugins`'),
  'docs.rehypePlugins': write(docusaurus, '`markdown.rehypePlugins`'),
  'docs.lastVersion': write(docusaurus, '`versions`, a list that begins with the newest version'),
  'docs.versions': write(docusaurus, '`versions` at the top level'),
  'docs.id': write(docusaurus, '`collections`, a list of further sets of docs'),
  'docs.admonitions': write(docusaurus, '`markdown.admonitions`, a list of further types'),
  'footer.items': write(docusaurus, '`footer.links`'),
  'navbar.style': remove(
    docusaurus,
    'the navbar follows the color mode; change its colors in `customCss`',
  ),
  'markdown.hooks': write(docusaurus, '`onBrokenLinks` and `onBrokenAssets`'),
  'markdown.mdx1Compat': remove(docusaurus, 'both forms are read'),

  'navbar.items[].docId': write(docusaurus, '`to`, the URL of the page'),
  'navbar.items[].sidebarId': write(docusaurus, '`to`, the URL of the first page of that sidebar'),
  'navbar.items[].html': write(docusaurus, '`label`, or a slot of `theme.slots`'),
  'footer.links[].items[].html': write(docusaurus, '`label` with `to` or `href`'),
  'announcementBar.backgroundColor': write(
    docusaurus,
    'a rule for `.announcement` in a style sheet of `customCss`',
  ),
  'announcementBar.textColor': write(
    docusaurus,
    'a rule for `.announcement` in a style sheet of `customCss`',
  ),

  // VitePress
  'navbar.items[].text': write(vitepress, '`label`'),
  'navbar.items[].link': write(vitepress, '`to` for a page of the site, or `href` for a URL'),
  'locales[].lang': write(vitepress, '`code`'),
  base: write(`${vitepress}, ${starlight} and Vite`, '`baseUrl`'),
  description: write(
    `${vitepress} and ${starlight}`,
    '`tagline`, the description of the home page; other pages have `description` in their front matter',
  ),
  lang: write(vitepress, '`locales: [{ code, label }]`'),
  appearance: write(
    vitepress,
    '`colorMode: { defaultMode, disableSwitch, respectPrefersColorScheme }`',
  ),
  cleanUrls: write(vitepress, '`trailingSlash`; URLs have no `.html` by default'),
  rewrites: write(vitepress, '`redirects`, or `slug` in the front matter of a page'),
  srcDir: write(vitepress, '`docs.path`'),
  srcExclude: write(vitepress, '`docs.exclude`'),
  outDir: write(`${vitepress}, ${starlight} and Vite`, 'the flag `--out-dir` of `docs-ssg build`'),
  cacheDir: remove(vitepress, 'the cache is always in `.docs-ssg/`'),
  assetsDir: remove(vitepress, 'bundled files are always in `assets/`'),
  ignoreDeadLinks: write(vitepress, "`onBrokenLinks: 'warn'`, or a suppression for a single link"),
  lastUpdated: write(`${vitepress} and ${starlight}`, '`docs.showLastUpdateTime`'),
  nav: write(
    `${vitepress} and ${mkdocs}`,
    '`navbar.items` for the bar at the top, or `sidebars` for the pages',
  ),
  siteTitle: write(vitepress, '`navbar.title`'),
  outline: write(vitepress, '`tableOfContents: { minHeadingLevel, maxHeadingLevel }`'),
  editLink: write(`${vitepress} and ${starlight}`, '`docs.editUrl`'),
  socialLinks: write(vitepress, '`navbar.items` with `href`, `icon` and `hideLabel`'),
  social: write(starlight, '`navbar.items` with `href`, `icon` and `hideLabel`'),
  docFooter: write(vitepress, '`theme.slots.docFooter`, or `uiTranslations` for its texts'),
  carbonAds: write(vitepress, '`scripts`, or a slot of `theme.slots`'),
  vite: remove(
    `${vitepress} and ${starlight}`,
    'esbuild bundles the site and needs no configuration',
  ),
  vue: remove(vitepress, 'components are React components'),
  transformHead: write(vitepress, '`head`, or `head` in the front matter of a page'),
  transformPageData: write(vitepress, 'a plugin in `markdown.remarkPlugins`'),
  buildEnd: remove(vitepress, 'run a command after `docs-ssg build`'),
  router: remove(vitepress, 'there is one kind of routing; see `trailingSlash`'),
  'markdown.lineNumbers': write(vitepress, '`showLineNumbers` after the language of a fence'),
  'markdown.toc': remove(
    vitepress,
    '`<TOCInline toc={toc} />` shows a table of contents in a page',
  ),
  'markdown.container': write(vitepress, '`markdown.admonitions` for further types'),
  'markdown.config': write(vitepress, '`markdown.remarkPlugins` and `markdown.rehypePlugins`'),
  'markdown.theme': write(vitepress, 'the variables `--syntax-…` in a style sheet of `customCss`'),
  'markdown.image': remove(vitepress, 'images below the first screen are always loaded lazily'),
  'search.options': write(vitepress, 'the options of `search` directly below it'),

  // Starlight and Astro
  expressiveCode: write(
    starlight,
    '`markdown.magicComments` and options after the language of a fence',
  ),
  defaultLocale: write(starlight, '`locales`, whose first entry is the default'),
  pagefind: write(starlight, "`search: { provider: 'embedded' }`, which is the default"),
  logo: write(`${starlight} and ${vitepress}`, '`navbar.logo`'),
  site: write('Astro', '`url`'),
  routeMiddleware: remove(starlight, 'pages are rendered at build time only'),
  disable404Route: write(starlight, '`theme.slots.notFound`'),
  credits: remove(starlight, 'pages name no generator that readers see'),
  prerender: remove(starlight, 'all pages are rendered at build time'),

  // MkDocs
  site_name: write(mkdocs, '`title`'),
  site_url: write(mkdocs, '`url` and `baseUrl`'),
  site_description: write(mkdocs, '`tagline`'),
  site_dir: write(mkdocs, 'the flag `--out-dir` of `docs-ssg build`'),
  docs_dir: write(mkdocs, '`docs.path`'),
  repo_url: write(mkdocs, '`repository`'),
  repo_name: write(mkdocs, '`projectName`'),
  edit_uri: write(mkdocs, '`docs.editUrl`'),
  extra_css: write(mkdocs, '`customCss`'),
  extra_javascript: write(mkdocs, '`scripts`'),
  markdown_extensions: write(
    mkdocs,
    '`markdown`; admonitions, tabs, footnotes and definition lists are built in',
  ),
  use_directory_urls: write(mkdocs, '`trailingSlash`'),
  copyright: write(mkdocs, '`footer.copyright`'),
  exclude_docs: write(mkdocs, '`docs.exclude`'),
  not_in_nav: write(mkdocs, '`unlisted: true` in the front matter of a page'),
  strict: write(mkdocs, 'the flag `--strict` of `docs-ssg build` and `docs-ssg check`'),
  validation: write(mkdocs, '`onBrokenLinks`, `onBrokenAnchors` and `checks.rules`'),
  extra: write(mkdocs, '`customFields`'),
  site_author: write(mkdocs, "`metadata: [{ name: 'author', content: '…' }]`"),
}

/**
 * The replacement for an option of another tool, by the key of the option (`navbar.items[0].text`); undefined
 * for other keys.
 */
export function foreignOption(key: string): string | undefined {
  const general = key.replaceAll(/\[\d+\]/g, '[]')
  const found = ownValue(options, general)
  return found && `This is an option of ${found.tools}. ${found.help}`
}

/** The replacement for a list that another tool expects for an option of the same name. */
const lists: ReadonlyMap<string, ForeignOption> = new Map([
  [
    'sidebar',
    write(
      starlight,
      '`sidebars: { docs: [...] }` at the top level; `sidebar` is how all of them look',
    ),
  ],
  ['navbar', write('other tools', '`navbar: { items: [...] }`')],
  ['footer', write('other tools', '`footer: { links: [...] }`')],
  ['docs', write('other tools', '`docs: { path }`, and `collections` for further sets of docs')],
])

/** The advice for an option whose value is mistakenly a list. */
export function foreignList(key: string): string | undefined {
  const { tools, help } = lists.get(key) ?? {}
  return help === undefined ? undefined : `A list is the form of ${tools ?? ''}. ${help}`
}

/** The keys that the table has; `[]` stands for every entry of a list. */
export const foreignOptionKeys: readonly string[] = Object.keys(options)
