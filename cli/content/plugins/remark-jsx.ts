// Components and HTML in JSX syntax. Enters: the text of a page. Leaves: a tree in which every tag
// is HTML.
// Must not run any code of a page.
import type { Html, Root } from 'mdast'
import type { Extension as FromMarkdownExtension } from 'mdast-util-from-markdown'
import type { Extension } from 'micromark-util-types'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import { parseProps } from '../components/component-element.ts'
import {
  type Accepts,
  flowConstructs,
  htmlComment,
  textConstructs,
} from '../syntax/jsx-construct.ts'
import { parseLiteral } from '../syntax/jsx-literal.ts'
import { type JsxPage, readImports, type TagTarget } from '../syntax/jsx-page.ts'
import { parseTag } from '../syntax/jsx-tag.ts'
import { restoreIndent } from '../syntax/jsx-indent.ts'
import { transformJsx } from '../syntax/jsx-transform.ts'

/** The components of a site, and access to the files that its pages import. */
export interface JsxOptions {
  /** Names of all components: the built-in ones and the site's own. */
  readonly components: readonly string[]
  /** The text of a file that a page imports as data; undefined if there is none. */
  readonly read?: (written: string, page: VFile) => string | undefined
}

declare module 'mdast' {
  interface TextData {
    /** It is in braces in the source. */
    isExpression?: true
  }
}

declare module 'vfile' {
  interface DataMap {
    /** Class -> declarations of `style` attributes of the page. */
    styles: Record<string, string>
    /** The format that the page sets; that of its extension when left out. */
    format: PageFormat
    /** The value of `frontMatter` in the page. */
    frontMatter: Readonly<Record<string, unknown>>
  }
}

/** A tag as it was parsed, until the transformer writes it as HTML. */
export interface JsxNode extends Html {
  jsx?: string
}

/**
 * `md`: no components, no braces; `mdx`: like `.mdx`, whatever the extension; `detect`: by the
 * extension.
 */
export type PageFormat = 'md' | 'mdx' | 'detect'

