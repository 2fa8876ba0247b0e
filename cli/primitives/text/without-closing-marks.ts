/** The text of a heading without the number signs that may close it: `Title ##` -> `Title`. */
export function withoutClosingMarks(text: string): string {
  return text.replace(/(?<![ \t])[ \t]+$/, '').replace(/(?<![ \t])[ \t]+#+$/, '')
}
