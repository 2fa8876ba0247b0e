// A book as `book.toml` and `SUMMARY.md` describe it. Must not know the options of docs-ssg.
import type { Values } from '../coerce.ts'
import type { SourceFiles } from '../source-files.ts'

export interface Book {
  /** Absolute: the folder of `book.toml`. */
  readonly siteDir: string
  /** Absolute: the folder of the chapters. */
  readonly srcDir: string
  /** The same folder, relative to that of `book.toml`. */
  readonly src: string
  readonly files: SourceFiles
  readonly config: Values
  /** The options of `[output.html]`. */
  readonly html: Values
  readonly summary: readonly SummaryItem[]
}

/** An entry of `SUMMARY.md`. */
export type SummaryItem =
  | { readonly kind: 'part'; readonly label: string }
  | {
      readonly kind: 'chapter'
      readonly label: string
      /** Relative to `srcDir`; undefined for a draft, which has no page. */
      readonly path: string | undefined
      /** False in front of the lists and below them. */
      readonly isNumbered: boolean
      readonly items: readonly SummaryItem[]
    }

/** The chapters that have a page, in order, including nested ones. */
export function listChapters(
  items: readonly SummaryItem[],
): readonly { readonly label: string; readonly path: string }[] {
  return items.flatMap((item) => {
    if (item.kind === 'part') return []
    const own = item.path === undefined ? [] : [{ label: item.label, path: item.path }]
    return [...own, ...listChapters(item.items)]
  })
}
