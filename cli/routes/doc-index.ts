import type { ResolvedConfig } from '../schema/schema.ts'
import type { Diagnostic, Place } from '../model/diagnostic.ts'
import type { Page } from '../model/page.ts'
import type { Route } from '../model/site.ts'
import type { Variant } from '../model/source-file.ts'
import { plainText } from '../primitives/text/plain-text.ts'
import type { CategoryOptions } from './sidebars/category-files.ts'
import { ownValue } from '../primitives/own-value.ts'

/** The source of a page that isn't a file. */
export interface Origin {
  /** As messages name it: ``the page of the tag `hooks` ``. */
  readonly owner: string
  /** Advice on giving the page another URL, as a sentence. */
  readonly rename: string
  /** Where content or the config asks for the page. */
  readonly place: Place | undefined
}

/** A route before its sidebar is known. */
export interface Doc extends Omit<Route, 'sidebar'> {
  /** Absent for pages with a file. */
  readonly origin?: Origin
}

/**
 * What building the sidebars of one variant needs; `diagnostics`, `indexes` and `usedCategories` are
 * filled while it runs.
 */
export interface SidebarContext {
  readonly config: ResolvedConfig
  readonly variant: Variant
  readonly docs: readonly Doc[]
  readonly docsById: ReadonlyMap<string, Doc>
  /** Ids that exist in any variant, including drafts. */
  readonly knownIds: ReadonlySet<string>
  readonly categories: ReadonlyMap<string, CategoryOptions>
  /** Those whose folder is in a generated sidebar. */
  readonly usedCategories: Set<CategoryOptions>
  readonly diagnostics: Diagnostic[]
  /** Pages generated for categories with a `generated-index`. */
  readonly indexes: Doc[]
}

/** The key of a variant in maps: `current/en`, `current/en/community`. */
export function variantKey({ version, locale, collection }: Variant): string {
  return [version, locale, ...(collection === undefined ? [] : [collection])].join('/')
}

/** A text of the config or of a category file in the language of the variant. */
export function translate(text: string, { config, variant }: SidebarContext): string {
  const locale = config.locales.find(({ code }) => code === variant.locale)
  return ownValue(locale?.translations, text) ?? text
}

/** A text of the config or a category file in the language of the pages, without marks of Markdown and HTML. */
export function translateLabel(text: string, context: SidebarContext): string {
  const translated = translate(text, context)
  return plainText(translated, context.config.markdown) || translated
}

/** The label of a page in sidebars. */
export function sidebarLabel(page: Page): string {
  return page.frontMatter.sidebar_label ?? page.title
}
