/** The boxes of tasks that Markdown reads as text, at the start of an item of a list. */
export const unparsedTask = {
  /** For a whole page: most have no such item. */
  mayBe: /(?:[-+*]|\d[.)])[ \t]+\[[ \t]{0,3}[xX✓✔?!/<>~"*+-]?[ \t]{0,3}\]/,
  box: /^\[[ \t]{0,3}[xX✓✔?!/<>~"*+-]?[ \t]{0,3}\](?![[(:])/,
  problem(written: string): string {
    if (written === '[]') return 'has no space between its brackets'
    if (written === '[-]') return 'has a hyphen between its brackets'
    if (/^\[[ \t]*[xX]?[ \t]*\]$/.test(written) && written.length > 3)
      return 'has more than one character between its brackets'
    if (!/^\[[ \txX]\]$/.test(written)) return 'is a task state of Obsidian'
    return 'has no space and no text after it'
  },
} as const
