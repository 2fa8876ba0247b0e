import type { Element, ElementContent, Parents, Root } from 'hast'
import { element } from '../nodes/figure-element.ts'
import type { Glossary } from './read-glossary.ts'
import { formOf } from './term-forms.ts'
import { pushAll, spliceAll } from '../../primitives/long-lists.ts'

/** Where a term stays as it is: it is a name there, or part of a control. */
const closed = new Set(
  'a abbr button code dfn h1 h2 h3 h4 h5 h6 kbd label pre samp script summary svg th'.split(' '),
)

/**
 * Explain the first occurrence of each term of a glossary: a button, and its definition in a popover
 * that the browser opens without a script. Position: after an article was read, so that definitions
 * are neither in descriptions nor in the search data.
 *
 * In: `<p>The store holds it.</p>`
 * Out: `<p>The <button class="term" popovertarget="docs-ssg-term-1">store</button><span popover id="docs-ssg-term-1">…`
 */
export function addGlossary(tree: Root, glossary: Glossary): boolean {
  const used = new Set<string>()
  explainIn(tree, glossary, used)
  return used.size > 0
}

function explainIn(parent: Parents, glossary: Glossary, used: Set<string>): void {
  const explained: { readonly index: number; readonly parts: ElementContent[] }[] = []
  for (const [index, child] of parent.children.entries()) {
    if (child.type === 'element' && !isClosed(child)) explainIn(child, glossary, used)
    if (child.type !== 'text' || parent.type !== 'element') continue
    const parts = explain(child.value, glossary, used)
    if (parts.length > 1) explained.push({ index, parts })
  }
  // From the last to the first, so that the positions of the others stay valid.
  for (const { index, parts } of explained.toReversed())
    spliceAll(parent.children, { start: index, count: 1 }, parts)
}

/** Components receive markup and text that they may use in other places. */
function isClosed({ tagName, properties: { className } }: Element): boolean {
  const isCode = Array.isArray(className) && className.includes('code-block')
  return closed.has(tagName) || /^[A-Z]/.test(tagName) || isCode
}

function explain(text: string, { terms, pattern }: Glossary, used: Set<string>): ElementContent[] {
  const parts: ElementContent[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const [word] = match
    const term = terms.get(formOf(word))
    if (term === undefined || used.has(term.name)) continue
    used.add(term.name)
    parts.push({ type: 'text', value: text.slice(end, match.index) })
    pushAll(parts, toElements(word, term.definition, used.size))
    end = match.index + word.length
  }
  return [...parts, { type: 'text', value: text.slice(end) }]
}

function toElements(word: string, definition: string, number: number): ElementContent[] {
  const id = `docs-ssg-term-${number}`
  const properties = { type: 'button', className: ['term'], popoverTarget: id }
  return [
    element('button', properties, [{ type: 'text', value: word }]),
    element('span', { id, className: ['term__text'], popover: 'auto' }, [
      { type: 'text', value: definition },
    ]),
  ]
}
