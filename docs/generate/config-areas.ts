/** A page of the reference of the config: its file, its name, what it is about and the options on it. */
export interface ConfigArea {
  readonly file: string
  readonly label: string
  readonly about: string
  /** Options with keys, in the order of the page; the page without any has all options without keys. */
  readonly options: readonly string[]
}

/** The pages of the reference of the config, in the order of the sidebar. */
export const configAreas: readonly ConfigArea[] = [
  {
    file: 'site',
    label: 'Site',
    about: 'the title, the URL and the folders of a site',
    options: [],
  },
  {
    file: 'docs',
    label: 'Docs and versions',
    about: 'docs, collections, versions and redirects',
    options: ['docs', 'collections', 'versions', 'redirects'],
  },
  {
    file: 'markdown',
    label: 'Markdown',
    about: 'Markdown, code blocks and their plugins',
    options: ['markdown'],
  },
  {
    file: 'navigation',
    label: 'Navigation',
    about: 'the navbar, the sidebar, the table of contents and the footer',
    options: ['navbar', 'sidebar', 'tableOfContents', 'footer', 'announcementBar'],
  },
  {
    file: 'theme',
    label: 'Theme',
    about: 'the theme, the color mode and social cards',
    options: ['theme', 'colorMode', 'socialCards'],
  },
  {
    file: 'search',
    label: 'Search',
    about: 'search and the files for programs such as coding agents',
    options: ['search', 'llms'],
  },
  { file: 'blog', label: 'Blog', about: 'blogs and their feeds', options: ['blog'] },
  {
    file: 'languages',
    label: 'Languages',
    about: 'languages and translated texts',
    options: ['locales'],
  },
  {
    file: 'scripts',
    label: 'Scripts and security',
    about: 'scripts, analytics, feedback and the content security policy',
    options: ['head', 'scripts', 'analytics', 'feedback', 'contentSecurityPolicy'],
  },
  {
    file: 'checks',
    label: 'Checks and integrations',
    about: 'checks, integrations, the cache and `serve`',
    options: ['checks', 'integrations', 'cache', 'serve'],
  },
]
