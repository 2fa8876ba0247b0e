// oxlint-disable-next-line no-control-regex
const colors = /\u001B\[[\d;]*m/g

/** The text without the escape sequences for terminal colors, which HTML can't contain. */
export const withoutColors = (text: string): string => text.replaceAll(colors, '')

/** The places of these escape sequences in a text. */
export const findColors = (text: string): readonly { start: number; end: number }[] =>
  Array.from(text.matchAll(colors), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
  }))
