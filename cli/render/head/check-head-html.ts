import { attributeOf, type HtmlToken } from '../../html/html-token.ts'
import { readHtml } from '../../html/read-html.ts'

/** Throw an error for HTML that doesn't belong in the head, or that the content security policy refuses. */
export function checkHeadHtml(html: string): void {
  const wrong = readHtml(html).find((token) => !belongsInHead(token))
  if (wrong === undefined) return
  const found = wrong.kind === 'start' ? `it writes \`<${wrong.name}>\`` : 'it writes text'
  throw new Error(
    `${found}, but the head slot is for \`meta\`, \`link\` and \`script\` elements whose type is data; add other elements with the options \`head\` and \`scripts\``,
  )
}

function belongsInHead(token: HtmlToken): boolean {
  if (token.kind === 'text') return token.isRaw || token.text.trim() === ''
  if (token.kind !== 'start') return true
  if (token.name === 'script') return (attributeOf(token, 'type') ?? '').endsWith('json')
  return token.name === 'meta' || token.name === 'link'
}
