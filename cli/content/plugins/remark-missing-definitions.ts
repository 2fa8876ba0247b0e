import type { FootnoteDefinition, Node, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../report-message.ts'
import { reportText, type VisibleText, visitTexts } from '../syntax/visible-text.ts'
import { visit } from '../../primitives/visit.ts'

/**
 * Report references without a definition, whose brackets readers see, and footnotes without a reference, which they
 * don't see. Position: after all other syntax.
 *
 * In: `[text][id]` without `[id]: …`. Out: the same, and a message.
 */
export function remarkMissingDefinitions() {
  return (tree: Root, file: VFile): void => {
    visitTexts(tree, file, checkReferences)
    checkFootnotes(tree, file)
  }
}

function checkReferences(found: VisibleText): void {
  const { text, node } = found
  const [, reference] = /(?<![\\\w\]])(!?\[[^[\]\n]+\]\[[^[\]\n]*\])(?![([])/.exec(text) ?? []
  const [, note] = /(?<!\\)(\[\^[^\]\s]+\])(?!:)/.exec(text) ?? []
  const written = reference ?? note
  // A reference that has a definition is a link by now, whose brackets are in the source all the same.
  if (written === undefined || hasResolved(node, written)) return
  const isImage = written.startsWith('!')
  const what = reference === undefined ? 'footnote' : isImage ? 'image' : 'link'
  const label = written.replace(/^!?\[[^\]]*\](?=\[[^\]])|\[\]$|^!/g, '')
  const target = what === 'footnote' ? 'text' : isImage ? './image.png' : './page.md'
  reportText(found, written, {
    rule: 'undefined-reference',
    reason: `\`${written}\` has no definition, so readers see the brackets instead of ${isImage ? 'an' : 'a'} ${what}.`,
    help: `Add the definition: \`${label}: ${target}\`. To show the brackets, write \`\\[\`.`,
  })
}

function hasResolved(node: Node, written: string): boolean {
  let texts = ''
  visit(node, 'text', ({ value }) => {
    texts += value
  })
  return !texts.includes(written)
}

function checkFootnotes(tree: Root, file: VFile): void {
  const used = new Set<string>()
  const defined: FootnoteDefinition[] = []
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(node.identifier)
    if (node.type === 'footnoteDefinition') defined.push(node)
  })
  for (const node of defined) {
    if (used.has(node.identifier)) continue
    report(file, node, {
      rule: 'unused-footnote',
      reason: `No text refers to the footnote \`[^${node.label ?? node.identifier}]\`, so readers don't see it.`,
      help: `Write \`[^${node.label ?? node.identifier}]\` where it belongs, or remove it.`,
    })
  }
}
