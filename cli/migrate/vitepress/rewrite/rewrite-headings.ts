import { toString } from 'mdast-util-to-string'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { createHeadingIds } from '../../../primitives/text/heading-ids.ts'
import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'

const heading = /^[ \t]{0,3}(#{1,6})[ \t]([^\r\n]+)$/gm

/** The text of a heading that its id is made from. */
const toHeadingText = (written: string): string =>
  toString(fromMarkdown(`# ${written.replaceAll(/(?<!\\)<[^<>]+>/g, '')}`), { includeHtml: false })

interface FoundHeading {
  /** Offset of its first mark. */
  readonly index: number
  /** Offset of what follows the marks. */
  readonly at: number
  /** As it is written, without the marks. */
  readonly written: string
}

function findHeadings({ source, text }: Draft): readonly FoundHeading[] {
  return [...text().matchAll(heading)].flatMap(({ 0: whole, 2: visible = '', index }) => {
    const at = index + whole.lastIndexOf(visible)
    return [{ index, at, written: source.slice(at, at + visible.length).trimEnd() }]
  })
}

/** The texts of the headings of a page. */
export const listHeadings = (draft: Draft): readonly string[] =>
  findHeadings(draft).map(({ written }) => toHeadingText(written))

/** Add an id in braces to headings for which the site's `slugify` computes another id. */
export function rewriteHeadings(draft: Draft, { slugOf }: Pick<RewriteContext, 'slugOf'>): void {
  if (slugOf === undefined) return
  const ids = createHeadingIds('vitepress')
  const taken = new Set<string>()
  for (const { index, at, written } of findHeadings(draft)) {
    const [, explicit] = /\{#([^{}\s]+)[^{}]*\}%?\s*$/.exec(written) ?? []
    if (explicit !== undefined) {
      ids.take(explicit)
      taken.add(explicit)
      continue
    }
    const text = toHeadingText(written)
    const usual = ids.next(text)
    const own = slugOf(text)
    let id = own
    for (let count = 1; taken.has(id); count += 1) id = `${own}-${String(count)}`
    taken.add(id)
    if (id === usual || !/^[^\s{}]+$/.test(id)) continue
    const end = at + written.length
    draft.replace(end, end, ` {#${id}}`)
    draft.note(index, { what: 'heading id' })
  }
}
