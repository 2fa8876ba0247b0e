// Constructs of other tools, and what becomes of each.
import type { SiteConfig } from '../../../../../cli/schema/schema.ts'
import type { contentRules } from '../../../../../cli/content/reporting/content-rules.ts'

/** What readers or authors get for a construct; there is no fourth outcome. */
export type Outcome =
  /** The page shows it: HTML that is in the article. */
  | { readonly kind: 'rendered'; readonly html: readonly string[] }
  /** The author hears of it: the rule of the diagnostic. */
  | { readonly kind: 'finding'; readonly rule: keyof typeof contentRules }
  /** The page shows the same text, for this reason. */
  | { readonly kind: 'as-written'; readonly reason: string; readonly text?: string }

/** A piece of a page as its tool reads it. */
export interface Construct {
  readonly text: string
  readonly outcome: Outcome
  readonly docPath: 'page.md' | 'page.mdx'
  readonly markdown?: SiteConfig['markdown']
}

interface Where {
  /** The page is a `.mdx` file. */
  readonly mdx?: boolean
  readonly markdown?: SiteConfig['markdown']
}

const at = ({ mdx = false, markdown }: Where) => ({
  docPath: mdx ? ('page.mdx' as const) : ('page.md' as const),
  ...(markdown && { markdown }),
})

/** A construct that is rendered; `html` has to be in the article, and no diagnostic may occur. */
export const shows = (
  text: string,
  html: string | readonly string[],
  where: Where = {},
): Construct => ({
  text,
  outcome: { kind: 'rendered', html: typeof html === 'string' ? [html] : html },
  ...at(where),
})

/** A construct that is reported. */
export const finds = (
  text: string,
  rule: keyof typeof contentRules,
  where: Where = {},
): Construct => ({
  text,
  outcome: { kind: 'finding', rule },
  ...at(where),
})

/** A construct whose text is shown; `text` when it differs from the source. */
export const keeps = (
  text: string,
  reason: string,
  where: Where & { readonly shown?: string } = {},
): Construct => ({
  text,
  outcome: { kind: 'as-written', reason, ...(where.shown !== undefined && { text: where.shown }) },
  ...at(where),
})

/** A code fence. */
export const fence = (info: string, code = 'let a'): string => `\`\`\`${info}\n${code}\n\`\`\``

/** A page whose front matter has one key. */
export const key = (yaml: string): string => `---\n${yaml}\n---\n\nText`
