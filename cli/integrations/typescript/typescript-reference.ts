// Pages about the exports of packages. Given options, it returns an integration. The entry point
// `docs-ssg/typescript-reference`, which only the config of a site loads.
import { describeMissingCompiler } from '../../gate/describe-installation.ts'
import { resolve } from 'node:path'
import type { DeclaredExport, ExportKind } from '../../declarations/declared-export.ts'
import type { ReadDeclarations } from '../../declarations/read-declarations.ts'
import type { Integration, PagesHookContext } from '../../model/authored/integration.ts'
import { type FindPage, toCellMarkdown, toSummary } from '../../primitives/text/safe-markdown.ts'
import { withoutControlCharacters } from '../../primitives/text/unwritable-values.ts'
import { toInlineCode } from '../../primitives/text/markdown-text.ts'
import { toTable } from '../../primitives/text/markdown-tables.ts'
import { checkTexts, placeIn } from './check-texts.ts'
import { createFileNames } from './file-names.ts'
import { toReferencePage } from './reference-page.ts'
import type { TypescriptReferenceOptions } from './typescript-reference-options.ts'

export type { TypescriptReferenceOptions }

/** Folders of the pages by kind, in the order of the sidebar. */
const kinds: readonly (readonly [ExportKind, string, string])[] = [
  ['function', 'functions', 'Functions'],
  ['class', 'classes', 'Classes'],
  ['variable', 'variables', 'Variables'],
  ['enum', 'enums', 'Enums'],
  ['namespace', 'namespaces', 'Namespaces'],
  ['interface', 'interfaces', 'Interfaces'],
  ['type', 'types', 'Types'],
]

/** One entry point and its pages. */
interface EntryPages {
  readonly entry: Entry
  /** Below the folder of the docs. */
  readonly folder: string
  readonly pages: readonly { readonly one: DeclaredExport; readonly path: string }[]
}

/** An entry point as an import in the folder of the site names it. */
interface Entry {
  readonly specifier: string
  readonly isPackage: boolean
}

/** Add a page for every export of packages or files, made from their type declarations. Needs TypeScript 7 or newer. */
export function typescriptReference(options: TypescriptReferenceOptions): Integration {
  const entries = listEntries(options)
  if (entries.length === 0)
    throw new TypeError('`typescriptReference` needs the option `package` or `entry`.')
  const { name = 'typescript-reference' } = options
  return { name, hooks: { addPages: (context) => addReference(context, entries, options) } }
}

function listEntries({ package: packages, entry }: TypescriptReferenceOptions): readonly Entry[] {
  const toList = (value: string | readonly string[] | undefined): readonly string[] =>
    value === undefined ? [] : [value].flat()
  return [
    ...toList(packages).map((specifier) => ({ specifier, isPackage: true })),
    ...toList(entry).map((path) => ({
      specifier: (path.startsWith('.') ? path : `./${path}`).replace(/(?:\.d)?\.[cm]?tsx?$/, ''),
      isPackage: false,
    })),
  ]
}

async function addReference(
  context: PagesHookContext,
  entries: readonly Entry[],
  options: TypescriptReferenceOptions,
): Promise<void> {
  const { readDeclarations } = await import('../../declarations/read-declarations.ts')
  const { siteDir, report, watch } = context
  const excluded = new Set(options.exclude)
  const read = await readDeclarations({
    siteDir,
    entries: entries.map(({ specifier }) => specifier),
    isWanted: (name) => !excluded.has(name),
  })
  if (read === undefined) {
    const { reason, help } = describeMissingCompiler(siteDir)
    return report({
      rule: 'no-compiler',
      message: `The reference can’t be made, because ${reason}.`,
      help,
    })
  }
  // The compiler is another process, which reads the files itself.
  watch([...read.files, resolve(siteDir, 'node_modules/typescript/package.json')])
  const pages = toEntryPages(read, entries, options)
  checkTexts(
    pages.flatMap((entry) => entry.pages.map(({ one }) => one)),
    context,
  )
  addEntries(context, pages, options)
  for (const [index, { specifier }] of entries.entries())
    if (read.entries[index] === undefined)
      report({
        rule: 'no-declarations',
        message: `\`${specifier}\` has no type declarations or exports nothing, so there is nothing to document.`,
        help: 'Install the package, or fix the path.',
      })
}

