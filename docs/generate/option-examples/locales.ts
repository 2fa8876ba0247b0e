import { defineConfig } from 'docs-ssg'

export default defineConfig({
  locales: [
    { code: 'en', label: 'English' },
    {
      code: 'de',
      label: 'Deutsch',
      direction: 'ltr',
      path: 'de',
      docsPath: 'i18n/de',
      docsPaths: { '1.0': 'i18n/de/version-1.0' },
      pagesPath: 'i18n/de.pages',
      fallback: true,
      staleSections: 'mark',
      sidebars: { guide: ['einleitung', 'installation'] },
      translations: { 'My project': 'Mein Projekt' },
      messages: 'i18n/de/code.json',
      uiTranslations: { search: 'Finden' },
    },
  ],
})
