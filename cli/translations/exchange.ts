// The texts of a site that a translation service gets and gives back. A file of this kind is the same
// in XLIFF and JSON; see `format-xliff.ts` and `exchange-json.ts`.
import { translatedKeys } from './split-sections.ts'

/** The names of the texts of a section. */
export const partNames = [...translatedKeys, 'text'] as const

/** One text of a section: a value of its front matter, or `text`, its Markdown. */
export interface ExchangePart {
  /** `text`, or the key in the front matter. */
  readonly name: string
  readonly source: string
  /** Undefined or empty when it is not translated. */
  readonly target?: string | undefined
}

/** How a section stands, as the lock file of translations knows. */
export type SectionStatus = 'new' | 'stale' | 'translated'

/** A section of an original, with its translation if there is one. */
export interface ExchangeSection {
  /** As in `Section`. */
  readonly key: string
  /** Hash of the original that the file was made from. */
  readonly hash: string
  readonly status: SectionStatus
  readonly parts: readonly ExchangePart[]
}

/** A page of the first language, with its sections in their order. */
export interface ExchangePage {
  /** Path relative to the site's folder. */
  readonly original: string
  readonly sections: readonly ExchangeSection[]
}

/** The texts for one language. */
export interface Exchange {
  /** Codes of the first language and of the translation. */
  readonly source: string
  readonly target: string
  readonly pages: readonly ExchangePage[]
}

/** Why a file can't be read, and where; line and column count from 1. */
export interface ExchangeFault {
  readonly fault: string
  readonly line: number
  readonly column: number
}
