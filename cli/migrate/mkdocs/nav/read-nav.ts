// Given `nav` as written, it returns its entries, with globs expanded. It must not read files.
import { posix } from 'node:path'
import { toGlobMatcher } from '../../../primitives/files/glob.ts'
import { toList, toRecord, toText } from '../../coerce.ts'
import type { Note } from '../../migration.ts'
import { isPageFile, toPageId } from '../docs/page-url.ts'
import { listPages, type NavItem } from './nav-item.ts'

interface NavContext {
  /** Paths of all pages, in the order in which MkDocs lists them. */
  readonly pages: readonly string[]
  /** The title of a page; undefined if it has none. */
  readonly titleOf: (path: string) => string | undefined
  readonly report: (note: Note) => void
}

const isFullUrl = /^(?:[a-z][a-z\d+.-]*:|\/)/i

/** Read the entries of `nav`; those whose page does not exist are reported. */
export function readNav(value: unknown, context: NavContext): readonly NavItem[] {
  return toList(value).flatMap((item) => readEntry(item, context))
}

function readEntry(item: unknown, context: NavContext): readonly NavItem[] {
  const path = toText(item)
  if (path !== undefined) return readPath(path, undefined, context)
  return Object.entries(toRecord(item)).flatMap(([written, value]): readonly NavItem[] => {
    const label = withoutTags(written)
    const target = toText(value)
    if (target !== undefined) return readPath(target, label, context)
    const items = readNav(value, context)
    if (items.length > 0)
      return [{ kind: 'section', label: label || nameOf(items, context), items }]
    context.report({ subject: 'nav', advice: `\`${label}\` has no page, so it is not migrated.` })
    return []
  })
}

/** Themes show HTML in labels, such as an icon, but a label of docs-ssg is text. */
const withoutTags = (label: string): string =>
  label.replaceAll(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi, '').trim()

/** A section without a name has that of its first page. */
function nameOf(items: readonly NavItem[], { titleOf }: NavContext): string {
  const [first] = listPages(items)
  return (first === undefined ? undefined : (titleOf(first) ?? toPageId(first))) ?? ''
}

function readPath(
  written: string,
  label: string | undefined,
  { pages, report }: NavContext,
): readonly NavItem[] {
  if (isFullUrl.test(written)) return [{ kind: 'link', href: written, label: label ?? written }]
  const path = posix.normalize(written)
  if (pages.includes(path)) return [{ kind: 'page', path, label }]
  const found = pages.filter(toGlobMatcher([path.replace(/\/$/, '/**')]))
  const items = found.map((one): NavItem => ({ kind: 'page', path: one, label: undefined }))
  if (items.length > 0) return label === undefined ? items : [{ kind: 'section', label, items }]
  if (!isPageFile(path) && !/[*?]/.test(path) && label !== undefined)
    return [{ kind: 'link', href: `/${path}`, label }]
  report({
    subject: 'nav',
    advice: `\`${written}\` is not a page of the site, so the entry is not migrated.`,
  })
  return []
}
