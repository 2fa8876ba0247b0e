import type { Draft } from './draft.ts'
import type { RewriteContext } from './rewrite-context.ts'

const target = /(?<=\]\(\s*<?|<a\b[^<>]*?\shref=["'])[^\s<>"'()]+?\.html(?=[#?\s)>"'])/g
const definition = /(?<=^ {0,3}\[[^\]\n]+\]:[ \t]*<?)[^\s<>]+?\.html(?=[#?\s>]|$)/gm

/** Links to `page.html` lose the ending, because URLs have none now. */
export function rewriteLinks(draft: Draft, { findPage }: Pick<RewriteContext, 'findPage'>): void {
  for (const pattern of [target, definition])
    for (const { 0: href, index } of draft.text().matchAll(pattern)) {
      if (/^(?:[a-z]+:|\/\/)/i.test(href) || findPage(href) === undefined) continue
      const text = href.replace(/(?:(?<=^|\/)index)?\.html$/, '')
      draft.replace(index, index + href.length, text === '' ? './' : text)
      draft.note(index, { what: 'link to `.html`' })
    }
}
