// Everything that docs-ssg itself says to readers. Enters: nothing. Leaves: the texts in English, and their type.
// Must not know who says them; the browser imports the parts that it needs, not this file.
import { articleTranslations } from './article.ts'
import { crashTranslations } from './crash.ts'
import { pageTranslations } from './page.ts'
import { scriptTranslations } from './script.ts'
import { searchTranslations } from './search.ts'
import { sidebarTranslations } from './sidebar.ts'

/** What the browser's scripts say; a page in another language brings the texts along. */
export const browserTranslations = {
  ...scriptTranslations,
  ...sidebarTranslations,
  ...crashTranslations,
  ...searchTranslations,
}

/** All texts by name, in English. `{name}` stands for what is filled in. */
export const english = { ...pageTranslations, ...articleTranslations, ...browserTranslations }

/** The texts of one language. */
export type Translations = { readonly [Name in keyof typeof english]: string }
