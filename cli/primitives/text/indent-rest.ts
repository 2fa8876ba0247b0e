/** Every line but the first with the indent before it; empty lines stay empty. Lines end with LF. */
export function indentRest(text: string, indent: string): string {
  return text.includes('\n') ? text.replace(/\n(?=[^\n])/g, `\n${indent}`) : text
}
