/** Elements of an HTML document as emitted: start tags outside comments, scripts and styles. */
export function countElements(html: string): number {
  const plain = html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
  return plain.match(/<[a-z][^>]*>/gi)?.length ?? 0
}
