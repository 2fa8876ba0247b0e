import { toString } from 'mdast-util-to-string'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { createHeadingIds } from '../../../primitives/heading-ids.ts'
import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-page.ts'

const heading = /^[ \t]{0,3}(#{1,6})[ \t]+(.+?)[ \t]*#*[ \t]*$/gm

/** The text of a heading that its id is made from. */
export const toHeadingText = (written: string): string =>
  toString(fromMarkdown(`# ${written.replaceAll(/<[^<>]+>/g, '')}`), { includeHtml: false })

/** Every heading of a page, with its text. */
export const listHeadings = (text: string): readonly string[] =>
  [...text.matchAll(heading)].map(([, , written = '']) => toHeadingText(written))

/** Headings whose id the `slugify` of the site makes differently get that id in braces. */
export function rewriteHeadings(draft: Draft, { slugOf }: Pick<RewriteContext, 'slugOf'>): void {
  if (slugOf === undefined) return
  const ids = createHeadingIds('vitepress')
  const taken = new Set<string>()
  for (const { 0: whole, 2: visible = '', index } of draft.text().matchAll(heading)) {
    const at = index + whole.lastIndexOf(visible)
    const written = draft.source.slice(at, at + visible.length).trimEnd()
    if (/[%{]?\{#[^{}]+\}%?\s*$/.test(written)) continue
    const text = toHeadingText(written)
    const usual = ids.next(text)
    const own = slugOf(text)
    let id = own
    for (let count = 1; taken.has(id); count += 1) id = `${own}-${String(count)}`
    taken.add(id)
    if (id === usual || !/^[^\s{}]+$/.test(id)) continue
    draft.replace(at + written.length, at + written.length, ` {#${id}}`)
    draft.note(index, { what: 'heading id' })
  }
}
