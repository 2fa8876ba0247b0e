import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that `Accept-Encoding` allows; undefined: send the bytes as they are. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  const weights = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    const weight = parameters.find((part) => part.startsWith('q='))?.slice(2)
    weights.set(name, weight === undefined ? 1 : Number.parseFloat(weight))
  }
  const allows = (name: string): boolean => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : undefined
}

/** Compresses each file once. Keeps what was used last, up to a limit in bytes. */
export interface Compressor {
  /** `tag` names the bytes. */
  compress(tag: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Uint8Array>
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

export function createCompressor(limit = 32 * 1024 * 1024): Compressor {
  const kept = new Map<string, Promise<Uint8Array>>()
  let size = 0
  const forget = (key: string, bytes: Uint8Array): void => {
    if (kept.delete(key)) size -= bytes.byteLength
  }
  return {
    compress: async (tag, encoding, read) => {
      const key = `${encoding} ${tag}`
      const known = kept.get(key)
      if (known !== undefined) {
        kept.delete(key)
        kept.set(key, known)
        return known
      }
      const made = read().then(async (bytes) => encode(bytes, encoding))
      kept.set(key, made)
      try {
        size += (await made).byteLength
      } catch (error) {
        kept.delete(key)
        throw error
      }
      for (const [oldest, bytes] of kept) {
        if (size <= limit) break
        forget(oldest, await bytes)
      }
      return made
    },
  }
}

async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipAsync(bytes)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return brotliAsync(bytes, { params: quality })
}
