// Room: code blocks and their JavaScript variants
// One fence, from its source to elements. Given CodeFence, it returns elements; problems become
// messages of the file. It must not know where the fence is in the page.
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { english } from '../../../runtime/i18n/translations.ts'
import { suggestOrList } from '../../report/suggest.ts'
import type { RunTwoslash } from '../twoslash/open-twoslash.ts'
import { componentElement } from '../nodes/component-element.ts'
import { report } from '../reporting/report-message.ts'
import type { ReadDependency } from '../sources/read-dependency.ts'
import type { AnnotatedCode } from '../twoslash/annotate-fences.ts'
import { annotateLines } from './lines/annotate-lines.ts'
import { type CodeLanguages, prismLanguages } from './grammars/code-languages.ts'
import { createCodeFigures, type FigureOptions } from './create-code-figure.ts'
import { createCodeTabs } from './create-code-tabs.ts'
import {
  createJsVariant,
  mergeJsVariant,
  toJsVariantOptions,
} from './variants/create-js-variant.ts'
import { findLargeCode, toPlainFile } from './large-code.ts'
import { hasPrompt } from './grammars/highlight-session.ts'
import { packageManagers, toPackageManager } from './variants/package-managers.ts'
import { type CodeMeta, parseCodeMeta } from './parse-code-meta.ts'
import { type ReadInclude, readInclude } from './read-include.ts'
import { includeOnce } from './include-once.ts'
import { findIdleMarks, markByMeta } from './mark-by-meta.ts'
import { type MagicComment, readLineMarks } from './lines/read-line-marks.ts'
import { readMarkers } from './lines/read-markers.ts'
import { splitFiles } from './split-files.ts'

/** The options of code blocks. */
export interface CodeOptions {
  /** Comments that mark lines, besides the built-in ones: `markdown.magicComments`. */
  readonly magicComments?: readonly MagicComment[]
  /** Show TypeScript samples in JavaScript too; true when left out. */
  readonly jsVariants?: boolean
  /** `markdown.codeBlocks`. */
  readonly codeBlocks?: { readonly maxLines?: number; readonly wrapButton: boolean }
  /** Why diagrams are not drawn; undefined when they are. */
  readonly mermaid?: 'off' | 'missing' | undefined
  /**
   * No plugin of the site reads the code after it is highlighted, so that its lines can be kept as
   * HTML beside their text; see `codeHtml`.
   */
  readonly isStatic?: boolean
  /** Asks the compiler of the site about twoslash fences; without it they are shown as they are. */
  readonly runTwoslash?: RunTwoslash
  /** The languages of the site; those of Prism when left out. */
  readonly languages?: CodeLanguages
  /** Reads the file of `file="…"`; without it such a fence is an error. */
  readonly readInclude?: ReadDependency
}

/** A fence as found in the tree. */
export interface CodeFence {
  readonly pre: Element
  /** The first word after the backticks: the language; undefined without one. */
  readonly word: string | undefined
  readonly meta: string
  /** Without the last line end. */
  readonly code: string
}

interface Context extends CodeOptions {
  readonly file: VFile
  /** The twoslash fences of the page. */
  readonly annotated?: ReadonlyMap<Element, AnnotatedCode>
}

/** Create the elements that replace the `pre` of the fence. */
export function createCodeBlock(fence: CodeFence, context: Context): Element[] {
  if (fence.word === 'mermaid') {
    if (context.mermaid !== undefined) reportNoMermaid(fence, context.mermaid, context.file)
    return [componentElement('Diagram', { code: fence.code }, [])]
  }
  const { meta, problems } = parseCodeMeta(fence.meta)
  problems.forEach((problem) => report(context.file, fence.pre, problem))
  const annotated = meta.flags.has('twoslash') ? context.annotated?.get(fence.pre) : undefined
  const code = annotated
    ? annotated.shown.map(({ text }) => text).join('\n')
    : includedCode(fence, meta, context)
  if (meta.flags.has('npm2yarn')) return [createManagerTabs(code, meta, context)]

  const large = findLargeCode(code)
  if (large) {
    // Without a language, the code has no colors anyway.
    if (languageOf(fence, meta, context) !== 'plain') report(context.file, fence.pre, large)
    return createCodeFigures(
      [toPlainFile(code)],
      toFigureOptions({ word: fence.word, language: 'plain', meta }, context),
    )
  }
  const marked = readLineMarks(code.split('\n'), context.magicComments)
  const sourceOf = (line: number): number => annotated?.shown[line - 1]?.source ?? line
  for (const { lineOffset = 0, ...problem } of marked.problems)
    report(context.file, fence.pre, { ...problem, lineOffset: sourceOf(lineOffset) })
  const lines = annotated?.result
    ? annotateLines(marked.lines, annotated.shown, annotated.result)
    : marked.lines
  const prefix = meta.values.get('annotate')
  const label = (context.file.data.words ?? english).note
  const explained = prefix === undefined ? lines : readMarkers(lines, { prefix, label })
  const whole = splitFiles(explained)
  for (const problem of findIdleMarks(whole, meta, fence.meta))
    report(context.file, fence.pre, problem)
  const files = markByMeta(whole, meta)
  const language = languageOf(fence, meta, context)
  const isSession = language === 'bash' && hasPrompt(code)
  const options = toFigureOptions(
    { word: fence.word, language: isSession ? 'shell-session' : language, meta },
    context,
  )

  const variant =
    context.jsVariants === false ? undefined : createJsVariant(fence.word, meta, files)
  if (variant === undefined) return createCodeFigures(files, options)
  const merged = mergeJsVariant(files, variant, options)
  if (merged) return [createSharedTabs(createCodeFigures(files, options, merged))]
  return [
    createCodeTabs('lang', [
      { ...typescript, children: createCodeFigures(files, options) },
      { ...javascript, children: createCodeFigures(variant, toJsVariantOptions(options, files)) },
    ]),
  ]
}

