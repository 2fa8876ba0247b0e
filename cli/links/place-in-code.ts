import type { Place } from '../model/diagnostic.ts'
import type { ContentPath } from '../model/paths.ts'
import { findInSource, type WrittenLink } from './find-in-source.ts'

/** The file whose code writes a link, and a way to read it. */
export interface CodeSource {
  /** Undefined for what docs-ssg itself writes. */
  readonly source: ContentPath | undefined
  /** Slash at both ends. */
  readonly baseUrl: string
  /** Text of a source; undefined when it can't be read. */
  readonly readSource: (path: ContentPath) => string | undefined
}

/** Where the code writes a link; no place for what docs-ssg itself writes. */
export function placeInCode(
  link: WrittenLink,
  { source, baseUrl, readSource }: CodeSource,
): { readonly place?: Place } {
  if (source === undefined) return {}
  return { place: findInSource({ path: source, text: readSource(source), baseUrl }, link) }
}
