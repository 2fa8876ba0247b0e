// All interface texts in English, and their type. The browser's scripts import the tables that they
// need instead of this file.
import { articleTranslations } from './article.ts'
import { blogTranslations } from './blog.ts'
import { crashTranslations } from './crash.ts'
import { pageTranslations } from './page.ts'
import { scriptTranslations } from './script.ts'
import { searchTranslations } from './search.ts'
import { sidebarTranslations } from './sidebar.ts'

/** The texts of the browser's scripts. A page in another language contains the translations. */
export const browserTranslations = {
  ...scriptTranslations,
  ...sidebarTranslations,
  ...crashTranslations,
  ...searchTranslations,
}

/** All texts by name, in English. `{name}` is a placeholder. */
export const english = {
  ...pageTranslations,
  ...blogTranslations,
  ...articleTranslations,
  ...browserTranslations,
}

/** The texts of one language. */
export type Translations = { readonly [Name in keyof typeof english]: string }
