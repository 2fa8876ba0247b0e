// Everything that docs-ssg itself says to readers. Enters: nothing. Leaves: the texts in English, and their type.
// Must not know who says them; the browser imports the parts that it needs, not this file.
import { articleWords } from './article.ts'
import { crashWords } from './crash.ts'
import { pageWords } from './page.ts'
import { scriptWords } from './script.ts'
import { searchWords } from './search.ts'
import { sidebarWords } from './sidebar.ts'

/** What the browser's scripts say; a page in another language brings the texts along. */
export const browserWords = { ...scriptWords, ...sidebarWords, ...crashWords, ...searchWords }

/** All texts by name, in English. `{name}` stands for what is filled in. */
export const english = { ...pageWords, ...articleWords, ...browserWords }

/** The texts of one language. */
export type Words = { readonly [Name in keyof typeof english]: string }
