/** True for a text node of white space alone, in Markdown or HTML. */
export function isBlankText(node: { readonly type: string }): boolean {
  return node.type === 'text' && 'value' in node && String(node.value).trim() === ''
}
