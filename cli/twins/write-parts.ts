// What docs-ssg adds to Markdown: admonitions, tabs, details, cards and footnotes, in forms that
// every reader of Markdown understands.
import type { Element } from 'hast'
import { admonitionTitleClass } from '../../runtime/shared/text/admonitions.ts'
import { indentRest } from '../primitives/text/indent-rest.ts'
import { joinBelow, quote } from './indent.ts'
import { writeLabel } from './write-label.ts'
import {
  attributeOf,
  contentOf,
  elementsOf,
  findElement,
  hasClass,
  type Node,
  plainText,
  type Scope,
  type WriteElement,
  type Writer,
} from './writer.ts'

/** GitHub's five kinds of alerts. https://docs.github.com/get-started/writing-on-github */
const alerts: Readonly<Record<string, string>> = {
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'CAUTION',
  danger: 'CAUTION',
}

/** `> [!TIP]`, with the title where it says more than the kind. */
export const writeAdmonition: WriteElement = (box, writer, scope) => {
  if (!hasClass(box, 'admonition')) return undefined
  const kind =
    /(?:^|\s)admonition-([\w-]+)/.exec(attributeOf(box, 'className') ?? '')?.[1] ?? 'note'
  const [first, ...rest] = box.children.filter(
    (child) => child.type === 'element' || plainText(child).trim() !== '',
  )
  const isTitled = first?.type === 'element' && hasClass(first, admonitionTitleClass)
  const title = isTitled ? writeLabel(first.children, writer, scope) : ''
  const alert = Object.hasOwn(alerts, kind) ? alerts[kind] : 'NOTE'
  const heading = title.toUpperCase() === `**${alert}**` ? '' : title
  const content = writer.blocks(isTitled ? rest : box.children, scope)
  return quote(joinBelow(`[!${alert}]`, underLabel(heading, content)).trim())
}

/** Each panel below its label. */
export const writeTabs: WriteElement = (tabs, writer, scope) => {
  if (tabs.properties.dataTabs === undefined) return undefined
  const [list, ...panels] = elementsOf(tabs.children)
  if (list === undefined || !hasClass(list, 'tab-list')) return undefined
  const labels = elementsOf(list.children).map(({ children }) =>
    writeLabel(children, writer, scope),
  )
  const [only] = panels
  if (tabs.properties.dataShared !== undefined && only !== undefined && scope.variant === undefined)
    return labels
      .map((label, index) =>
        underLabel(label, writer.blocks([only], { ...scope, variant: index === 0 ? 'ts' : 'js' })),
      )
      .join('\n\n')
  return panels
    .map((panel, index) => underLabel(labels[index] ?? '', writer.blocks([panel], scope)))
    .join('\n\n')
}

const underLabel = (label: string, content: string): string =>
  [label, content].filter(Boolean).join('\n\n')

const isHeading = ({ tagName }: Element): boolean => /^h[1-6]$/.test(tagName)

/** What is closed in HTML is open, below its summary, which stays a heading if it has one. */
export const writeDetails: WriteElement = (details, writer, scope) => {
  if (details.tagName !== 'details') return undefined
  const summary = elementsOf(details.children).find(({ tagName }) => tagName === 'summary')
  const rest = details.children.filter((child) => child !== summary)
  if (summary !== undefined && findElement(summary.children, isHeading) !== undefined)
    return underLabel(writer.blocks(summary.children, scope), writer.blocks(rest, scope))
  const label = summary === undefined ? '' : writeLabel(contentOf(summary, writer), writer, scope)
  return underLabel(label, writer.blocks(rest, scope))
}

/** Cards are items of a list, whose links are their titles. */
export const writeCards: WriteElement = (cards, writer, scope) => {
  if (!hasClass(cards, 'cards')) return undefined
  const all = elementsOf(cards.children)
  if (all.length === 0 || !all.every((card) => hasClass(card, 'card'))) return undefined
  return all.map((card) => toCard(card, writer, scope)).join('\n')
}

function toCard({ children }: Element, writer: Writer, scope: Scope): string {
  const title = elementsOf(children).find((child) => hasClass(child, 'card-title'))
  const rest = children.filter((child) => child !== title)
  const label = title === undefined ? '' : writer.inline(title.children, scope).trim()
  const content = writer.blocks(rest, scope)
  if (label === '' || content === '') return `- ${indentRest(label || content, '  ')}`
  const isLine = !content.includes('\n') && !rest.some((node) => isOther(node, writer))
  return isLine ? `- ${label}: ${content}` : `- ${label}\n\n  ${indentRest(content, '  ')}`
}

/** A block that isn't a paragraph, or is a box with one. */
function isOther(node: Node, writer: Writer): boolean {
  if (node.type !== 'element' || !writer.isBlock(node)) return false
  return !/^(?:p|div)$/.test(node.tagName) || node.children.some((child) => isOther(child, writer))
}

/** The notes below a page, each by its number. */
export const writeFootnotes: WriteElement = (section, writer, scope) => {
  if (section.properties.dataFootnotes === undefined) return undefined
  const list = findElement(section.children, ({ tagName }) => tagName === 'ol')
  return elementsOf(list?.children ?? [])
    .flatMap((item, index) => {
      const [note] = elementsOf(writer.partOf(item) ?? [item])
      if (note === undefined) return []
      return [`[^${index + 1}]: ${indentRest(writer.blocks(note.children, scope), '    ')}`]
    })
    .join('\n\n')
}
