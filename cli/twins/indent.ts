/** Every line but the first with the indent before it; empty lines stay empty. */
export function indentRest(text: string, indent: string): string {
  return text.includes('\n') ? text.replace(/\n(?=[^\n])/g, `\n${indent}`) : text
}

/** Every line as a line of a quote. */
export function quote(text: string): string {
  return `> ${text.replaceAll('\n', '\n> ')}`.replace(/^> $/gm, '>')
}