function reportNoMermaid({ pre }: CodeFence, why: 'off' | 'missing', file: VFile): void {
  const install = why === 'missing' ? 'Run `npm install mermaid` in the folder of the site.' : ''
  report(file, pre, {
    rule: 'mermaid-off',
    reason:
      why === 'off'
        ? 'This site draws no diagrams, so readers see the source of this one.'
        : 'Mermaid is not installed, so readers see the source of this diagram.',
    help:
      install ||
      'Install Mermaid (`npm install mermaid`) and set `markdown: { mermaid: true }`, or write `text` instead of `mermaid`.',
  })
}

/** The code of a fence, or of the file that it includes. */
export function includedCode(
  fence: CodeFence,
  meta: CodeMeta,
  context: Pick<Context, 'file' | 'readInclude'>,
): string {
  const path = meta.values.get('file')
  if (path === undefined) return fence.code
  const read: ReadInclude = (written) =>
    context.readInclude?.(written, context.file) ?? { refusal: 'missing' }
  const code = includeOnce(context.file, fence.pre, () => {
    const included = readInclude(path, meta.values.get('region'), read)
    if ('code' in included) return included.code
    return void report(context.file, fence.pre, included.problem)
  })
  return code ?? fence.code
}

function languageOf(
  fence: CodeFence,
  meta: CodeMeta,
  { file, languages = prismLanguages }: Context,
): string {
  if (fence.word === undefined) return 'plain'
  const language = languages.resolve(fence.word)
  if (language !== undefined) return language
  // Here the word is the name of the tab.
  if (meta.flags.has('tab')) return 'plain'
  report(file, fence.pre, {
    rule: 'code-language',
    reason: `The language \`${fence.word}\` of the code fence is unknown, so the code is shown without highlighting.`,
    help:
      suggestOrList(fence.word, languages.names()) ||
      'Define it in `markdown.grammars`, or write `text`.',
  })
  return 'plain'
}

interface Written extends Pick<FigureOptions, 'word' | 'language'> {
  readonly meta: CodeMeta
}

/** Lines that stay visible with `collapse`. */
const FEW_LINES = 10

function toFold({ flags, values }: CodeMeta, { codeBlocks, file }: Context): FigureOptions['fold'] {
  const own = values.get('max-lines')
  const maxLines = own ? Number(own) : flags.has('collapse') ? FEW_LINES : codeBlocks?.maxLines
  if (maxLines === undefined || maxLines === 0) return undefined
  return { maxLines, label: (file.data.words ?? english).showAllLines }
}

function toFigureOptions({ word, language, meta }: Written, context: Context): FigureOptions {
  const { isStatic = false, codeBlocks, file, languages = prismLanguages } = context
  const inner = meta.values.get('lang')
  return {
    word,
    language,
    diffOf: language === 'diff' && inner !== undefined ? languages.resolve(inner) : undefined,
    title: meta.title,
    firstNumber: meta.firstLineNumber,
    tab: meta.values.get('tab'),
    copy: !meta.flags.has('noCopy'),
    isOutput: meta.flags.has('output') || meta.values.has('output'),
    isWrapped: meta.flags.has('wrap'),
    fold: toFold(meta, context),
    wrapLabel: codeBlocks?.wrapButton === true ? (file.data.words ?? english).wrapLines : undefined,
    isStatic,
    languages,
  }
}

const typescript = { value: 'ts', label: 'TypeScript' }
const javascript = { value: 'js', label: 'JavaScript' }

/** Two tabs that show the same blocks; CSS hides what the other language does not have. */
function createSharedTabs(blocks: Element[]): Element {
  const panel = componentElement('TabItem', { ...typescript }, blocks)
  return componentElement('Tabs', { groupId: 'lang', shared: [typescript, javascript] }, [panel])
}

function createManagerTabs(code: string, meta: CodeMeta, context: Context): Element {
  const options = toFigureOptions({ word: 'bash', language: 'bash', meta }, context)
  return createCodeTabs(
    'package-manager',
    packageManagers.map((manager) => {
      const commands = toPackageManager(code, manager).split('\n')
      const { lines } = readLineMarks(commands, context.magicComments)
      const children = createCodeFigures([{ name: undefined, lines }], options)
      return { value: manager, label: manager, children }
    }),
  )
}
