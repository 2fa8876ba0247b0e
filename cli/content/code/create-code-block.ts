// One fence, from what stands in the source to elements. Enters: Fence. Leaves: elements; findings go to the file.
// Must not know where the fence stands in the page.
import type { Element } from 'hast'
import type { VFile } from 'vfile'
import { type CodeLine, type MagicComment, readLineMarks } from './read-line-marks.ts'
import { createCodeFigure, mergeFile, type FigureOptions } from './create-code-figure.ts'
import { type CodeFile, splitFiles } from './split-files.ts'
import { type ReadInclude, readInclude } from './read-include.ts'
import { languageNames, resolveLanguage } from './code-languages.ts'
import { type CodeMeta, parseCodeMeta } from './parse-code-meta.ts'
import { packageManagers, toPackageManager } from './package-managers.ts'
import { toJavaScript } from './to-javascript.ts'
import { componentElement } from '../components/component-element.ts'
import { report } from '../plugins/report-message.ts'
import { suggestOrList } from '../../report/suggest.ts'

/** What a site may choose about code blocks. */
export interface CodeOptions {
  /** More Prism languages, by their Prism name: `markdown.languages`. */
  readonly languages?: readonly string[]
  /** Comments that mark lines, beside the built-in ones: `markdown.magicComments`. */
  readonly magicComments?: readonly MagicComment[]
  /** False: no JavaScript twins. */
  readonly twins?: boolean
  /** For `file="…"`; without it such a fence is a finding. */
  readonly readInclude?: (path: string, file: VFile) => string | undefined
}

/** A fence as found in the tree. */
export interface Fence {
  readonly pre: Element
  /** The first word of the fence; undefined: none. */
  readonly word: string | undefined
  readonly meta: string
  /** Without the last line end. */
  readonly code: string
}

interface Context extends CodeOptions {
  readonly file: VFile
}

/** Elements that take the place of the fence's `pre`. */
export function createCodeBlock(fence: Fence, context: Context): Element[] {
  if (fence.word === 'mermaid') return [componentElement('Diagram', { code: fence.code }, [])]
  const { meta, findings } = parseCodeMeta(fence.meta)
  findings.forEach((finding) => report(context.file, fence.pre, finding))
  const code = includedCode(fence, meta, context)
  if (meta.flags.has('npm2yarn')) return [managerTabs(code, meta, context)]

  const marked = readLineMarks(code.split('\n'), context.magicComments)
  marked.findings.forEach((finding) => report(context.file, fence.pre, finding))
  const files = markByMeta(splitFiles(marked.lines), meta)
  const language = languageOf(fence, meta, context.file)
  const options = toFigureOptions(fence.word, language, meta)

  const twins = twinOf(fence, meta, { files, context })
  if (twins === undefined) return renderFiles(files, options)
  const merged = mergeFiles(files, twins, options)
  if (merged !== undefined) return [sharedTabs(merged)]
  const blocks = renderFiles(files, options)
  const isJsx = fence.word === 'tsx' || files.some(({ name }) => isTsx(name ?? meta.title))
  const word = isJsx ? 'jsx' : 'js'
  const twinBlocks = renderFiles(
    twins,
    toFigureOptions(word, resolveLanguage(word) ?? 'plain', twinMeta(meta)),
  )
  return [languageTabs(blocks, twinBlocks)]
}

function includedCode(fence: Fence, meta: CodeMeta, context: Context): string {
  const path = meta.values.get('file')
  if (path === undefined) return fence.code
  const read: ReadInclude = (asked) => context.readInclude?.(asked, context.file)
  const included = readInclude(path, meta.values.get('region'), read)
  if ('code' in included) return included.code
  report(context.file, fence.pre, included.finding)
  return fence.code
}

function languageOf(fence: Fence, meta: CodeMeta, file: VFile): string {
  if (fence.word === undefined) return 'plain'
  const language = resolveLanguage(fence.word)
  if (language !== undefined) return language
  // The word names the tab.
  if (meta.flags.has('tab')) return 'plain'
  report(file, fence.pre, {
    rule: 'code-language',
    reason: `The code fence's language \`${fence.word}\` is not known, so the code is shown without colours.`,
    help:
      suggestOrList(fence.word, languageNames()) ||
      'Name it in `markdown.languages`, teach it in `markdown.grammars`, or write `text`.',
  })
  return 'plain'
}

