/** Every line as a line of a quote. */
export function quote(text: string): string {
  return `> ${text.replaceAll('\n', '\n> ')}`.replace(/^> $/gm, '>')
}

/** A list from another number than 1, or one whose first item is empty; it may be in items of other lists. */
const lateList = /^(?:(?:1\.|-) )*(?:(?!1\.)\d+\.(?:\s|$)|(?:-|1\.) *(?:\n|$))/

/**
 * A block on the line below text, or after an empty line if the text would go on in it.
 * https://spec.commonmark.org/0.31.2/#list-items
 */
export function joinBelow(text: string, block: string): string {
  return `${text}${lateList.test(block) ? '\n\n' : '\n'}${block}`
}
