import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString } from 'hast-util-to-string'
import { visitParents } from 'unist-util-visit-parents'
import type { VFile } from 'vfile'
import { report } from '../../reporting/report-message.ts'
import { toStyleClass } from '../../components/jsx-style.ts'
import { visit } from '../../../primitives/visit.ts'

/** The part of KaTeX that is used. */
interface MathRenderer {
  readonly renderToString: (tex: string, options: Readonly<Record<string, unknown>>) => string
}

/** The KaTeX of the site, or why it can't be used. */
export type LoadedMath = MathRenderer | { readonly problem: string }

interface MathOptions {
  /** Loads the KaTeX of the site once a page has a formula; undefined if it is not installed. */
  readonly load: () => Promise<LoadedMath | undefined>
}

interface Formula {
  /** The node that the formula replaces. */
  readonly node: Element
  readonly parent: { children: (ElementContent | Root['children'][number])[] }
  readonly tex: string
  readonly isBlock: boolean
}

/**
 * Render formulas at build time. Their inline styles become classes, because the content security
 * policy refuses them. Position: on the HTML tree after raw HTML was sanitized (the output of KaTeX
 * needs no sanitizer), before `rehypeCode`.
 *
 * In: `<code class="language-math math-inline">x^2</code>`, as remark-math and remark-rehype make
 * it
 * Out: `<span class="katex">…</span>`, with MathML for screen readers
 */
export function rehypeMath({ load }: MathOptions): (tree: Root, file: VFile) => Promise<void> {
  return async (tree, file) => {
    const formulas = findFormulas(tree)
    if (formulas.length === 0) return
    const katex = await load()
    if (katex === undefined || 'problem' in katex) {
      const cause = katex ? `KaTeX can't be loaded (${katex.problem})` : 'KaTeX is not installed'
      report(file, formulas[0]?.node, {
        rule: 'math',
        reason: `The page has a formula, but ${cause}, so the formula is shown as plain text.`,
        help: `Run \`npm install katex${katex ? '@latest' : ''}\` in the folder of the site.`,
      })
      // Otherwise the code would be reported again, because `math` is not a language.
      visit(tree, 'element', dropLanguage)
      return
    }
    for (const formula of formulas) replace(formula, render(formula, katex, file))
  }
}

function dropLanguage({ properties }: Element): void {
  const { className } = properties
  if (Array.isArray(className) && className.includes('language-math')) delete properties.className
}

function findFormulas(tree: Root): Formula[] {
  const formulas: Formula[] = []
  visitParents(tree, 'element', (code, ancestors) => {
    const { className } = code.properties
    const classes = Array.isArray(className) ? className : []
    if (code.tagName !== 'code' || !classes.includes('language-math')) return
    const isBlock = !classes.includes('math-inline')
    const [parent, outer] = [ancestors.at(-1), ancestors.at(-2)]
    if (parent === undefined) return
    const tex = toString(code).trim()
    if (parent.type === 'element' && parent.tagName === 'pre' && outer)
      formulas.push({ node: parent, parent: outer, tex, isBlock })
    else formulas.push({ node: code, parent, tex, isBlock })
  })
  return formulas
}

function render(formula: Formula, katex: MathRenderer, file: VFile): ElementContent[] {
  try {
    const html = katex.renderToString(formula.tex, {
      displayMode: formula.isBlock,
      throwOnError: true,
      strict: 'ignore',
    })
    const tree = fromHtml(html, { fragment: true })
    const styles: Record<string, string> = {}
    visit(tree, 'element', (element) => moveStyle(element, styles))
    file.data.styles = { ...file.data.styles, ...styles }
    return tree.children.filter((child): child is ElementContent => child.type !== 'doctype')
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/^KaTeX parse error: /, '') : ''
    report(file, formula.node, {
      rule: 'math',
      reason: `The formula \`${formula.tex.slice(0, 60)}\` can't be rendered: ${reason}`,
      help: 'See https://katex.org/docs/supported for what KaTeX supports.',
    })
    // Code blocks would report that they don't know the language.
    visit(formula.node, 'element', dropLanguage)
    return [formula.node]
  }
}

function moveStyle(element: Element, styles: Record<string, string>): void {
  const { style, className } = element.properties
  delete element.properties.style
  if (typeof style !== 'string') return
  const { style: made } = toStyleClass(style)
  if (made === undefined) return
  styles[made.name] = made.css
  element.properties.className = [...(Array.isArray(className) ? className : []), made.name]
}

function replace({ node, parent }: Formula, content: readonly ElementContent[]): void {
  const index = parent.children.indexOf(node)
  if (index !== -1) parent.children.splice(index, 1, ...content)
}