function markByMeta(files: readonly CodeFile[], meta: CodeMeta): readonly CodeFile[] {
  if (meta.lines.size === 0) return files
  let number = 0
  const mark = (line: CodeLine): CodeLine => {
    number++
    if (!meta.lines.has(number)) return line
    const marks: ReadonlySet<string> = new Set([...line.marks, 'highlighted'])
    return { ...line, marks }
  }
  return files.map((file) => ({ ...file, lines: file.lines.map(mark) }))
}

function toFigureOptions(
  word: string | undefined,
  language: string,
  meta: CodeMeta,
): FigureOptions {
  const inner = meta.values.get('lang')
  return {
    word,
    language,
    diffOf: language === 'diff' && inner !== undefined ? resolveLanguage(inner) : undefined,
    title: meta.title,
    firstNumber: meta.firstLineNumber,
    tab: meta.values.get('tab'),
    copy: !meta.flags.has('noCopy'),
  }
}

/** The fence's own title names the first file; the others are named by their `// file:` line. */
function renderFiles(files: readonly CodeFile[], options: FigureOptions): Element[] {
  return files.map((file, index) => {
    const title = index === 0 ? (options.title ?? file.name) : file.name
    return createCodeFigure(file, { ...options, title, language: languageIn(file, options) })
  })
}

function languageIn({ name }: CodeFile, { language, title }: FigureOptions): string {
  const isNamed = language === 'typescript' && isTsx(name ?? title)
  return isNamed ? (resolveLanguage('tsx') ?? language) : language
}

/** Both versions in one block each, which is half the elements; undefined when a file has no partner or is marked. */
function mergeFiles(
  files: readonly CodeFile[],
  twins: readonly CodeFile[],
  options: FigureOptions,
): Element[] | undefined {
  if (files.length !== twins.length) return undefined
  const merged = files.map((file, index) => {
    const twin = twins[index]
    return { file, pieces: twin && mergeFile(file, twin, options) }
  })
  if (merged.some(({ pieces }) => pieces === undefined)) return undefined
  return merged.map(({ file, pieces }, index) => {
    const title = index === 0 ? (options.title ?? file.name) : file.name
    return createCodeFigure(file, {
      ...options,
      title,
      twin: pieces,
      language: languageIn(file, options),
    })
  })
}

const languages = [
  { value: 'ts', label: 'TypeScript' },
  { value: 'js', label: 'JavaScript' },
]

function sharedTabs(blocks: Element[]): Element {
  const panel = componentElement('TabItem', { value: 'ts' }, blocks)
  return componentElement('Tabs', { groupId: 'lang', shared: languages }, [panel])
}

function twinOf(
  fence: Fence,
  meta: CodeMeta,
  sample: { files: readonly CodeFile[]; context: Context },
): readonly CodeFile[] | undefined {
  const typed = /^(tsx?|typescript|mts|cts)$/.test(fence.word ?? '')
  if (!typed || sample.context.twins === false || meta.flags.has('no-transpile')) return undefined
  if (/\.d\.[cm]?ts$/.test(meta.title ?? '')) return undefined
  return toJavaScript(sample.files, (name) => fence.word === 'tsx' || isTsx(name ?? meta.title))
}

/** In a `ts` fence the name of a file tells that it holds JSX. */
const isTsx = (name: string | undefined): boolean => name?.endsWith('.tsx') === true

function twinMeta(meta: CodeMeta): CodeMeta {
  return { ...meta, title: meta.title?.replace(/\.([cm]?)ts(x?)$/, '.$1js$2') }
}

function languageTabs(typescript: Element[], javascript: Element[]): Element {
  return tabs('lang', [
    { value: 'ts', label: 'TypeScript', children: typescript },
    { value: 'js', label: 'JavaScript', children: javascript },
  ])
}

function managerTabs(code: string, meta: CodeMeta, { magicComments }: Context): Element {
  const language = resolveLanguage('bash') ?? 'plain'
  return tabs(
    'package-manager',
    packageManagers.map((manager) => {
      const commands = toPackageManager(code, manager).split('\n')
      const { lines } = readLineMarks(commands, magicComments)
      const options = toFigureOptions('bash', language, meta)
      return {
        value: manager,
        label: manager,
        children: [createCodeFigure({ name: undefined, lines }, options)],
      }
    }),
  )
}

function tabs(
  groupId: string,
  items: { value: string; label: string; children: Element[] }[],
): Element {
  const panels = items.map(({ value, label, children }) =>
    componentElement('TabItem', { value, label }, children),
  )
  return componentElement('Tabs', { groupId }, panels)
}