const noPage: JsxPage = {
  isMdx: false,
  imported: new Map(),
  files: new Map(),
  messages: [],
  lines: [],
}
const phrasing =
  /^(?:a|abbr|b|bdi|bdo|br|cite|code|data|del|dfn|em|i|img|ins|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/
const comment = /^\{\s*(?:\/\*[\s\S]*?\*\/\s*)+\}$/
const headingId = /^\{\s*\/\*\s*#\S+\s*\*\/\s*\}$/

/**
 * Parse tags of components, `attr={…}` with literals, `className`, `{'text'}`, `{/* comment *\/}`
 * and imports, in `.md` and `.mdx`; nothing is ever run. In `.mdx` every tag counts and indented
 * text is not code. In `.md` only components and tags with braces count, so that CommonMark applies
 * to everything else. A stray `<` or `{` is text. Position: after remarkParse and remarkGfm (it
 * adds syntax and wraps the parser), before plugins that look at `html` nodes or headings. The tag
 * of a partial (`import X from './_x.md'`) stays an `html` node with `data.partial`.
 *
 * In: `<Card title="A" style={{minWidth: 0}}>` … `</Card>`
 * Out: `html` nodes `<docs-component data-name="Card" data-props="…">` and `</docs-component>`;
 * `file.data.styles`
 */
export const remarkJsx: Plugin<[JsxOptions], Root> = function (options) {
  const known = new Set(options.components)
  const { parser } = this
  if (parser === undefined) return undefined
  let page = noPage
  const disabled: string[] = []
  const budget = { left: 0 }
  const targetOf = (name: string): TagTarget => findTarget(name, { page, known })
  const data = this.data()
  ;(data.micromarkExtensions ??= []).push(
    syntax({ ...accepts(() => page, targetOf), budget }, disabled),
  )
  ;(data.fromMarkdownExtensions ??= []).push(toNodes(() => page))

  const pages = new WeakMap<VFile, JsxPage>()
  this.parser = (document, file) => {
    const { format = 'detect' } = file.data
    if (format === 'md') {
      page = { ...noPage, isPlain: true }
      disabled.splice(0, disabled.length, 'jsxHtmlComment')
      return parser(document, file)
    }
    const isMdx = format === 'mdx' || /\.mdx$/i.test(file.path ?? '')
    const from = (path: string): string | undefined => options.read?.(path, file)
    const read = readImports(document, { isMdx, known, read: from })
    page = withFrontmatter(read.page, file)
    const hasComponents = page.imported.size > 0 || mentionsComponent(document, known)
    disabled.splice(
      0,
      disabled.length,
      ...(isMdx || hasComponents ? ['codeIndented'] : []),
      ...(isMdx ? ['htmlFlow'] : ['jsxHtmlComment']),
    )
    budget.left = 20_000 + 4 * document.length
    pages.set(file, page)
    return parser(read.text, file)
  }
  return (tree: Root, file: VFile): void => {
    if (file.data.format === 'md') return
    const own = pages.get(file) ?? noPage
    transformJsx(tree, file, {
      page: own,
      known,
      targetOf: (name) => findTarget(name, { page: own, known }),
    })
  }
}

/** In Docusaurus, every page can read its front matter by that name. */
function withFrontmatter(page: JsxPage, { data: { frontMatter } }: VFile): JsxPage {
  if (frontMatter === undefined) return page
  const value = parseProps(JSON.stringify(frontMatter))
  return { ...page, files: new Map([['frontMatter', value], ...page.files]) }
}

function findTarget(
  name: string,
  { page, known }: { page: JsxPage; known: ReadonlySet<string> },
): TagTarget {
  if (name === '') return { kind: 'fragment' }
  const imported = page.imported.get(name)
  if (imported !== undefined && imported.kind !== 'unknown') return imported
  if (known.has(name)) return { kind: 'component', name }
  const [head = '', ...members] = name.split('.')
  const whole = members.length > 0 ? findTarget(head, { page, known }) : undefined
  if (whole?.kind === 'component')
    return { kind: 'component', name: [whole.name, ...members].join('.') }
  return /^[a-z]/.test(name) ? { kind: 'html' } : { kind: 'unknown' }
}

function mentionsComponent(document: string, known: ReadonlySet<string>): boolean {
  for (const match of document.matchAll(/^[ \t]*<([A-Z]\w*)/gm))
    if (known.has(match[1] ?? '')) return true
  return false
}

function accepts(
  page: () => JsxPage,
  targetOf: (name: string) => TagTarget,
): Omit<Accepts, 'budget'> {
  return {
    tag(raw, where) {
      if (page().isPlain === true) return false
      const tag = parseTag(raw, page().files)
      const { kind } = targetOf(tag.name)
      const isHandled =
        kind === 'component' ||
        kind === 'partial' ||
        kind === 'image' ||
        page().isMdx ||
        (kind === 'html' && tag.hasBraces)
      return isHandled && (where !== 'interrupt' || !phrasing.test(tag.name))
    },
    expression(raw, where) {
      if (page().isPlain === true) return false
      if (comment.test(raw)) return !headingId.test(raw)
      if (where === 'flow') return false
      const literal = parseLiteral(raw.slice(1, -1), page().files)
      return (
        typeof literal?.value === 'string' || (page().isMdx && typeof literal?.value === 'number')
      )
    },
  }
}

function syntax(accept: Accepts, disabled: string[]): Extension {
  const text = textConstructs(accept)
  const flow = flowConstructs(accept)
  return {
    flow: { 60: [flow.tag, htmlComment], 123: flow.expression },
    text: { 60: text.tag, 123: text.expression },
    disable: { null: disabled },
  }
}

function toNodes(page: () => JsxPage): FromMarkdownExtension {
  return {
    enter: {
      jsxTag(token) {
        const jsx = restoreIndent(this.sliceSerialize(token), token, {
          page: page(),
          context: this,
        })
        const node: JsxNode = { type: 'html', value: '', jsx }
        this.enter(node, token)
      },
      jsxExpression(token) {
        const raw = restoreIndent(this.sliceSerialize(token), token, {
          page: page(),
          context: this,
        })
        const literal = parseLiteral(raw.slice(1, -1), page().files)
        const value = literal ? String(literal.value) : ''
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
