import { markedEncoding } from '../nodes/marked-encoding.ts'
import { ownValue } from '../../primitives/own-value.ts'

/** Encodings that declare what is decoded here; every other label is refused. */
const decoders: Readonly<Record<string, string>> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'utf-8',
  ascii: 'utf-8',
  'iso-8859-1': 'windows-1252',
  'windows-1252': 'windows-1252',
}

/** The text of an SVG file, or why it can't be read. */
export type DecodedSvg = { readonly text: string } | { readonly fault: string }

/**
 * Decode by the byte order mark, or the encoding that the file declares, or as UTF-8. An encoding in
 * which the same bytes can mean something else is refused.
 */
export function decodeSvg(bytes: Uint8Array): DecodedSvg {
  const marked = markedEncoding(bytes)
  const declared = declaredEncoding(bytes)
  const encoding = marked ?? ownValue(decoders, declared.toLowerCase())
  if (encoding === undefined) return { fault: `its encoding is \`${declared}\`` }
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return { text }
  } catch {
    return { fault: `its bytes are not ${encoding.toUpperCase()}` }
  }
}

/** The label in the XML declaration, which is written in ASCII. */
function declaredEncoding(bytes: Uint8Array): string {
  const head = new TextDecoder('windows-1252').decode(bytes.subarray(0, 400))
  const [, label] = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"'>]*)["']/.exec(head) ?? []
  return label ?? 'utf-8'
}
