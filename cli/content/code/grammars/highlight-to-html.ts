import type { Element } from 'hast'
import { VFile } from 'vfile'
import { escapeHtml } from '../../../../runtime/shared/html/escape.ts'
import { toCodeHtml } from '../../nodes/code-html.ts'
import { type CodeLanguages, createCodeLanguages, loadAllLanguages } from './code-languages.ts'
import { createCodeBlock } from '../create-code-block.ts'

interface CodeInfo {
  readonly language: string | undefined
  /** As after the language of a fence. */
  readonly meta: string
}

/** The module that components import as `docs-ssg/highlight`. */
export interface HighlightModule {
  /**
   * Code as a fence shows it: the HTML inside its `code` element. Problems are not reported, because
   * no page contains the code.
   */
  readonly highlight: (code: string, info: CodeInfo) => string
}

/**
 * Create the module with the languages that `markdown.grammars` adds. All languages are loaded first,
 * because a component that renders can't wait for one.
 */
export async function loadHighlight(grammars: readonly unknown[]): Promise<HighlightModule> {
  await loadAllLanguages()
  const languages = await createCodeLanguages(grammars)
  return { highlight: (code, info) => highlight(code, info, languages) }
}

function highlight(code: string, { language, meta }: CodeInfo, languages: CodeLanguages): string {
  const pre: Element = { type: 'element', tagName: 'pre', properties: {}, children: [] }
  const fence = { pre, word: language, meta: withoutExtras(meta), code }
  const blocks = createCodeBlock(fence, { file: new VFile(), jsVariants: false, languages })
  const [inner, ...others] = blocks.flatMap(findCode)
  return inner && others.length === 0 ? toCodeHtml(inner.children) : escapeHtml(code)
}

/** Remove what would turn a fence into more than one block. */
function withoutExtras(meta: string): string {
  return meta.replace(/\bnpm2yarn\b|\b(?:file|region|tab)=(?:"[^"]*"|'[^']*'|\S+)/g, '')
}

function findCode(element: Element): Element[] {
  if (element.tagName === 'code') return [element]
  return element.children.flatMap((child) => (child.type === 'element' ? findCode(child) : []))
}
