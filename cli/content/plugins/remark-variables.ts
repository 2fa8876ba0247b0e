import type { Nodes, Root } from 'mdast'
import type { VFile } from 'vfile'
import { escapeAttribute } from '../../../runtime/shared/html/escape.ts'
import { isRecord } from '../../primitives/is-record.ts'
import { visit } from '../../primitives/visit.ts'
import { report } from '../reporting/report-message.ts'
import { describeUnknownVariable } from '../reporting/unknown-variable.ts'
import { fillVariables, type VariableValues } from '../../primitives/text/fill-variables.ts'

declare module 'vfile' {
  interface DataMap {
    /** The variables that the page may contain. */
    variables: VariableValues
  }
}

/**
 * Replace `{{ name }}` with the value of `markdown.variables`, or of `variables` in the front matter
 * of the page: in text, URLs and HTML, and in fences with the word `variables`, but not in other
 * code. A site without variables keeps such text as it is. Position: first on the Markdown tree,
 * so that headings get their ids from the text that readers see.
 *
 * In: `Version {{ version }}` with `variables: { version: '2.3' }`
 * Out: `Version 2.3`
 */
export function remarkVariables({ variables }: { readonly variables: VariableValues }) {
  return (tree: Root, file: VFile): void => {
    const own = file.data.frontMatter?.['variables']
    const values = isRecord(own) ? { ...variables, ...toTexts(own) } : variables
    if (Object.keys(values).length === 0) return
    file.data.variables = values
    visit(tree, (node) => fill(node, values, file))
  }
}

function toTexts(own: Readonly<Record<string, unknown>>): VariableValues {
  return Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as const] : [],
    ),
  )
}

function fill(node: Nodes, values: VariableValues, file: VFile): void {
  const replace = (text: string): string =>
    fillVariables(text, values, (name) => reportUnknown(name, node, { values, file }))
  if (node.type === 'text') node.value = replace(node.value)
  if (node.type === 'html')
    node.value = fillVariables(node.value, escapeValues(values), (name) =>
      reportUnknown(name, node, { values, file }),
    )
  if (node.type === 'code' && takeFlag(node)) node.value = replace(node.value)
  if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
    node.url = replace(node.url)
  if (node.type === 'image' && typeof node.alt === 'string') node.alt = replace(node.alt)
}

function escapeValues(values: VariableValues): VariableValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, escapeAttribute(value)]),
  )
}

/** True for a fence with the word `variables`, which is then removed. */
function takeFlag(node: { meta?: string | null | undefined }): boolean {
  const meta = node.meta ?? ''
  if (!/(?:^|\s)variables(?=\s|$)/.test(meta)) return false
  const rest = meta.replace(/(?:^|\s)variables(?=\s|$)/, '').trim()
  node.meta = rest === '' ? null : rest
  return true
}

function reportUnknown(
  name: string,
  node: Nodes,
  { values, file }: { readonly values: VariableValues; readonly file: VFile },
): void {
  report(file, node, {
    rule: 'unknown-variable',
    ...describeUnknownVariable(name, values),
    word: name,
  })
}
