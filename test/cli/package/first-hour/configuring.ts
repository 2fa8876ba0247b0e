import { config, explains, type Task, works } from './task.ts'

const home = 'build/index.html'

/** Options, services and what a theme may change. */
export const configuring: readonly Task[] = [
  works(
    'adds head tags',
    config(
      "head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }, { tag: 'script', content: 'window.a = 1' }],",
    ),
    {
      [home]: ['<meta name="a" content="b">', 'window.a = 1', "'sha256-"],
    },
  ),
  works(
    'copies head tags of VitePress',
    {
      'site.config.js':
        "export default { url: 'https://trial.example', head: [['meta', { name: 'a', content: 'b' }]] }\n",
    },
    {
      [home]: ['<meta name="a" content="b">'],
    },
  ),
  works('adds Google Analytics', config("analytics: { provider: 'gtag', id: 'G-1' },"), {
    [home]: ['https://www.googletagmanager.com', 'connect-src'],
  }),
  works(
    'adds a font of Google',
    config("fonts: ['https://fonts.googleapis.com/css2?family=Inter'],"),
    {
      [home]: ['https://fonts.googleapis.com/css2?family=Inter', 'preconnect'],
    },
  ),
  works(
    'allows a host for a demo',
    config("contentSecurityPolicy: { connect: ['https://api.example.org'] },"),
    {
      [home]: [/connect-src [^;]*https:\/\/api\.example\.org/],
    },
  ),
  works(
    'replaces the footer',
    {
      ...config("theme: { slots: { footer: 'parts/footer.tsx' } },"),
      'parts/footer.tsx': 'export default () => <footer>Own footer</footer>\n',
    },
    {
      [home]: ['Own footer'],
    },
  ),
  works(
    'announces something with a link',
    config(
      'announcementBar: { content: \'A <b>new</b> <a href="https://example.com">release</a>\' },',
    ),
    {
      [home]: ['<b>new</b>', 'href="https://example.com"'],
    },
  ),
  works(
    'adds a version and a language',
    {
      ...config(
        "versions: [{ name: 'current', label: 'Next' }, { name: '1', label: '1.0', path: '1.0', docsPath: 'old' }], locales: [{ code: 'en', label: 'English' }, { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', fallback: true }],",
      ),
      'old/index.md': '# Old\n',
      'de/index.md': '# Anfang\n',
    },
    { 'build/1.0/index.html': ['Old'], 'build/de/index.html': ['Anfang', 'lang="de"'] },
    ['build'],
  ),
  explains('mistypes a rule', config("checks: { rules: { 'orphan-pages': 'error' } },"), [
    'orphan-pages',
    'orphan-page',
  ]),
  explains(
    'writes nine options of other tools',
    {
      'site.config.ts':
        'export default { base: 1, description: 1, headTags: 1, plugins: 1, i18n: 1, editLink: 1, themeConfig: 1, nav: 1, presets: 1 }\n',
    },
    [
      '`base`',
      '`description`',
      '`headTags`',
      '`plugins`',
      '`i18n`',
      '`editLink`',
      '`themeConfig`',
      '`nav`',
      '`presets`',
    ],
  ),
  explains(
    'adds an icon to a category',
    {
      ...config(''),
      'docs/a/_category_.json': '{ "label": "A", "icon": "x" }',
      'docs/a/b.md': '# B\n',
    },
    ['bad-category-file', '`icon`'],
  ),
]
