import * as v from 'valibot'
import { optional, option } from '../primitives/formats/schema-parts.ts'
import { sidebarsSchema } from './sidebars.ts'
import { uiTranslationsSchema } from './values/ui-translations.ts'
import { ownRecord } from '../primitives/own-record.ts'

/** The options of a language of the docs. */
export const localeSchema = v.strictObject({
  code: v.pipe(v.string(), v.description('BCP 47 language tag: `en`, `pt-BR`.')),
  label: v.pipe(v.string(), v.description('Name of the language in that language.')),
  direction: option(v.picklist(['ltr', 'rtl']), 'ltr', 'Writing direction.'),
  path: option(v.string(), '/', 'URL path of the locale: `/` or `fr`.'),
  docsPath: optional(
    v.string(),
    'Folder of the translated docs; `docs.path` by default for the first locale.',
  ),
  docsPaths: option(
    ownRecord(v.string(), v.string()),
    {},
    'Folders of the translated docs by the name of the version. By default the version `current` (the first one if none has that name) is in `docsPath` and others are in `version-<name>` below it.',
  ),
  pagesPath: optional(
    v.string(),
    'Folder of the translated Markdown pages; `i18n/<code>.pages` by default. Pages without a translation are shown in the language of the first locale.',
  ),
  fallback: option(
    v.union([v.boolean(), v.picklist(['redirects', 'rules'])]),
    false,
    'What readers get in place of a doc without a translation. `true`: a page of this language with the text of the first locale. `redirects`: a small page that sends them to the original, with a notice in this language. `rules`: the same without a file, by a line in the files of hosts (`_redirects` and `hostFiles`).',
  ),
  staleSections: option(
    v.picklist(['mark', 'original', 'ignore']),
    'mark',
    'What readers see in a section whose original has changed since it was translated, according to `translations.lock.json`. `mark`: the translation, with a note that links to the original section. `original`: the text of the original below the translated heading, with such a note; a section that can’t be taken from its page, for example because it has footnotes, is marked instead. `ignore`: the translation alone.',
  ),
  sidebars: optional(
    sidebarsSchema,
    'Sidebars of this language, in place of those of the whole site; those of a version take precedence.',
  ),
  translations: option(
    ownRecord(v.string(), v.string()),
    {},
    'Translations of texts in the config, by the text as the config has it: titles, the tagline, labels of navbar, footer, versions and sidebars, the copyright line.',
  ),
  messages: optional(
    v.string(),
    'JSON file of the texts that components of the site pass to `Translate` of `@docusaurus/Translate`, by their id: `i18n/de/code.json`.',
  ),
  uiTranslations: option(
    uiTranslationsSchema,
    {},
    'Texts of the user interface in this language. Chinese, Dutch, English, French, German, Italian, Japanese, Korean, Portuguese, Russian and Spanish are built in; other languages start from English. `{name}` is a placeholder; `|` separates plural forms.',
  ),
})
