import type { Diagnostic } from '../../model/diagnostic.ts'
import type { ContentPath } from '../../model/paths.ts'
import { contentRules } from '../reporting/content-rules.ts'
import { markedEncoding } from '../nodes/marked-encoding.ts'

/** The text of a file, or why it can't be read. Lines end in `\n`; there is no byte order mark. */
export type DecodedText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly diagnostic: Diagnostic }

/** The place of the first byte that is not valid UTF-8. */
function firstBadPlace(bytes: Uint8Array): { line: number; column: number } {
  const lossy = new TextDecoder('utf-8').decode(bytes)
  // The file may also contain a replacement character itself: its bytes are EF BF BD.
  const encoder = new TextEncoder()
  let from = 0
  let offset = 0
  for (;;) {
    const found = lossy.indexOf('\uFFFD', from)
    if (found === -1) break
    offset += encoder.encode(lossy.slice(from, found)).length
    const isOriginal =
      bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd
    if (!isOriginal) break
    offset += 3
    from = found + 1
  }
  const before = new TextDecoder('utf-8').decode(bytes.subarray(0, offset)).split(/\r\n?|\n/)
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}

function refuse(path: ContentPath, reason: string, place: { line: number; column: number }) {
  const diagnostic: Diagnostic = contentRules['unreadable-text'].report({
    message: reason,
    help: 'Save the file as UTF-8.',
    place: { path, ...place },
  })
  return { kind: 'refused' as const, diagnostic }
}

/**
 * Decode UTF-8, or UTF-16 with a byte order mark; anything else is an error, because guessing would
 * garble text.
 */
export function decodeText(bytes: Uint8Array, path: ContentPath): DecodedText {
  const encoding = markedEncoding(bytes) ?? 'utf-8'
  let text: string
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    const place = encoding === 'utf-8' ? firstBadPlace(bytes) : { line: 1, column: 1 }
    return refuse(
      path,
      `The file is not valid ${encoding.toUpperCase()} from here on, so it can't be read as text.`,
      place,
    )
  }
  // UTF-16 without a mark contains NUL in every second byte; text never contains NUL.
  const nul = text.indexOf('\0')
  if (nul !== -1) {
    const before = text.slice(0, nul).split(/\r\n?|\n/)
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return refuse(
      path,
      'The file contains a NUL character, so it is not a text file, or it is UTF-16 without a byte order mark.',
      place,
    )
  }
  return { kind: 'text', text: text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text }
}
