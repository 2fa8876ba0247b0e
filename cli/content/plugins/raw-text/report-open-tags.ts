import type { Element, Root } from 'hast'
import type { VFile } from 'vfile'
import type { EndTag, HtmlToken, StartTag } from '../../../html/html-token.ts'
import { readHtml } from '../../../html/read-html.ts'
import { voidElements } from '../../../html/void-elements.ts'
import { toAuthorTag } from '../../nodes/author-tag.ts'
import { componentTag } from '../../nodes/component-element.ts'
import { toShowTag } from './to-show-tag.ts'
import { visit } from '../../../primitives/visit.ts'
import { report } from '../../reporting/report-message.ts'

type Raw = Parameters<typeof report>[1] & { readonly value: string }

/** A tag or a comment, and the HTML that contains it. */
interface Written<T> {
  readonly token: T
  readonly raw: Raw
  /** The tag is within a text of Markdown, such as a paragraph. */
  readonly isInText: boolean
}

/**
 * Elements whose end tag HTML adds.
 * https://html.spec.whatwg.org/multipage/syntax.html#optional-tags
 */
const closedByHtml = new Set(
  'body caption colgroup dd dt head html li optgroup option p rp rt tbody td tfoot th thead tr'.split(
    ' ',
  ),
)

const texts = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'td', 'th'])

/**
 * Report elements of raw HTML that are never closed, end tags without a start tag, and comments
 * without an end, because what follows them looks different or is gone. `isKept` tells which elements
 * become a part of the page: others are reported for it. Position: before raw HTML is parsed.
 *
 * `The <b> tag` makes all text after it bold.
 */
export function reportOpenTags(tree: Root, file: VFile, isKept: (name: string) => boolean): void {
  const open: Written<StartTag>[] = []
  visit(tree, 'raw', (raw, _index, parent) => {
    const isInText = parent?.type === 'element' && isText(parent)
    for (const token of readHtml(raw.value)) {
      // Tags of components are paired where they are read.
      if ('name' in token && token.name === componentTag) continue
      const written = { raw, isInText }
      if (token.kind === 'start' && !token.isEmpty) open.push({ ...written, token })
      if (token.kind === 'end') close({ ...written, token }, open, file)
      if (isOpenComment(token, raw)) reportComment({ ...written, token }, file)
    }
  })
  for (const one of open) if (isKept(one.token.name)) reportOpen(one, file)
}

const isText = ({ tagName }: Element): boolean => texts.has(tagName)

function close(tag: Written<EndTag>, open: Written<StartTag>[], file: VFile): void {
  const { name } = tag.token
  const at = open.findLastIndex((one) => one.token.name === name)
  if (at >= 0) {
    open.splice(at, 1)
    return
  }
  const { start } = tag.token
  const written = toAuthorTag(tag.raw.value.slice(start + 2, start + 2 + name.length))
  // `<Embed>` is meant as a component, and its start tag is reported, but HTML never pairs its tags.
  if (voidElements.has(name) && /^[A-Z][a-z]/.test(written)) return
  if (name === 'br') {
    reportAt(tag, file, {
      rule: 'stray-closing-tag',
      reason: `\`</${written}>\` closes no element. Browsers read it as \`<br>\`, so readers see a line break.`,
      help: 'Write `<br>`.',
    })
    return
  }
  reportAt(tag, file, {
    rule: 'stray-closing-tag',
    reason: `\`</${written}>\` has no opening tag, so it is left out.`,
    help: `Remove it, or write \`<${written}>\` where its contents begin. ${toShowTag(`</${written}>`, start > 0)}`,
  })
}

function reportOpen(tag: Written<StartTag>, file: VFile): void {
  const { name, start, end } = tag.token
  if (closedByHtml.has(name) && !tag.isInText) return
  const hasSlash = tag.raw.value.slice(0, end).endsWith('/>')
  reportAt(tag, file, {
    rule: 'unclosed-html',
    reason: `\`<${name}${hasSlash ? ' />' : '>'}\` is never closed, ${hasSlash ? 'because HTML ignores the slash, ' : ''}so it includes what follows.`,
    help: `Write \`</${name}>\` ${hasSlash ? 'after it' : 'where it ends'}. ${toShowTag(`<${name}>`, start > 0)}`,
  })
}

/** `<!-->` and `<!--->` are whole comments. */
function isOpenComment({ kind, start, end }: HtmlToken, { value }: Raw): boolean {
  const comment = kind === 'comment' ? value.slice(start, end) : ''
  return comment.startsWith('<!--') && !comment.endsWith('->') && !comment.endsWith('--!>')
}

function reportComment(comment: Written<HtmlToken>, file: VFile): void {
  reportAt(comment, file, {
    rule: 'unclosed-html',
    reason: "`<!--` is never closed, so readers don't see what follows it.",
    help: 'Write `-->` where the comment ends.',
  })
}

function reportAt(
  { token: { start, end }, raw }: Written<HtmlToken>,
  file: VFile,
  input: Pick<Parameters<typeof report>[2], 'rule' | 'reason' | 'help'>,
): void {
  const before = raw.value.slice(0, start)
  report(file, raw, {
    ...input,
    lineOffset: before.split('\n').length - 1,
    word: raw.value.slice(start, Math.min(end, start + 40)).split('\n')[0] ?? '',
  })
}
