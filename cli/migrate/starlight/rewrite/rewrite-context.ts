import type { Change, Finding } from '../../rewrite/change.ts'
import type { ScannedPage } from './scan-page.ts'
import type { PageElement } from './page-element.ts'

/** What the site says about a page that is rewritten. */
export interface PageContext {
  readonly isMdx: boolean
  /** The file (absolute) that an import or an image names; undefined for packages and URLs. */
  readonly findFile: (written: string) => string | undefined
  /** A file (absolute) as seen from the page: `../../assets/a.png`. */
  readonly toRelative: (file: string) => string
  /** True for a file (absolute) that docs-ssg may read. */
  readonly isInSite: (file: string) => boolean
  readonly readText: (file: string) => string | undefined
  /** The id of the page that a link of the front matter goes to. */
  readonly findPage: (href: string) => string | undefined
  readonly baseUrl: string
  /** Empty for a site without one. */
  readonly siteTitle: string
  /** The URL that the front matter has to set; undefined if docs-ssg gives the page the same. */
  readonly slug: string | undefined
  /** Languages of code by the names that the site gives them. */
  readonly languages: ReadonlyMap<string, string>
  /** Imported components of React can stay. */
  readonly keepsReact: boolean
}

/** A component that has no counterpart, where a page uses it. */
export interface LostComponent {
  readonly name: string
  /** The module that it comes from, as written. */
  readonly from: string
  /** From 1. */
  readonly line: number
}

/** A page on its way; rewriters add to its lists. */
export interface PageWriter {
  readonly page: ScannedPage
  readonly context: PageContext
  readonly changes: Change[]
  /** Statements to remove. */
  readonly removed: { readonly start: number; readonly end: number }[]
  readonly findings: Finding[]
  readonly lost: LostComponent[]
  /** Files (absolute) outside the docs that the page needs. */
  readonly files: Set<string>
}

/** The line of an offset, from 1. */
export function lineOf({ source }: ScannedPage, offset: number): number {
  return source.slice(0, offset).split('\n').length
}

/** Note a construct that was rewritten, and what readers lose by it. */
export function note(
  { page, findings }: PageWriter,
  offset: number,
  found: string | { readonly what: string; readonly lost: string | undefined },
): void {
  const line = lineOf(page, offset)
  const { what, lost } = typeof found === 'string' ? { what: found, lost: undefined } : found
  findings.push({ what, line, ...(lost !== undefined && { lost }) })
}

/** Replace the tags of an element and keep what is between them. */
export function replaceTags(
  { changes }: PageWriter,
  { open, close }: PageElement,
  [start, end]: readonly [string, string],
): void {
  changes.push({ start: open.start, end: open.end, text: start })
  if (close !== undefined) changes.push({ start: close.start, end: close.end, text: end })
}

/** Replace an element with everything in it. */
export function replaceElement(
  { changes }: PageWriter,
  { open, close }: PageElement,
  text: string,
): void {
  changes.push({ start: open.start, end: (close ?? open).end, text })
}

/** The source between the tags of an element. */
export const contentOf = ({ page }: PageWriter, { open, close }: PageElement): string =>
  close === undefined ? '' : page.source.slice(open.end, close.start)

/** The indentation of a tag that begins a line; undefined if text precedes it. */
export function indentOf(
  { page: { source } }: PageWriter,
  { open }: PageElement,
): string | undefined {
  const lineStart = source.lastIndexOf('\n', open.start - 1) + 1
  const before = source.slice(lineStart, open.start)
  return /^[ \t]*$/.test(before) ? before : undefined
}

/** True if only white space follows the element in its line. */
export function isLastOfLine(
  { page: { source } }: PageWriter,
  { open, close }: PageElement,
): boolean {
  return /^[ \t]*(?:\r?\n|$)/.test(source.slice((close ?? open).end))
}
