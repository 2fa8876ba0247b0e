// Given a chapter, it returns the same chapter in the Markdown of docs-ssg.
import { posix } from 'node:path'
import type { Values } from '../../coerce.ts'
import { readMarkdown } from '../../markdown/read-markdown.ts'
import { formatValues } from '../../rewrite/front-matter-entries.ts'
import type { RewriteFinding } from '../../rewritten-page.ts'
import { insertParts, type ReadPart } from './insert-parts.ts'
import { rewriteFences } from './rewrite-fences.ts'
import { rewriteListings } from './rewrite-listings.ts'

interface ChapterContext {
  /** Relative to the folder of the chapters. */
  readonly path: string
  /** As `SUMMARY.md` names the chapter. */
  readonly label: string
  readonly read: ReadPart
  /** True for the path of a chapter. */
  readonly isChapter: (path: string) => boolean
  readonly html: Values
}

/** Rewrite the syntax that only mdBook understands. */
export function rewriteChapter(
  source: string,
  context: ChapterContext,
): { readonly text: string; readonly findings: readonly RewriteFinding[] } {
  const inserted = insertParts(source, context)
  const fenced = rewriteFences(inserted.text, context.html)
  const listed = rewriteListings(fenced.text)
  const text = rewriteLinks(listed.text, context)
  // mdBook takes the title of a page from the list of chapters.
  const { hasHeading } = readMarkdown(text)
  return {
    text: hasHeading ? text : `---\n${formatValues({ title: context.label })}---\n\n${text}`,
    findings: [...inserted.findings, ...fenced.findings, ...listed.findings],
  }
}

const htmlLink =
  /(?=[^\s<>()#?:])(?<=\]\([ \t]*<?|^ {0,3}\[[^\]\n]+\]:[ \t]*<?)([^\s<>()#?:]+)\.html(?=[#?\s>)]|$)/gm

/** A link to the HTML of a chapter is a link to the chapter. */
function rewriteLinks(text: string, { path, isChapter }: ChapterContext): string {
  return text.replace(htmlLink, (whole, written: string) => {
    const target = posix.join(posix.dirname(path), written)
    const names = [target, target.replace(/(^|\/)index$/, '$1README')]
    const found = names.findIndex((name) => isChapter(`${name}.md`))
    if (found === -1) return whole
    return `${found === 0 ? written : written.replace(/index$/, 'README')}.md`
  })
}
