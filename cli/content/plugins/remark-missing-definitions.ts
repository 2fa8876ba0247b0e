import type { FootnoteDefinition, Node, Root } from 'mdast'
import type { VFile } from 'vfile'
import { report } from '../reporting/report-message.ts'
import { reportTextAt, type VisibleText, visitTexts } from '../dialect/visible-text.ts'
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

const patterns = [
  { what: 'link', pattern: /(?<![\\\w\]])(!?\[[^[\]\n]+\]\[[^[\]\n]*\])(?![([])/g },
  { what: 'footnote', pattern: /(?<!\\)(\[\^[^\]\s]+\])(?!:)/g },
] as const

/** The text of a label can be in code: [`Name`][pkg.Name]. */
function checkReferences(found: VisibleText): void {
  const references = patterns.flatMap(({ what, pattern }) =>
    [...found.text.matchAll(pattern)].map(({ index, 1: text = '' }) => ({
      what: what === 'link' && text.startsWith('!') ? ('image' as const) : what,
      written: found.source.slice(index, index + text.length),
      bare: withoutSpace(text),
      index,
    })),
  )
  if (references.length === 0) return
  const shown = withoutSpace(shownText(found.node))
  for (const { what, written, bare, index } of references) {
    // A reference that has a definition is a link by now, whose brackets are in the source all the same.
    if (!shown.includes(bare)) continue
    const label = written.replace(/^!?\[[^\]]*\](?=\[[^\]])|\[\]$|^!/g, '')
    const target = { footnote: 'text', image: './image.png', link: './page.md' }[what]
    reportTextAt(found, index, {
      rule: 'undefined-reference',
      reason: `\`${written}\` has no definition, so readers see the brackets instead of ${what === 'image' ? 'an' : 'a'} ${what}.`,
      help: `Add the definition: \`${label}: ${target}\`. To show the brackets, write \`\\[\`.`,
    })
  }
}

const withoutSpace = (text: string): string => text.replaceAll(/\s+/g, '')

function shownText(node: Node): string {
  let texts = ''
  visit(node, 'text', ({ value }) => {
    texts += value
  })
  return texts
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
