import type { Element, ElementContent, Nodes, Root } from 'hast'
import { toString } from 'hast-util-to-string'
import type { VFile } from 'vfile'
import { lineInPage } from '../../reporting/partial-places.ts'
import { reachLine } from '../../../threads/during.ts'
import { type CodeLanguages, prismLanguages } from '../../code/grammars/code-languages.ts'
import { toComponent } from '../../nodes/component.ts'
import { componentHandlers } from '../../components/component-handlers.ts'
import {
  type CodeFence,
  type CodeOptions,
  createCodeBlock,
  includedCode,
} from '../../code/create-code-block.ts'
import { highlightCode } from '../../code/grammars/highlight-code.ts'
import { parseCodeMeta } from '../../code/parse-code-meta.ts'
import { inlineLanguage } from '../remark-inline-code.ts'
import type { AnnotatedCode } from '../../twoslash/annotate-fences.ts'
import { visit } from '../../../primitives/visit.ts'

/**
 * Highlight fences and add their title, marked lines, line numbers, copy button, files and
 * JavaScript variant. Position: on the HTML tree, after raw HTML was parsed and sanitized, because
 * thousands of token elements need neither. Needs `remarkCodeMeta` before remark-rehype, and `run`
 * instead of `runSync`, because rare languages are loaded when a page uses them.
 *
 * In: `<pre><code class="language-ts" data-meta='title="a.ts"'>const a = 1</code></pre>`
 * Out: `<figure class="code-block" data-language="ts">` with a `<figcaption class="code-title">`,
 * `<pre class="code"><code class="language-ts"><span class="token keyword">const</span> a = …` and
 * `<button class="copy-button">`
 */
export function rehypeCode(
  options: CodeOptions = {},
): (tree: Root, file: VFile) => Promise<void> | undefined {
  const { runTwoslash, languages = prismLanguages } = options
  return (tree, file) => {
    visit(tree, 'element', replaceComponent)
    visit(tree, 'element', (element) => colorInline(element, languages))
    const fences = findFences(tree)
    const highlight = (annotated?: ReadonlyMap<Element, AnnotatedCode>): undefined => {
      for (const fence of fences) {
        // If the page takes too long, this is where.
        reachLine(lineInPage(fence.pre.position?.start.line))
        const block = createCodeBlock(fence, { ...options, file, ...(annotated && { annotated }) })
        if (block.some(hasExtras)) addPart(file, 'code')
        const index = fence.parent.children.indexOf(fence.pre)
        if (index !== -1) fence.parent.children.splice(index, 1, ...block)
      }
      reachLine(0)
    }
    const names = fences.flatMap(namedLanguages)
    const samples = runTwoslash ? fences.filter(isTwoslash) : []
    const isReady = names.every((name) => languages.resolve(name) !== undefined)
    if (isReady && samples.length === 0) return highlight()
    const prepare = async (): Promise<void> => {
      if (!isReady) await languages.load(names)
      if (!runTwoslash || samples.length === 0) return highlight()
      const withCode = samples.map((fence) => {
        const { meta } = parseCodeMeta(fence.meta)
        return { ...fence, code: includedCode(fence, meta, { ...options, file }) }
      })
      const { annotateFences } = await import('../../twoslash/annotate-fences.ts')
      return highlight(await annotateFences(withCode, runTwoslash, file))
    }
    return prepare()
  }
}

/** A block that can do more than be copied, alone or in tabs. */
function hasExtras({ tagName, properties, children }: Element): boolean {
  if (tagName === 'figure') return [properties.dataExtras, properties.dataFold].includes('')
  return children.some((child) => child.type === 'element' && hasExtras(child))
}

function addPart({ data }: VFile, name: string): void {
  if (!data.parts?.includes(name)) (data.parts ??= []).push(name)
}

const isTwoslash = ({ meta }: CodeFence): boolean => /(?:^|\s)twoslash(?=\s|$)/.test(meta)

/**
 * The languages of a fence: its own, and that of the lines of a diff. Fences in a fence have no
 * colors.
 */
function namedLanguages({ word, meta }: FoundFence): string[] {
  const inner = meta.includes('lang=') ? parseCodeMeta(meta).meta.values.get('lang') : undefined
  return [word, inner].flatMap((name) => (name === undefined || name === 'mermaid' ? [] : [name]))
}

/** Code in a text whose language is known. */
function colorInline(code: Element, languages: CodeLanguages): void {
  if (code.tagName !== 'code') return
  const language = inlineLanguage(code.properties.dataMeta)
  if (language === undefined) return
  delete code.properties.dataMeta
  code.properties.className = [`language-${language}`]
  const name = languages.resolve(language) ?? 'plain'
  code.children = highlightCode(toString(code), name, languages)
}

/** Components that are another way to write a fence. */
function replaceComponent(
  element: Element,
  index: number | undefined,
  parent: { children: (ElementContent | Root['children'][number])[] } | undefined,
): void {
  const component = toComponent(element)
  const code = component && componentHandlers.get(component.name)?.toCode?.(component)
  if (code === undefined || parent === undefined || index === undefined) return
  if (element.position) code.position = element.position
  parent.children[index] = code
}

interface FoundFence extends CodeFence {
  readonly parent: { children: (ElementContent | Root['children'][number])[] }
}

function findFences(tree: Root): FoundFence[] {
  const fences: FoundFence[] = []
  const ancestors: (Root | Element)[] = []
  const search = (parent: Root | Element): void => {
    ancestors.push(parent)
    for (const pre of parent.children) {
      if (pre.type !== 'element') continue
      const fence = toFence(pre, ancestors)
      if (fence) fences.push({ ...fence, parent })
      else search(pre)
    }
    ancestors.pop()
  }
  search(tree)
  return fences
}

function toFence(pre: Element, ancestors: readonly (Root | Element)[]): CodeFence | undefined {
  const [code, ...others] = pre.children
  if (pre.tagName !== 'pre' || others.length > 0) return undefined
  if (code?.type !== 'element' || code.tagName !== 'code' || !isPlain(code)) return undefined
  const { word, meta } = infoOf(code)
  const hasOwnJavaScript = /^tsx?$/.test(word ?? '') && standsBesideJavaScript(ancestors)
  return {
    pre,
    code: toString(code).replace(/\n$/, ''),
    word,
    meta: hasOwnJavaScript ? `${meta} no-transpile` : meta,
  }
}

/** Tabs by the author that show JavaScript already; TypeScript in them gets no generated tabs. */
function standsBesideJavaScript(ancestors: readonly (Root | Element)[]): boolean {
  const tabs = ancestors.findLast(
    (one) => one.type === 'element' && one.properties.dataName === 'Tabs',
  )
  return tabs !== undefined && holdsJavaScript(tabs)
}

function holdsJavaScript(node: Nodes): boolean {
  if (!('children' in node)) return false
  if (node.type === 'element' && node.tagName === 'code')
    return /^(?:jsx?|javascript)$/.test(infoOf(node).word?.replace('language-', '') ?? '')
  return node.children.some(holdsJavaScript)
}

/** Raw HTML may color or link parts of its code itself; such a block stays as it is written. */
function isPlain(code: Element): boolean {
  return code.children.every((child) => child.type === 'text')
}

function infoOf(code: Element): { word: string | undefined; meta: string } {
  const names = Array.isArray(code.properties.className) ? code.properties.className : []
  const name = names.map(String).find((candidate) => candidate.startsWith('language-'))
  const carried = code.properties.dataMeta
  return { word: name?.slice('language-'.length), meta: typeof carried === 'string' ? carried : '' }
}
