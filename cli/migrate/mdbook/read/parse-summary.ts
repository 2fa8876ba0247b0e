// Given the text of a `SUMMARY.md`, it returns its entries. Headings are parts, except for the first
// one, which is the title of the list; lines below them without a link count as nothing.
import { posix } from 'node:path'
import type { Link, ListItem, RootContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { toString } from 'mdast-util-to-string'
import type { SummaryItem } from '../book.ts'

/** Parse `SUMMARY.md`, the list of chapters. */
export function parseSummary(text: string): readonly SummaryItem[] {
  const { children } = fromMarkdown(text.replace(/^\uFEFF/, ''))
  const [first, ...rest] = children.filter(({ type }) => type !== 'html')
  const items = first === undefined || isTitle(first) ? rest : [first, ...rest]
  return items.flatMap(toItems)
}

const isTitle = (node: RootContent): boolean => node.type === 'heading' && node.depth === 1

function toItems(node: RootContent): readonly SummaryItem[] {
  if (isTitle(node)) return [{ kind: 'part', label: toString(node) }]
  if (node.type === 'list') return node.children.flatMap(toChapter)
  // Chapters without a number are paragraphs, above and below the lists.
  if (node.type !== 'paragraph') return []
  return node.children.flatMap((child) => (child.type === 'link' ? [toLinked(child)] : []))
}

function toChapter(item: ListItem): readonly SummaryItem[] {
  const inner = item.children.flatMap((child) =>
    child.type === 'list' ? child.children.flatMap(toChapter) : [],
  )
  const [first] = item.children
  const link =
    first?.type === 'paragraph' ? first.children.find(({ type }) => type === 'link') : undefined
  return link?.type === 'link' ? [toLinked(link, inner)] : inner
}

function toLinked(link: Link, items?: readonly SummaryItem[]): SummaryItem {
  const path = posix.normalize(decodePath(link.url))
  return {
    kind: 'chapter',
    label: toString(link),
    path: link.url === '' ? undefined : path,
    isNumbered: items !== undefined,
    items: items ?? [],
  }
}

function decodePath(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
