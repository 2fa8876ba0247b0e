// Imports and exports of a page. Enters: the text of a page. Leaves: a JsxPage, and the text
// without them.
import type { PropValue } from '../components/component-element.ts'
import type { MessageInput } from '../report-message.ts'
import type { ImportedFile } from '../../model/component-imports.ts'
import { importedNames, type ImportedName } from './import-path.ts'
import { isData, readData, type ReadData } from './jsx-data.ts'
import { type Names, parseLiteral } from './jsx-literal.ts'
import { unwrapMdxBlocks } from './mdx-blocks.ts'
import { findStatements, type PageStatement } from './jsx-statements.ts'

/** What the name of a tag refers to. */
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
  /** Only HTML and directives: tags of components and braces are text. */
  readonly isPlain?: boolean
  /** The targets of imported names. */
  readonly imported: ReadonlyMap<string, TagTarget>
  /**
   * The values of imported images and other files (the path as written), imported data and exported
   * literals.
   */
  readonly files: Names
  /** About imports and exports; `lineOffset` counts from the first line of the page, which is 0. */
  readonly messages: readonly MessageInput[]
  /** The text of the page, in lines. */
  readonly lines: readonly string[]
}

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
 * Read imports and exports, and replace them by spaces, so that everything else keeps its place.
 */
export function readImports(
  source: string,
  options: ImportOptions,
): { readonly text: string; readonly page: JsxPage } {
  const reading: Reading = { ...options, imported: new Map(), files: new Map(), found: [] }
  const opened = unwrapMdxBlocks(source)
  let text = opened
  for (const statement of findStatements(opened)) {
    const lineOffset = opened.slice(0, statement.at).split(/\r\n|\n|\r/).length - 1
    const isRead =
      statement.kind === 'import'
        ? readImport(statement, lineOffset, reading)
        : readExport(statement, lineOffset, reading)
    if (!isRead) continue
    const end = statement.at + statement.text.length
    text = text.slice(0, statement.at) + statement.text.replace(/[^\r\n]/g, ' ') + text.slice(end)
  }
  // An unknown import that no line uses does not matter.
  const messages = reading.found
    .filter(({ name }) => name === undefined || mentions(text, name))
    .map(({ message }) => message)
  const { isMdx, imported, files } = reading
  const lines = text.split(/\r\n|\n|\r/)
  return { text, page: { isMdx, imported, files, messages, lines } }
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
  readonly found: { readonly name?: string; readonly message: MessageInput }[]
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`).test(text)
}

function readImport(
  { clause, source, text }: Extract<PageStatement, { kind: 'import' }>,
  lineOffset: number,
  reading: Reading,
): boolean {
  const { imported, files, found } = reading
  for (const name of importedNames(clause)) {
    const target = targetOf(source, name, reading)
    if ('value' in target) files.set(name.local, target.value)
    else if (target.kind === 'unknown')
      found.push({
        name: name.local,
        message: {
          ...unknownImport(name, { text, source, file: reading.fileOf?.(source) }),
          lineOffset,
        },
      })
    imported.set(name.local, 'value' in target ? toImage(target.value) : target)
  }
  return true
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
  if (name !== undefined && literal) files.set(name, literal.value)
  else if (isMdx) found.push({ message: { ...unknownExport(name), lineOffset } })
  return isMdx || literal !== undefined
}

function targetOf(
  source: string,
  name: ImportedName,
  { known, read, fileOf }: ImportOptions,
): TagTarget | { readonly value: PropValue } {
  if (isData(source)) {
    const value = readData(source, name.original, read)
    return value === undefined ? { kind: 'unknown' } : { value }
  }
  const imported = fileOf?.(source)
  if (typeof imported === 'object') {
    const component = Object.entries(imported.names).find(([key]) => key === name.original)?.[1]
    return component === undefined ? { kind: 'unknown' } : { kind: 'component', name: component }
  }
  if (/\.mdx?$/i.test(source)) return { kind: 'partial', source }
  if (/\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm|pdf|ico)$/i.test(source)) return { value: source }
  const fromPackage = packages[source] ?? source.replace(/^@theme(?:-original)?\//, '')
  // Hooks matter only where an expression uses them, and that is reported there.
  if (fromPackage === '') return { kind: 'html' }
  const file = /([^/]+?)(?:\/index)?(?:\.[jt]sx?)?$/.exec(source)?.[1] ?? ''
  const candidates = [name.original, fromPackage, name.local, file]
  const found = candidates.find((candidate) => known.has(candidate))
  return found === undefined ? { kind: 'unknown' } : { kind: 'component', name: found }
}

interface UnknownImport {
  readonly text: string
  readonly source: string
  readonly file: ImportedFile | 'missing' | undefined
}

function unknownImport(
  { local, original }: ImportedName,
  { text, source, file }: UnknownImport,
): MessageInput {
  const written = text.trim()
  if (typeof file === 'object')
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` imports \`${original}\`, which \`${file.file}\` doesn't export.`,
      help: `Export a component \`${original}\` there, or import one of its other exports.`,
    }
  if (isData(source))
    return {
      rule: 'unknown-import',
      reason: `\`${written}\` names a data file that does not exist, is outside the site or is not valid JSON.`,
      help: 'The path is relative to the page. `@site/` is the folder of the site.',
    }
  return {
    rule: 'unknown-import',
    reason:
      file === 'missing'
        ? `\`${written}\` names a file that does not exist or is not in the site's folder.`
        : `\`${written}\` imports \`${local}\`, which is not a component of this site.`,
    help: adviceFor(local, source, file),
  }
}

function adviceFor(local: string, source: string, file: 'missing' | undefined): string {
  if (/\.(?:css|s[ac]ss|less)$/.test(source))
    return 'Add the style sheet to `customCss`, and write the class name itself.'
  return file === 'missing'
    ? 'Write the path of a component: `./counter.tsx` is beside the page, and `@site/` is the folder of the site.'
    : `Pages import components from files of the site. Write one that renders \`${local}\`, and import that: \`import ${local} from '@site/src/${local}.tsx'\`.`
}

function unknownExport(name: string | undefined): MessageInput {
  const isComponent = name !== undefined && /^[A-Z]/.test(name)
  return {
    rule: 'no-javascript',
    reason: 'This `export` is left out, because pages never run JavaScript.',
    help: isComponent
      ? `Move it to its own file, and import that: \`import ${name} from './${name}.tsx'\`.`
      : 'Move values to the front matter, and components to a file that the page imports.',
  }
}
