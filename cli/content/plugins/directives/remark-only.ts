import type { Nodes, Root } from 'mdast'
import type { ContainerDirective } from 'mdast-util-directive'
import type { VFile } from 'vfile'
import { onlyTags } from '../../../../runtime/shared/html/only-tags.ts'
import { ownValue } from '../../../primitives/own-value.ts'
import { visit } from '../../../primitives/visit.ts'
import { suggestOrList } from '../../../report/suggest.ts'
import { componentTag } from '../../nodes/component-element.ts'
import { componentKey } from '../../nodes/component-key.ts'
import { report } from '../../reporting/report-message.ts'

interface OnlyOptions {
  /** Names of the components of the site, one of which may be called `Only`. */
  readonly own: readonly string[]
  /** Pages have Markdown files. */
  readonly hasTwins: boolean
}

/**
 * Mark what is only in the HTML of a page, or only in its Markdown. Position: before
 * `remarkComponentDirectives`.
 *
 * In: `:::only{for=machines}` … `:::`
 * Out: a placeholder that becomes `<docs-ssg-only-machines>`, which is never written
 */
export function remarkOnly({ own, hasTwins }: OnlyOptions): (tree: Root, file: VFile) => void {
  const isTaken = own.some((name) => componentKey(name) === 'only')
  return (tree, file) => {
    if (isTaken || !/:[ \t]*only/i.test(String(file))) return
    const isLeftOut = !hasTwins || file.data.frontMatter?.['llms'] === false
    visit(tree, 'containerDirective', (node) => {
      if (node.name.toLowerCase() !== 'only') return
      reportAttributes(node, file)
      const written = node.attributes?.['for'] ?? ''
      const tag = ownValue<string>(onlyTags, written)
      if (tag === undefined) reportAudience(node, written, file)
      if (tag === onlyTags.machines && isLeftOut) reportUnread(node, file)
      const data = { hName: tag === undefined ? 'div' : componentTag }
      node.data = { ...node.data, ...data, ...(tag && { hProperties: { dataName: tag } }) }
    })
    reportInLines(tree, file)
  }
}

function reportAudience(node: ContainerDirective, written: string, file: VFile): void {
  report(file, node, {
    rule: 'unknown-audience',
    reason:
      written === ''
        ? '`:::only` doesn’t say who the block is for, so it is shown to everyone.'
        : `\`${written}\` is neither \`people\` nor \`machines\`, so the block is shown to everyone.`,
    help: 'Write `:::only{for=people}` or `:::only{for=machines}`.',
    ...(written !== '' && { word: written }),
  })
}

function reportAttributes(node: ContainerDirective, file: VFile): void {
  const [first] = node.children
  const hasLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  const names = [...Object.keys(node.attributes ?? {}), ...(hasLabel ? ['title'] : [])]
  for (const name of names.filter((one) => one !== 'for'))
    report(file, node, {
      rule: 'unknown-prop',
      reason:
        name === 'title' && hasLabel
          ? '`:::only` has no title, so its label is part of the text.'
          : `\`:::only\` has no attribute \`${name}\`, so it has no effect.`,
      help: suggestOrList(name, ['for']),
      word: name,
    })
}

function reportUnread(node: ContainerDirective, file: VFile): void {
  report(file, node, {
    rule: 'no-effect',
    reason: 'This block is only in the Markdown of the page, and the page has none.',
    help: 'Remove the block, or remove `llms: false`.',
  })
}

/** An opening that readers see as a text, unless a backslash says that they should. */
const opening =
  /(?<![\\:\w])(?:(:{3,})[ \t]*only[ \t]*(?:\[[^\]\n]*\])?\{|(::?)only(?:\[[^\]\n]*\])?\{[^}\n]*\bfor\b)/i
/** What is left of it in a text whose label contains other nodes. */
const rest = /:[ \t]*only[ \t]*[[{]/i

/** In a heading, a cell of a table, a sentence or the description of an image, an opening has no effect. */
function reportInLines(tree: Root, file: VFile): void {
  const owners = new Set<Nodes>()
  visit(tree, (node, _index, parent) => {
    const owner = node.type === 'text' ? parent : node
    if (owner && shownTexts(node).some((text) => rest.test(text))) owners.add(owner)
  })
  for (const owner of owners) {
    const { start, end } = owner.position ?? {}
    const [, long, short] = opening.exec(String(file).slice(start?.offset, end?.offset)) ?? []
    const colons = long ?? short
    if (colons === undefined) continue
    report(file, owner, {
      rule: 'stray-colons',
      reason: `\`${colons}only\` is inside a line, so it hides nothing, and readers see it as text.`,
      help: 'Write `:::only{for=people}` and `:::` on separate lines around whole headings, paragraphs, lists or tables.',
    })
  }
}

/** The texts of a node itself that readers see, or hear. */
function shownTexts(node: Nodes): readonly string[] {
  if (node.type === 'text') return [node.value]
  const texts = ['alt' in node ? node.alt : undefined, 'title' in node ? node.title : undefined]
  return texts.filter((text) => typeof text === 'string')
}
