import { readHtml } from '../../cli/html/read-html.ts'
import { replaceRanges } from '../../cli/html/replace-ranges.ts'
import { escapeAttribute } from '../../runtime/shared/escape.ts'

/** The HTML with quotes around all values, which built pages have in articles only. */
export function quoteAttributes(html: string): string {
  const bare = readHtml(html).flatMap((token) =>
    token.kind === 'start'
      ? token.attributes.filter(
          ({ name, end, start }) => end - start > name.length && !/["']/.test(html[end - 1] ?? ''),
        )
      : [],
  )
  return replaceRanges(
    html,
    bare.map(({ start, end, name, value }) => ({
      start,
      end,
      text: `${html.slice(start, start + name.length)}="${escapeAttribute(value)}"`,
    })),
  )
}
