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

/** Keep the colors and line breaks (LF and CRLF) of a text that is printed, and replace other control characters. */
export function toTerminalText(text: string): string {
  return text
    .split(/(\u001b\[[\d;]*m)/)
    .map((part, index) =>
      // oxlint-disable-next-line no-control-regex
      index % 2 === 1
        ? part
        : part.replaceAll(/(?!\r\n)[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\u{fffd}'),
    )
    .join('')
}
