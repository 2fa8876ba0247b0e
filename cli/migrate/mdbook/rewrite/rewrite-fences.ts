// Fences of mdBook: ```` ```rust,editable,ignore ````, and lines of code that it hides.
import { toRecord, toText, type Values } from '../../coerce.ts'
import { applyChanges } from '../../../primitives/text/text-changes.ts'
import type { Change } from '../../rewrite/change.ts'
import { bodyOf, splitSource } from '../../rewrite/source-line.ts'
import type { RewriteFinding } from '../../rewritten-page.ts'

interface Fence {
  readonly mark: string
  /** Returns what readers see of a line; undefined: nothing. */
  readonly show: (text: string) => string | undefined
  readonly line: number
  hidden: number
}

/** Keep only the language of each fence, and remove hidden lines. */
export function rewriteFences(
  source: string,
  html: Values,
): { readonly text: string; readonly findings: readonly RewriteFinding[] } {
  const changes: Change[] = []
  const findings: RewriteFinding[] = []
  let fence: Fence | undefined
  for (const [index, line] of splitSource(source).entries()) {
    const body = bodyOf(line)
    const start = line.start + line.text.length - body.length
    const mark = /^(?:`{3,}|~{3,})/.exec(body)?.[0]
    if (fence === undefined) {
      const info = mark === undefined ? '' : body.slice(mark.length)
      if (mark === undefined || info.includes('`')) continue
      const [language = '', ...attributes] = info.trim().split(/[\s,]+/)
      fence = { mark, show: createShow(language, attributes, html), line: index + 1, hidden: 0 }
      // Options of other tools have braces or quotes.
      if (!/[{}"'=]/.test(info) && info.trim() !== language)
        changes.push({ start: start + mark.length, end: start + body.length, text: language })
      continue
    }
    if (mark?.startsWith(fence.mark) === true && body.trim() === mark) {
      if (fence.hidden > 0)
        findings.push({
          what: 'hidden code',
          line: fence.line,
          lost: `${String(fence.hidden)} hidden lines of code`,
        })
      fence = undefined
      continue
    }
    const shown = fence.show(body)
    if (shown === body) continue
    if (shown === undefined) fence.hidden += 1
    const end = line.start + line.text.length
    changes.push(
      shown === undefined
        ? { start: line.start, end: end + line.end.length, text: '' }
        : { start, end, text: shown },
    )
  }
  return { text: applyChanges(source, changes), findings }
}

/** In Rust, `# ` begins a hidden line and `##` is an escaped `#`; other languages have a prefix. */
function createShow(
  language: string,
  attributes: readonly string[],
  html: Values,
): (text: string) => string | undefined {
  if (language === 'rust')
    return (text) => {
      if (/^#(?: |$)/.test(text)) return undefined
      return text.startsWith('##') ? text.slice(1) : text
    }
  const own = attributes.find((one) => one.startsWith('hidelines='))?.slice('hidelines='.length)
  const prefix = own ?? toText(toRecord(toRecord(html['code'])['hidelines'])[language])
  return (text) => (prefix !== undefined && text.startsWith(prefix) ? undefined : text)
}
