import { configFile, type Example, type Files, site } from './example.ts'

const config = configFile(
  "url: 'https://docs.example.org',",
  'locales: [',
  "  { code: 'en', label: 'English' },",
  "  { code: 'de', label: 'Deutsch', path: 'de' },",
  '],',
)

/** A page with its translation. */
const pages = (original: string, translation: string): Files => ({
  'docs/index.md': original,
  'i18n/de/index.md': translation,
})

/** The lock of that page, with these sections. */
const lock = (...sections: readonly string[]): Files => ({
  'translations.lock.json': `{
  "version": 1,
  "pages": {
    "i18n/de/index.md": [
      ["", "e3b0c44298fc1c14", "e3b0c44298fc1c14"],
      ${sections.join(',\n      ')}
    ]
  }
}
`,
})

const home = { original: '# Home\n\nHello.\n', translation: '# Start\n\nHallo.\n' }
const changed = { original: '# Home\n\nWelcome.\n', translation: '# Start\n\nWillkommen.\n' }
const install = {
  original: '\n## Install\n\nRun it.\n',
  translation: '\n## Installieren\n\nStarte es.\n',
}
const homeLock = '["home", "e85d09854574da13", "394892150765c992"]'
const changedLock = '["home", "b45c8788e57ecf9c", "dddbe9d75363c76f"]'
const installLock = '["install", "df8a00307b83f3aa", "eb2b651b7775ef33"]'
const both = pages(home.original + install.original, home.translation + install.translation)

/** Examples of the rules about sections of translations. */
export const translationExamples: Readonly<Record<string, Example>> = {
  'extra-translation': site(
    {
      ...pages(home.original, home.translation + install.translation),
      ...lock(homeLock, installLock),
    },
    { ...pages(home.original, home.translation), ...lock(homeLock) },
    config,
  ),
  'missing-translation': site(
    { ...pages(home.original + install.original, home.translation), ...lock(homeLock) },
    { ...both, ...lock(homeLock, installLock) },
    config,
  ),
  'stale-translation': site(
    { ...pages(changed.original, home.translation), ...lock(homeLock) },
    { ...pages(changed.original, changed.translation), ...lock(changedLock) },
    config,
  ),
  'unreadable-translations': site({ 'translations.lock.json': '<<<<<<< main\n' }, lock(homeLock), {
    ...config,
    ...pages(home.original, home.translation),
  }),
}

/** A text of a component without a translation. */
export const untranslatedText: Example = site(
  { 'i18n/de/code.json': '{}\n' },
  { 'i18n/de/code.json': '{ "cart.empty": { "message": "Der Warenkorb ist leer." } }\n' },
  {
    ...configFile(
      'locales: [',
      "  { code: 'en', label: 'English' },",
      "  { code: 'de', label: 'Deutsch', path: 'de', docsPath: 'de', messages: 'i18n/de/code.json' },",
      '],',
    ),
    'docs/index.md': '# Cart\n',
    'de/index.mdx':
      'import Translate from \'@docusaurus/Translate\'\n\n# Warenkorb\n\n<Translate id="cart.empty">Your cart is empty.</Translate>\n',
  },
)
