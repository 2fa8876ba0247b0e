// Highlighted code on its way through React, which sees only its text. Enters: an article whose
// code carries its HTML. Leaves: that HTML in the place of the text.
import type { Root } from 'hast'
import type { HtmlToken } from '../html/html-token.ts'
import type { Replacement } from '../html/replace-ranges.ts'
import { visit } from '../primitives/visit.ts'

const attribute = 'data-code-html'
/** Before the index of a block; no author writes it. */
const codeMark = '\u0001'

/** Number the blocks of code that carry HTML, and return their HTML by number. */
export function markCode(article: Root): readonly string[] {
  const codes: string[] = []
  visit(article, 'element', ({ data, properties }) => {
    if (data?.codeHtml === undefined) return
    properties.dataCodeHtml = `${codeMark}${codes.length}`
    codes.push(data.codeHtml)
  })
  return codes
}

/** What replaces the text of the numbered blocks in the HTML that React made, and their numbers. */
export function placeCode(
  tokens: readonly HtmlToken[],
  html: string,
  codes: readonly string[],
): readonly Replacement[] {
  const placed: Replacement[] = []
  if (codes.length === 0) return placed
  // A page has tens of thousands of tokens, and hardly any of them is a block of code.
  for (let index = 0; index < tokens.length; index += 1) {
    const tag = tokens[index]
    if (tag?.kind !== 'start' || tag.name !== 'code') continue
    const mark = tag.attributes.find(({ name }) => name === attribute)
    const code = mark?.value.startsWith(codeMark)
      ? codes[Number(mark.value.slice(codeMark.length))]
      : undefined
    if (mark === undefined || code === undefined) continue
    const text = html.slice(tag.start, mark.start - 1) + html.slice(mark.end, tag.end) + code
    const inside = tokens[index + 1]
    placed.push({ start: tag.start, end: inside?.kind === 'text' ? inside.end : tag.end, text })
  }
  return placed
}
