// Names of files that are not UTF-8: Linux allows any bytes. Node shows U+FFFD in their place, and no
// file has the name that results.
import { isUtf8 } from 'node:buffer'
import { type Dirent, readdirSync } from 'node:fs'

/** The bytes of names in a folder that are not UTF-8, by the text that Node makes of them. */
export function findForeignNames(
  folder: string,
  entries: readonly Dirent[],
): ReadonlyMap<string, Buffer> {
  if (!entries.some(({ name }) => name.includes('\uFFFD'))) return new Map()
  const names = readdirSync(folder, { encoding: 'buffer' })
  return new Map(names.filter((bytes) => !isUtf8(bytes)).map((bytes) => [String(bytes), bytes]))
}

/** The name with its bytes as Bash, Python and C write them: `caf\xE9.md`. */
export function escapeName(bytes: Buffer): string {
  const escaped = Array.from(bytes, (byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  )
  return escaped.join('')
}

const western = new TextDecoder('windows-1252')

/** The path with the letters that the escapes stand for in the encoding that most such names have. */
export function guessName(escaped: string): string {
  return escaped.replace(/\\x([\dA-F]{2})/g, (_, hex: string) =>
    western.decode(Uint8Array.of(Number.parseInt(hex, 16))),
  )
}
