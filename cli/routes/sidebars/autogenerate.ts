import type { BadgeView } from '../../../runtime/shared/views/site-view.ts'
import { toBadge } from '../../schema/values/sidebar-badge.ts'
import type { SidebarItem } from '../../model/navigation.ts'
import { type CategoryOptions, categoryKey } from './category-files.ts'
import { createCategory } from './category-item.ts'
import { type Doc, type SidebarContext, sidebarLabel, translate } from '../doc-index.ts'
import { type DocFolder, createFolderTree, findFolder, folderLabel } from './folder-tree.ts'
import { parseNumberPrefix } from '../../../runtime/shared/text/number-prefix.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { compareNatural } from '../../primitives/text/compare-natural.ts'
import { suggestionHint } from '../../report/suggest.ts'
import { isFolderPage } from '../page-url.ts'
import { routeRules } from '../route-rules.ts'

interface Ranked {
  readonly position: number
  /** File or folder name, which orders entries of one position. */
  readonly name: string
  readonly items: readonly SidebarItem[]
}

/**
 * Sidebar items of a folder and everything below it; undefined when no such folder contains docs.
 */
export function autogenerate(
  dirName: string,
  context: SidebarContext,
): readonly SidebarItem[] | undefined {
  const folder = findFolder(createFolderTree(context.docs), dirName)
  return folder && itemsOf(folder, context, undefined)
}

/** `own` is the folder's index page if the category links to it. */
function itemsOf(folder: DocFolder, context: SidebarContext, own: Doc | undefined): SidebarItem[] {
  const prefixes = context.config.docs.numberPrefixParser
  const docs = folder.docs.filter((doc) => doc !== own && isListed(doc))
  const ranked = [
    ...docs.map((doc) => rankDoc(doc, prefixes)),
    ...[...folder.folders.values()].map((child) => rankFolder(child, context)),
  ]
  return ranked.toSorted(rankedComparer(context.config)).flatMap((entry) => entry.items)
}

/** A landing page is above the docs, not one of them. */
function isListed({ page: { frontMatter } }: Doc): boolean {
  return frontMatter.unlisted !== true && frontMatter.layout !== 'home'
}

function rankDoc(doc: Doc, prefixes: boolean): Ranked {
  const { docPath, frontMatter } = doc.page
  const name = docPath.slice(docPath.lastIndexOf('/') + 1)
  const isIndex = isFolderPage(name.replace(/\.[^.]+$/, ''), '')
  const isParsed = prefixes && frontMatter.parse_number_prefixes !== false
  const prefix = parseNumberPrefix(name, isParsed).position
  const position = frontMatter.sidebar_position ?? prefix ?? (isIndex ? -Infinity : Infinity)
  return { position, name, items: [createDocItem(doc)] }
}

function rankFolder(folder: DocFolder, context: SidebarContext): Ranked {
  const prefixes = context.config.docs.numberPrefixParser
  const name = folder.path.slice(folder.path.lastIndexOf('/') + 1)
  const options = context.categories.get(categoryKey(context.variant, folder.path))
  if (options) context.usedCategories.add(options)
  const own = ownPage(folder, options, context)
  const position =
    options?.position ??
    own?.page.frontMatter.sidebar_position ??
    parseNumberPrefix(name, prefixes).position ??
    Infinity
  const label =
    options?.label ?? (own ? sidebarLabel(own.page) : folderLabel(folder.path, context.config))
  const { link, badge, ...rest } = options ?? {}
  const category = createCategory(
    {
      ...rest,
      ...toBadge(badge, (text) => translate(text, context)),
      label,
      isPlain: options?.label === undefined,
      items: itemsOf(folder, context, own),
      ...(link?.type === 'generated-index' ? { link } : {}),
      ...(own ? { doc: own } : {}),
    },
    context,
  )
  return { position, name, items: category }
}

/** The page that a folder's category links to. */
function ownPage(
  folder: DocFolder,
  options: CategoryOptions | undefined,
  context: SidebarContext,
): Doc | undefined {
  const link = options?.link
  if (link === null || link?.type === 'generated-index') return undefined
  if (link?.type === 'doc') {
    const ids = [link.id, `${folder.path}/${link.id}`]
    const [doc] = ids.flatMap((id) => context.docsById.get(id) ?? [])
    if (doc === undefined && !ids.some((id) => context.knownIds.has(id)))
      context.diagnostics.push(unknownPage(link.id, options, context))
    return doc
  }
  return folder.docs.find((doc) => {
    const name = doc.page.docPath.slice(folder.path.length + 1).replace(/\.[^.]+$/, '')
    return isFolderPage(name, folder.path)
  })
}

function unknownPage(
  id: string,
  options: CategoryOptions | undefined,
  { knownIds }: SidebarContext,
): Diagnostic {
  return routeRules['unknown-doc-id'].report({
    message: `\`link.id\` refers to the doc \`${id}\`, which does not exist.`,
    help:
      suggestionHint(id, knownIds) ??
      'Write the path of a page without its extension, below the docs or below the folder.',
    data: { actual: id },
    ...(options && { place: options.linkPlace }),
  })
}

interface DocItemOptions {
  readonly label?: string | undefined
  readonly className?: string | undefined
  readonly badge?: BadgeView | undefined
}

/** A sidebar item for a page; `label` overrides the page's own. */
export function createDocItem(
  doc: Doc,
  { label, className, badge }: DocItemOptions = {},
): SidebarItem {
  const css = className ?? doc.page.frontMatter.sidebar_class_name
  return {
    kind: 'doc',
    id: doc.id,
    label: label ?? sidebarLabel(doc.page),
    url: doc.url,
    ...(css === undefined ? {} : { className: css }),
    ...(badge ? { badge } : toBadge(doc.page.frontMatter.sidebar_badge)),
  }
}

/** The Docusaurus look has the order of Docusaurus, which compares numbers in names as text. */
function rankedComparer({ theme }: SidebarContext['config']): (a: Ranked, b: Ranked) => number {
  const compareNames =
    theme.look === 'docusaurus'
      ? (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
      : compareNatural
  return (a, b) => {
    if (a.position !== b.position) return a.position < b.position ? -1 : 1
    return compareNames(a.name, b.name)
  }
}
