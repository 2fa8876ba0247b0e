import { shortenName } from '../primitives/text/shorten-message.ts'

/**
 * Replace control characters and those that change the text direction, so that a page or the name
 * of a file can't control the terminal. Line breaks stay.
 */
export function printable(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return text.replaceAll(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    '\u{fffd}',
  )
}

/**
 * Like `printable`, on one line and short: a line break in the name of a file could begin a workflow command
 * of a CI service.
 */
export function printableName(text: string): string {
  return printable(shortenName(text)).replaceAll('\n', '\u{fffd}')
}

/** A line of a message that a CI service would take for a workflow command is marked as text. */
export function withoutCommands(line: string): string {
  return line.replace(/^(?=\s*(?:::|##\[))/, '| ')
}

/** The codes that docs-ssg colors its own texts with, by `picocolors`; the others hide text or outlast it. */
const ownColor = /^\u001b\[(?:1|2|22|3[1-6]|39)m$/

/**
 * Keep line breaks (LF and CRLF) and, with `colors`, the colors of a text that is printed, and replace other
 * control characters. Without `colors`, no color is from docs-ssg, so those of a name are replaced too.
 */
export function toTerminalText(text: string, colors: boolean): string {
  return text
    .split(/(\u001b\[[\d;]*m)/)
    .map((part) =>
      colors && ownColor.test(part)
        ? part
        : // oxlint-disable-next-line no-control-regex
          part.replaceAll(/(?!\r\n)[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\u{fffd}'),
    )
    .join('')
}

/**
 * Like `toTerminalText`, for standard error, which no program reads: characters that change the text direction
 * are replaced too, and no line is a workflow command of a CI service.
 */
export function toErrorText(text: string, colors: boolean): string {
  return toTerminalText(text, colors)
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '\u{fffd}')
    .split('\n')
    .map(withoutCommands)
    .join('\n')
}
