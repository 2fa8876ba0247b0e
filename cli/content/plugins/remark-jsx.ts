// Room: unified plugins, one a file; markdown.ts lists them in order
// Components and HTML in JSX syntax. Given the text of a page, it returns a tree in which every tag
// is HTML. It must not run any code of a page.
import type { Root } from 'mdast'
import type { Plugin } from 'unified'
import type { VFile } from 'vfile'
import type { ComponentImports, ImportedFile } from '../../model/authored/component-imports.ts'
import { lineStart, report } from '../reporting/report-message.ts'
import type { ReadDependency } from '../sources/read-dependency.ts'
import { describeRefusal } from '../../gate/report-refusal.ts'
import { parseProps } from '../nodes/component-element.ts'
import { createFindJsx, type FindJsx, findNoJsx } from '../dialect/find-jsx.ts'
import { toImportPath } from '../dialect/import-path.ts'
import { type JsxPage, readImports, type TagTarget } from '../dialect/jsx-page.ts'
import { accepts, jsxFromMarkdown, jsxSyntax, shownText } from '../dialect/jsx-syntax.ts'
import { noSyntax, type PageSyntax, reserveSyntax } from '../dialect/page-syntax.ts'
import { findTarget, mentionsComponent } from '../dialect/jsx-target.ts'
import { transformJsx, type WrittenTags } from '../dialect/jsx-transform.ts'

/** The components of a site, and access to the files that its pages import. */
export interface JsxOptions {
  /** Names of all components: the built-in ones and the site's own. */
  readonly components: readonly string[]
  /** Those of the site, which may have any props and members. */
  readonly own?: readonly string[]
  /** The files of components that pages import. */
  readonly imports?: ComponentImports
  /** The folder that `@site` means, relative to the site's folder. */
  readonly siteRoot?: string
  /** Reads a file that a page imports as data. */
  readonly read?: ReadDependency
}

declare module 'vfile' {
  interface DataMap {
    /** Placeholder of a component -> the tag as its author wrote it. */
    writtenTags: WrittenTags
    /** Class -> declarations of `style` attributes of the page. */
    styles: Record<string, string>
    /** Finds the syntax of this plugin in the page, for a parser that doesn't know it. */
    findJsx: FindJsx
    /** What the page imports and exports, for the plugin alone. */
    jsxPage: JsxPage
    /** The components that the page imports: their names there, and in the table of components. */
    importedComponents: Readonly<Record<string, string>>
    /** The format that the page sets; that of its extension when left out. */
    format: PageFormat
    /** The value of `frontMatter` in the page. */
    frontMatter: Readonly<Record<string, unknown>>
  }
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
  failed: new Set(),
  messages: [],
  lines: [],
}
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
  const names = { known: new Set(options.components), own: new Set(options.own) }
  const { parser } = this
  if (parser === undefined) return undefined
  const parseWith = reserveSyntax(this.data())
  this.parser = (document, file) => {
    if (file.data.format === 'md') {
      file.data.findJsx = findNoJsx
      return parseWith(noSyntax, () => parser(document, file))
    }
    const { page, text } = readPage(document, file, { options, known: names.known })
    const syntax = createSyntax(page, { document, ...names })
    file.data.jsxPage = page
    file.data.importedComponents = importedComponents(page)
    file.data.findJsx = syntax.findJsx
    return parseWith(syntax, () => parser(text, file))
  }
  return (tree: Root, file: VFile): void => {
    if (file.data.format === 'md') return
    const { jsxPage: page = noPage } = file.data
    const targetOf = (name: string): TagTarget => findTarget(name, { page, ...names })
    transformJsx(tree, file, { page, ...names, targetOf })
  }
}

interface ComponentNames {
  readonly known: ReadonlySet<string>
  readonly own: ReadonlySet<string>
}

/** The names of a page, and its text without imports. */
function readPage(
  document: string,
  file: VFile,
  { options, known }: { readonly options: JsxOptions; readonly known: ReadonlySet<string> },
): { readonly page: JsxPage; readonly text: string } {
  const path = file.path ?? ''
  const { page, text } = readImports(document, {
    isMdx: file.data.format === 'mdx' || /\.mdx$/i.test(path),
    known,
    read: (one) => readData(file, one, options.read),
    fileOf: (source) => findFile(source, [path, file.data.realSource ?? path], options),
  })
  return { page: withFrontMatter(page, file), text }
}

/** The syntax of a page, and what finds it for a parser that doesn't know it. */
function createSyntax(
  page: JsxPage,
  { document, known, own }: ComponentNames & { readonly document: string },
): PageSyntax & { readonly findJsx: FindJsx } {
  const { isMdx } = page
  const accept = accepts(page, (name) => findTarget(name, { page, known, own }))
  const isIndentedCodeOff = isMdx || page.imported.size > 0 || mentionsComponent(document, known)
  const disabled = [
    ...(isIndentedCodeOff ? ['codeIndented'] : []),
    isMdx ? 'htmlFlow' : 'jsxHtmlComment',
  ]
  const budget = { left: 20_000 + 4 * document.length }
  return {
    micromark: jsxSyntax({ ...accept, budget }, disabled),
    fromMarkdown: jsxFromMarkdown(page),
    findJsx: createFindJsx({
      ...accept,
      valueOf: (raw) => shownText(raw, page),
      lines: page.lines,
      isMdx,
      isIndentedCodeOff,
    }),
  }
}

/** Directives find the components of the page by these names. */
function importedComponents({ imported }: JsxPage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...imported].flatMap(([local, target]) =>
      target.kind === 'component' ? [[local, target.name]] : [],
    ),
  )
}

/**
 * The file of an import in a page that is at several places, the likeliest first. Without `imports`,
 * components are found by their names only.
 */
function findFile(
  source: string,
  pages: readonly string[],
  { imports, siteRoot = '' }: JsxOptions,
): ImportedFile | 'missing' | undefined {
  if (imports === undefined) return undefined
  const targets = pages.map((page) => toImportPath(source, page, siteRoot))
  if (targets[0]?.kind !== 'component') return undefined
  const paths = targets.flatMap((target) => target?.path ?? [])
  const found = paths.find((path) => Object.hasOwn(imports, path))
  return (found === undefined ? undefined : imports[found]) ?? 'missing'
}

/** A missing file is reported with its import; why another is not read is known only here. */
function readData(file: VFile, path: string, read: JsxOptions['read']): string | undefined {
  const found = read?.(path, file) ?? { refusal: 'missing' }
  if ('text' in found) return found.text
  if (found.refusal === 'missing') return undefined
  const text = String(file)
  // Several endings are tried for an import without one.
  const written = text.includes(path) ? path : path.replace(/(?:\/index)?\.\w+$/, '')
  const message = { ...describeRefusal(written, found.refusal), word: written }
  if (file.messages.some(({ reason }) => reason === message.reason)) return undefined
  const line = text.split('\n').findIndex((one) => one.includes(written)) + 1
  report(file, lineStart(Math.max(line, 1)), message)
  return undefined
}

/** In Docusaurus, every page can read its front matter by that name. */
function withFrontMatter(page: JsxPage, { data: { frontMatter } }: VFile): JsxPage {
  if (frontMatter === undefined) return page
  const value = parseProps(JSON.stringify(frontMatter))
  return { ...page, files: new Map([['frontMatter', value], ...page.files]) }
}
