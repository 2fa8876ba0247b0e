import type { Paragraph, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import { SKIP } from 'unist-util-visit'
import type { VFile } from 'vfile'
import { english, type Translations } from '../../../../runtime/i18n/translations.ts'
import { admonitionTitle, admonitionTypes } from '../../../../runtime/shared/text/admonitions.ts'
import { suggestOrList } from '../../../report/suggest.ts'
import { report } from '../../reporting/report-message.ts'
import { makeAdmonition, titleParagraph } from '../../nodes/admonition-node.ts'
import { visit } from '../../../primitives/visit.ts'
import { splitLines } from '../../../primitives/text/lines.ts'

interface AdmonitionOptions {
  /** Types in addition to the built-in ones: `markdown.admonitions`. */
  readonly types?: readonly string[]
}

/**
 * Turn container directives into boxes with a title. Reports unknown types, boxes that are never
 * closed, and stray colons. Position: after remarkDirective, `remarkDirectiveTitles` and
 * `remarkComponentDirectives`, before remark-rehype.
 *
 * In: `:::tip[Title]{.wide #id}` … `:::`
 * Out:
 * `<aside class="admonition admonition-tip wide" role="note" id="id"><p class="admonition-title">Title</p>…</aside>`;
 * `:::details[Title]` becomes `<details><summary>Title</summary>…</details>`
 */
export function remarkAdmonitions(
  options: AdmonitionOptions = {},
): (tree: Root, file: VFile) => void {
  const known = [...admonitionTypes, ...(options.types ?? [])]
  return (tree, file) => {
    const lines = splitLines(String(file))
    visit(tree, 'containerDirective', (node) => {
      checkClosed(node, lines, file)
      if (node.data?.hName !== undefined) return
      const type = node.name.toLowerCase()
      if (!known.includes(type)) reportUnknown(node, known, file)
      reportAttributes(node, type, file)
      const { words: translations = english } = file.data
      if (type === 'details') toDetails(node, translations)
      else toAside(node, known.includes(type) ? type : 'note', translations)
    })
    visit(tree, 'paragraph', (node) => {
      reportStray(node, file)
      return SKIP
    })
  }
}

function toAside(node: ContainerDirective, type: string, translations: Translations): void {
  const { class: className, id, title } = node.attributes ?? {}
  const label = takeLabel(node) ?? titleParagraph(title ?? admonitionTitle(node.name, translations))
  makeAdmonition(node, { type, title: label, className: className ?? '', id: id ?? undefined })
}

function toDetails(node: ContainerDirective, translations: Translations): void {
  const { class: classes = '', id, title, open } = node.attributes ?? {}
  const className = ['details', ...String(classes).split(/\s+/)].filter((name) => name !== '')
  const isOpen = open !== undefined && open !== 'false'
  node.data = {
    ...node.data,
    hName: 'details',
    hProperties: { className, ...(id && { id }), ...(isOpen && { open: true }) },
  }
  const label = takeLabel(node) ?? titleParagraph(title ?? translations.details)
  label.data = { hName: 'summary' }
  node.children.unshift(label)
}

function takeLabel(node: ContainerDirective): Paragraph | undefined {
  const first = node.children[0]
  if (first?.type !== 'paragraph' || first.data?.directiveLabel !== true) return undefined
  node.children.shift()
  return first
}

function reportUnknown(node: ContainerDirective, known: readonly string[], file: VFile): void {
  report(file, node, {
    rule: 'unknown-admonition',
    reason: `\`:::${node.name}\` is not a known type of admonition, so it is shown as a note.`,
    help: `${suggestOrList(node.name, known)} You can add types to \`markdown.admonitions\`.`,
  })
}

function reportAttributes(node: ContainerDirective, type: string, file: VFile): void {
  const known = ['class', 'id', 'title', ...(type === 'details' ? ['open'] : [])]
  for (const name of Object.keys(node.attributes ?? {})) {
    if (known.includes(name)) continue
    report(file, node, {
      rule: 'unknown-prop',
      reason: `\`:::${node.name}\` has no attribute \`${name}\`, so it has no effect.`,
      help:
        name === 'icon' ? 'Remove it: every type has its own icon.' : suggestOrList(name, known),
      word: name,
    })
  }
}

/**
 * The parser also closes a directive at the end of its parent; then its last line is not a line of
 * colons.
 */
function checkClosed(node: ContainerDirective, lines: readonly string[], file: VFile): void {
  const { start, end } = node.position ?? {}
  if (start === undefined || end === undefined) return
  const opener = /:{3,}/.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[0] ?? ':::'
  const closer =
    /^[\s>]*(:{3,})\s*$/.exec(lines[end.line - 1]?.slice(0, end.column - 1) ?? '')?.[1] ?? ''
  if (end.line > start.line && closer.length >= opener.length) return
  report(file, node, {
    rule: 'unclosed-admonition',
    reason: `\`${opener}${node.name}\` is never closed, so the admonition continues to line ${end.line}.`,
    help: `Write \`${opener}\` on its own line where it ends. An admonition that contains another one needs more colons.`,
  })
}

function reportStray(node: Paragraph, file: VFile): void {
  const last = node.children.at(-1)
  if (last?.type !== 'text' || !/(?:^|\n):{3,}\s*(?:\n|$)/.test(last.value)) return
  report(file, node, {
    rule: 'stray-colons',
    reason: 'A line of colons in this paragraph closes nothing, so it is shown as text.',
    help: 'Remove it, or give the admonition that it should close the same number of colons.',
  })
}