/** With a single entry point, pages need no folder that names it. */
function toEntryPages(
  read: ReadDeclarations,
  entries: readonly Entry[],
  { path = 'api' }: TypescriptReferenceOptions,
): readonly EntryPages[] {
  return entries.map((entry, index) => {
    const own = entry.specifier.replace(/^@|^[./]+/g, '').replace(/[^\w.-]+/g, '-')
    const folder = entries.length === 1 ? path : `${path}/${own}`
    const toFile = createFileNames()
    const pages = (read.entries[index] ?? []).map((one) => {
      const kind = kinds.find(([name]) => name === one.kind)?.[1] ?? one.kind
      return { one, path: `${folder}/${toFile(kind, one.name)}.md` }
    })
    return { entry, folder, pages }
  })
}

function addEntries(
  { addPage, addCategory, siteDir }: PagesHookContext,
  all: readonly EntryPages[],
  options: TypescriptReferenceOptions,
): void {
  const { path = 'api', label = 'API reference', position, collection } = options
  const target = collection === undefined ? {} : { collection }
  const place = position === undefined ? {} : { position }
  addCategory({ path, label, ...place, ...target })
  const toPages = createFind(all)
  for (const { entry, folder, pages } of all) {
    if (all.length > 1) addCategory({ path: folder, label: labelOf(entry), ...target })
    for (const [index, [kind, name, text]] of kinds.entries()) {
      const own = pages.filter(({ one }) => one.kind === kind)
      if (own.length === 0) continue
      addCategory({ path: `${folder}/${name}`, label: text, position: index + 1, ...target })
      for (const { one, path: file } of own) {
        const find = toPages(file, entry)
        const specifier = entry.isPackage ? entry.specifier : undefined
        const content = withoutControlCharacters(toReferencePage(one, { specifier, find }))
        const description = withoutControlCharacters(toSummary(one.description))
        const frontMatter = {
          title: one.name === '' ? "''" : one.name,
          ...(description === '' ? {} : { description }),
          format: 'md',
        }
        const source = placeIn(one, siteDir)
        const names = one.name === '' ? {} : { names: [one.name] }
        addPage({ path: file, frontMatter, content: `${content}\n`, source, ...names, ...target })
      }
    }
  }
  const content = all.map((entry) => toIndex(entry, path, all.length > 1)).join('\n\n')
  const frontMatter = { title: label, sidebar_label: 'Overview', format: 'md' }
  addPage({ path: `${path}/index.md`, frontMatter, content: `${content}\n`, ...target })
}

const labelOf = ({ specifier }: Entry): string => specifier.replace(/^\.\//, '')

/** Links from one page to the pages of names, those of the same entry point first. */
function createFind(all: readonly EntryPages[]): (from: string, entry: Entry) => FindPage {
  const byEntry = new Map(
    all.map(({ entry, pages }) => [
      entry,
      new Map(pages.map(({ one, path }) => [one.name, path] as const)),
    ]),
  )
  return (from, entry) => (name) => {
    const path =
      byEntry.get(entry)?.get(name) ??
      [...byEntry.values()].map((pages) => pages.get(name)).find((found) => found !== undefined)
    return path === undefined || path === from ? undefined : toRelative(from, path)
  }
}

function toRelative(from: string, to: string): string {
  const [own, other] = [from.split('/'), to.split('/')]
  let shared = 0
  while (shared < own.length - 1 && own[shared] === other[shared]) shared += 1
  const up = '../'.repeat(own.length - 1 - shared)
  return `${up === '' ? './' : up}${other.slice(shared).join('/')}`
}

/** Tables of all exports of an entry point, one for each kind. */
function toIndex({ entry, pages }: EntryPages, path: string, isNamed: boolean): string {
  const level = isNamed ? '###' : '##'
  const tables = kinds.flatMap(([kind, , text]) => {
    const own = pages.filter(({ one }) => one.kind === kind)
    if (own.length === 0) return []
    const rows = own.map(({ one, path: file }) => [
      `[${toInlineCode(one.name === '' ? "''" : one.name)}](${encodeURI(toRelative(`${path}/index.md`, file))})`,
      [
        one.deprecated !== undefined && '**Deprecated.**',
        toCellMarkdown(toSummary(one.description), () => undefined),
      ]
        .filter(Boolean)
        .join(' '),
    ])
    const title = isNamed ? `${text} of ${labelOf(entry)}` : text
    return [`${level} ${title}\n\n${toTable(['Name', 'Description'], rows)}`]
  })
  return [...(isNamed ? [`## \`${labelOf(entry)}\``] : []), ...tables].join('\n\n')
}
