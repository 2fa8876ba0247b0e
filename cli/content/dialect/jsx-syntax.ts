// Room: JSX in Markdown, which never runs: read, checked and turned into the tree
// The syntax of tags and `{…}`. Given the page that is being parsed, it returns extensions for
// micromark and for mdast.
import type { Html } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import { type Accepts, flowConstructs, htmlComment, textConstructs } from './jsx-construct.ts'
import { restoreIndent } from './jsx-indent.ts'
import { isJsxComment } from './jsx-comment.ts'
import { parseLiteral } from './jsx-literal.ts'
import type { JsxPage, TagTarget } from './jsx-page.ts'
import { parseTag } from './jsx-tag.ts'

declare module 'mdast' {
  interface TextData {
    /** It is in braces in the source. */
    isExpression?: true
  }
}

/** A tag as it was parsed, until the transformer writes it as HTML. */
export interface JsxNode extends Html {
  jsx?: string
}

const phrasing =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
const headingId = /^\{\s*\/\*\s*#\S+\s*\*\/\s*\}$/

/**
 * True for `<Chart values={[1, 2]} />`, which is meant as a component; not for types such as
 * `<Key, { a: 1 }>` or `<T = {}>`.
 */
const hasComponentShape = (raw: string): boolean =>
  /^<[A-Z][\w.]*\s/.test(raw) && /\s(?:[\w-]+=\{|\{\s*\.{3})/.test(raw)

/** Decides which tags and expressions docs-ssg handles on a page. */
export function accepts(
  page: JsxPage,
  targetOf: (name: string) => TagTarget,
): Omit<Accepts, 'budget'> {
  return {
    tag(raw, where) {
      const tag = parseTag(raw, page.files)
      const { kind } = targetOf(tag.name)
      const isHandled =
        kind === 'component' ||
        kind === 'partial' ||
        kind === 'image' ||
        page.isMdx ||
        (kind === 'html' && tag.hasBraces) ||
        (kind === 'unknown' && tag.hasBraces && hasComponentShape(raw))
      return isHandled && (where !== 'interrupt' || !phrasing.test(tag.name))
    },
    expression(raw, where) {
      if (isJsxComment(raw)) return !headingId.test(raw)
      if (where === 'flow') return false
      const literal = parseLiteral(raw.slice(1, -1), page.files)
      return (
        typeof literal?.value === 'string' || (page.isMdx && typeof literal?.value === 'number')
      )
    },
  }
}

/** Find accepted tags and expressions; `disabled` lists the constructs that the page turns off. */
export function jsxSyntax(accept: Accepts, disabled: readonly string[]): Extension {
  const text = textConstructs(accept)
  const flow = flowConstructs(accept)
  return {
    flow: { 60: [flow.tag, htmlComment], 123: flow.expression },
    text: { 60: text.tag, 123: text.expression },
    disable: { null: [...disabled] },
  }
}

/** The text that an expression in braces shows: that of its literal, or an empty text for a comment. */
export function shownText(raw: string, page: JsxPage): string {
  const literal = parseLiteral(raw.slice(1, -1), page.files)
  return literal ? String(literal.value) : ''
}

/** Turn the tokens into `html` and `text` nodes. */
export function jsxFromMarkdown(page: JsxPage): FromMarkdownExtension {
  return {
    enter: {
      jsxTag(token) {
        const jsx = restoreIndent(this.sliceSerialize(token), token, {
          page,
          context: this,
        })
        const node: JsxNode = { type: 'html', value: '', jsx }
        this.enter(node, token)
      },
      jsxExpression(token) {
        const raw = restoreIndent(this.sliceSerialize(token), token, {
          page,
          context: this,
        })
        const value = shownText(raw, page)
        this.enter({ type: 'text', value, data: { isExpression: true } }, token)
      },
    },
    exit: {
      jsxTag(token) {
        this.exit(token)
      },
      jsxExpression(token) {
        this.exit(token)
      },
    },
  }
}
