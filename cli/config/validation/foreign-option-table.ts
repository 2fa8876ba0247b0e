// Options of other tools, and what to write here instead. No rule: only facts about those tools.

/** The replacement for an option of another tool; a whole sentence. */
export interface ForeignOption {
  /** The tools that have it, as people call them. */
  readonly tools: string
  readonly help: string
}

const docusaurus = 'Docusaurus'
const vitepress = 'VitePress'
export const starlight = 'Starlight'
const mkdocs = 'MkDocs'

/** Names the counterpart of an option. */
export const write = (tools: string, counterpart: string): ForeignOption => ({
  tools,
  help: `Write ${counterpart} instead.`,
})
const remove = (tools: string, why: string): ForeignOption => ({
  tools,
  help: `Remove it: ${why}.`,
})

/**
 * By key; `[]` stands for every entry of a list, and `sidebars[]` for every item of a sidebar, however deep.
 */
export const foreignOptionTable: Readonly<Record<string, ForeignOption>> = {
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
  'navbar.items[].activeMatch': write(vitepress, '`activeBasePath`'),
  'navbar.items[].component': write(vitepress, 'a slot of `theme.slots`'),
  'navbar.logo.light': write(`${vitepress} and ${starlight}`, '`navbar.logo.src`'),
  'navbar.logo.dark': write(`${vitepress} and ${starlight}`, '`navbar.logo.srcDark`'),
  'footer.message': write(vitepress, '`footer.copyright`'),
  'sidebars[].text': write(
    `${vitepress} and Rspress`,
    "`{ type: 'category', label: 'Guide', items: ['guide/install'] }` for a group, or the path of a file without its extension, such as `'guide/install'`, for a page",
  ),
  'sidebars[].base': write(vitepress, 'the whole path of each page'),
  'sidebars[].docFooterText': write(
    vitepress,
    '`pagination_label` in the front matter of the page',
  ),
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
  'navbar.logo.replacesTitle': write(starlight, "`navbar: { title: '' }`"),
  'sidebars[].autogenerate': write(starlight, "`{ type: 'autogenerated', dirName: 'guide' }`"),
  'sidebars[].slug': write(
    starlight,
    "the path of the file without its extension, such as `'guide/install'`",
  ),
  'sidebars[].translations': write(
    starlight,
    '`sidebar_label` in the front matter of the translated page',
  ),
  'sidebars[].attrs': write(starlight, '`className`'),
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

/** Values by key and text, for options that have the same name here. */
export const foreignValueTable: Readonly<Record<string, Readonly<Record<string, ForeignOption>>>> =
  {
    'search.provider': {
      local: write(vitepress, "`'embedded'`"),
      pagefind: write(starlight, "`'embedded'`"),
    },
    trailingSlash: {
      always: write('Astro', '`true`'),
      never: write('Astro', '`false`'),
      ignore: remove('Astro', 'by default, most hosts serve a page for both forms of its URL'),
    },
    'colorMode.defaultMode': {
      auto: remove('other tools', 'without it, pages follow the operating system of the reader'),
    },
  }
