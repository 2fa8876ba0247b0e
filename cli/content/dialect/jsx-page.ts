// Imports and exports of a page. Given the text of a page, it returns a JsxPage, and the text
// without them.
import { coverRanges, type TextRange } from '../../primitives/text/text-changes.ts'
import type { PropValue } from '../nodes/component-element.ts'
import type { MessageInput } from '../reporting/report-message.ts'
import type { ImportedFile } from '../../model/authored/component-imports.ts'
import { importedNames, type ImportedName } from './import-path.ts'
import { type ImportedData, isData, readData, type ReadData } from './jsx-data.ts'
import { readConstant } from './module-constants.ts'
import { type Names, parseLiteral } from './jsx-literal.ts'
import { unwrapMdxBlocks } from './mdx-blocks.ts'
import { findStatements, type PageStatement } from './jsx-statements.ts'
import {
  missingAsset,
  sideEffect,
  unknownExport,
  unknownImport,
  unusableData,
  unusedExport,
} from './statement-messages.ts'
import { splitLines } from '../../primitives/text/lines.ts'
import { type Finding, selectMessages } from './page-findings.ts'
import { isMarkdownFile } from '../../primitives/files/markdown-file.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** The target of a tag's name. */
export type TagTarget =
  | { readonly kind: 'html' }
  | { readonly kind: 'component'; readonly name: string }
  | { readonly kind: 'partial'; readonly source: string }
  | { readonly kind: 'image'; readonly source: string }
  | { readonly kind: 'fragment' }
  | { readonly kind: 'unknown' }

/** The names that one page imports and exports. */
export interface JsxPage {
  readonly isMdx: boolean
  /** The targets of imported names. */
  readonly imported: ReadonlyMap<string, TagTarget>
  /**
   * The values of imported images and other files (the path as written), imported data and exported
   * literals.
   */
  readonly files: Names
  /** Names whose imports are reported, so that what uses them needs no report. */
  readonly failed: ReadonlySet<string>
  /** About imports and exports; `lineOffset` counts from the first line of the page, which is 0. */
  readonly messages: readonly MessageInput[]
  /** The text of the page, in lines. */
  readonly lines: readonly string[]
}

const assets = /\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|ico)$/i

/**
 * Components by the package that Docusaurus sites import them from; empty for packages without
 * components.
 */
const packages: Readonly<Record<string, string>> = {
  'react-lite-youtube-embed': 'YouTube',
  '@docusaurus/Link': 'Link',
  '@docusaurus/Translate': 'Translate',
  '@docusaurus/theme-common': '',
  '@docusaurus/useBaseUrl': '',
  '@docusaurus/useDocusaurusContext': '',
  clsx: '',
  react: '',
}

interface ImportOptions {
  readonly isMdx: boolean
  /** The names of all components. */
  readonly known: ReadonlySet<string>
  readonly read: ReadData
  /** The file of the site that an import names; `missing` if there is none, undefined for packages. */
  readonly fileOf?: (source: string) => ImportedFile | 'missing' | undefined
}

/**
 * Read imports and exports, and replace them with spaces, so that everything else keeps its place.
 */
export function readImports(
  source: string,
  options: ImportOptions,
): { readonly text: string; readonly page: JsxPage } {
  const reading: Reading = { ...options, imported: new Map(), files: new Map(), found: [] }
  const opened = unwrapMdxBlocks(source)
  const read: TextRange[] = []
  for (const statement of findStatements(opened)) {
    const lineOffset = splitLines(opened.slice(0, statement.at)).length - 1
    const isRead =
      statement.kind === 'import'
        ? readImport(statement, lineOffset, reading)
        : readExport(statement, lineOffset, reading)
    if (!isRead) continue
    read.push([statement.at, statement.at + statement.text.length])
  }
  const text = coverRanges(opened, read, (part) => part.replace(/[^\r\n]/g, ' '))
  const { isMdx, imported, files } = reading
  const page = {
    isMdx,
    imported,
    files,
    failed: new Set(reading.found.flatMap(({ name }) => name ?? [])),
    messages: selectMessages(reading.found, text),
    lines: splitLines(text),
  }
  return { text, page }
}

/** An SVG that is used as a tag is shown as an image. */
function toImage(source: PropValue): TagTarget {
  return typeof source === 'string' && /^[^\n]+\.svg$/i.test(source)
    ? { kind: 'image', source }
    : { kind: 'unknown' }
}

interface Reading extends ImportOptions {
  readonly imported: Map<string, TagTarget>
  readonly files: Map<string, PropValue>
  readonly found: Finding[]
}

