import { isSafeUrl } from '../../../../runtime/shared/urls/safe-url.ts'
import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'

// Patterns look back only where a target can begin, because blanks are as long as the code that they hide.
const target =
  /(?=[^\s<>"'()])(?<=\]\(\s*<?|<a\b[^<>]*?\shref=["'])[^\s<>"'()]+?\.html(?=[#?\s)>"'])/g
const definition = /(?=[^\s<>])(?<=^ {0,3}\[[^\]\n]+\]:[ \t]*<?)[^\s<>]+?\.html(?=[#?\s>]|$)/gm

const foreignTarget = /(?<!!)\[([^[\]\n]+)\]\(\s*<?([a-z][a-z\d+.-]*:[^\s<>"'()]*)>?\s*\)/gi

/** Replace links to internal browser pages, which browsers and docs-ssg refuse, with their address as text. */
export function rewriteRefusedLinks(draft: Draft): void {
  for (const { 0: whole, 1: text = '', 2: url = '', index } of draft
    .text()
    .matchAll(foreignTarget)) {
    if (isSafeUrl(url, 'follow')) continue
    const label = draft.source.slice(index + 1, index + 1 + text.length)
    draft.replace(index, index + whole.length, `${label} (\`${url}\`)`)
    draft.note(index, { what: 'link', lost: `the link to \`${url}\``, subject: 'links' })
  }
}

/** Remove the extension from links to `page.html`, because URLs no longer have one. */
export function rewriteLinks(draft: Draft, { findPage }: Pick<RewriteContext, 'findPage'>): void {
  for (const pattern of [target, definition])
    for (const { 0: href, index } of draft.text().matchAll(pattern)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(href) || findPage(href) === undefined) continue
      const text = href.replace(/(?:(?<=^|\/)index)?\.html$/, '')
      draft.replace(index, index + href.length, text === '' ? './' : text)
      draft.note(index, { what: 'link to `.html`' })
    }
}
