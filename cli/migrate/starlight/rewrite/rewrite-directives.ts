import { note, type PageWriter } from './rewrite-context.ts'

/** `:::note[Title]{icon="star"}` at the start of a line. */
const head =
  /^((?:[ \t>]|(?:[-*+]|\d+[.)])[ \t])*)(:{3,}[ \t]*[A-Za-z][\w-]*(?:\[.*\])?)(\{[^{}]*\})[ \t]*$/

/** Remove the custom icons of asides, which docs-ssg shows with the icon of their type. */
export function rewriteDirectives(writer: PageWriter): void {
  const { lines, prose } = writer.page
  for (const { text, start } of lines) {
    const [, before = '', aside = '', braces = ''] = head.exec(text) ?? []
    const icon = /\bicon=["']?([\w:-]+)/.exec(braces)?.[1]
    const at = start + before.length
    // A directive in code is hidden.
    if (icon === undefined || !prose.startsWith(':::', at)) continue
    const from = at + aside.length
    writer.changes.push({ start: from, end: from + braces.length, text: '' })
    note(writer, at, { what: 'aside', lost: `the icon \`${icon}\` of an aside` })
  }
}