/** A tag whose name is in lower case is HTML, so it has no file. */
function fileOfTag(
  { local }: ImportedName,
  source: string,
  { fileOf }: ImportOptions,
): ImportedFile | 'missing' | undefined {
  return /^[A-Z]/.test(local) ? fileOf?.(source) : undefined
}

function readImport(
  { clause, source, text }: Extract<PageStatement, { kind: 'import' }>,
  lineOffset: number,
  reading: Reading,
): boolean {
  const { imported, files, found } = reading
  if (clause === '' && !isReplaced(source))
    found.push({ message: { ...sideEffect(text, source), lineOffset } })
  for (const name of importedNames(clause)) {
    const target = targetOf(source, name, reading)
    if ('value' in target) {
      files.set(name.local, target.value)
      imported.set(name.local, toImage(target.value))
      const missing = missingFile(name, { source, text, reading })
      if (missing) found.push({ ...missing, message: { ...missing.message, lineOffset } })
      continue
    }
    imported.set(name.local, 'problem' in target ? { kind: 'unknown' } : target)
    const finding = findingOf(name, target, { source, text, reading })
    if (finding) found.push({ ...finding, message: { ...finding.message, lineOffset } })
  }
  return true
}

interface ReadStatement {
  readonly source: string
  readonly text: string
  readonly reading: Reading
}

function findingOf(
  name: ImportedName,
  target: TagTarget | { readonly problem: string },
  { source, text, reading }: ReadStatement,
): Finding | undefined {
  const { local } = name
  if ('problem' in target) return { name: local, message: unusableData(text, target.problem) }
  // The tag of a missing partial has its own report.
  if (target.kind === 'partial')
    return {
      unused: local,
      isMissing: () => reading.read(target.source) === undefined,
      message: unknownImport(name, { text, source, file: 'missing' }),
    }
  if (target.kind !== 'unknown') return undefined
  const file = fileOfTag(name, source, reading)
  return {
    name: local,
    isMissing: () => file === 'missing' || isData(source),
    message: unknownImport(name, { text, source, file }),
  }
}

/** An image or another file that is missing; the URL of a used one has its own report. */
function missingFile(
  name: ImportedName,
  { source, text, reading }: ReadStatement,
): Finding | undefined {
  if (!assets.test(source) || !/^(?:\.{1,2}|@site)\//.test(source)) return undefined
  return {
    unused: name.local,
    isMissing: () => reading.read(source) === undefined,
    message: missingAsset(text),
  }
}

/**
 * A component that the site has by this name is ignored, a literal becomes a value, and everything
 * else is reported.
 */
function readExport(
  { name, value }: Extract<PageStatement, { kind: 'export' }>,
  lineOffset: number,
  { isMdx, known, files, found }: Reading,
): boolean {
  if (name !== undefined && known.has(name)) return true
  const literal = name === undefined ? undefined : parseLiteral(value)
  if (name !== undefined && literal) {
    files.set(name, literal.value)
    found.push({ unused: name, message: { ...unusedExport(name), lineOffset } })
  } else if (isMdx) found.push({ message: { ...unknownExport(name), lineOffset } })
  return isMdx || literal !== undefined
}

function targetOf(
  source: string,
  name: ImportedName,
  options: ImportOptions,
): TagTarget | ImportedData {
  const { known, read } = options
  if (isData(source)) return readData(source, name.original, read) ?? { kind: 'unknown' }
  const imported = fileOfTag(name, source, options)
  if (typeof imported === 'object') {
    const component = Object.entries(imported.names).find(([key]) => key === name.original)?.[1]
    if (component !== undefined) return { kind: 'component', name: component }
  }
  if (isMarkdownFile(source)) return { kind: 'partial', source }
  // A name in upper case can be a constant too, but as a tag it is a component.
  const constant =
    typeof imported === 'object' ? undefined : readConstant(source, name.original, read)
  if (constant !== undefined) return { value: constant }
  if (assets.test(source)) return { value: source }
  const fromPackage = ownValue(packages, source) ?? source.replace(/^@theme(?:-original)?\//, '')
  // Hooks matter only where an expression uses them, and that is reported there.
  if (fromPackage === '') return { kind: 'html' }
  const file = /([^/]+?)(?:\/index)?(?:\.[jt]sx?)?$/.exec(source)?.[1] ?? ''
  const candidates = [name.original, fromPackage, name.local, file]
  const found = candidates.find((candidate) => known.has(candidate))
  return found === undefined ? { kind: 'unknown' } : { kind: 'component', name: found }
}

/** The style sheet of a package whose component is built in. */
function isReplaced(source: string): boolean {
  return Object.keys(packages).some((name) => source.startsWith(`${name}/`))
}
