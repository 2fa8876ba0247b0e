// The form of an entry of a shared cache. Given a key and its value, it returns bytes that can be
// verified.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'

/** The secret that signs entries, and their size limit. */
export interface Seal {
  /** Signs entries; empty: entries are only protected against damage. */
  readonly secret: string
  /** Bytes that a value may have. */
  readonly maxBytes: number
}

const magic = Buffer.from('docs-ssg-cache-1\n')
const macLength = 32

const compress = promisify(deflateRaw)
const decompress = promisify(inflateRaw)

/** The bytes to store for a value. They can't be used for another key. */
export async function sealEntry(key: string, value: Uint8Array, seal: Seal): Promise<Buffer> {
  const body = await compress(value, { level: 3 })
  return Buffer.concat([magic, macOf(key, body, seal), body])
}

/** The value, or undefined if the bytes are damaged, too long, or were not sealed for this key. */
export async function openEntry(
  key: string,
  entry: Buffer,
  seal: Seal,
): Promise<Uint8Array | undefined> {
  const start = magic.length + macLength
  if (entry.length < start || !entry.subarray(0, magic.length).equals(magic)) return undefined
  const body = entry.subarray(start)
  if (!timingSafeEqual(entry.subarray(magic.length, start), macOf(key, body, seal)))
    return undefined
  try {
    return await decompress(body, { maxOutputLength: seal.maxBytes })
  } catch {
    return undefined
  }
}

function macOf(key: string, body: Uint8Array, { secret }: Seal): Buffer {
  return createHmac('sha256', secret).update(`${key}\n`).update(body).digest()
}
