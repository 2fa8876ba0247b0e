import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** The best encoding that `Accept-Encoding` allows; undefined: send the bytes uncompressed. */
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

/** Compresses each file once and caches the results that were used last, up to a limit in bytes. */
export interface Compressor {
  /** `tag` identifies the bytes. */
  compress(tag: string, encoding: Encoding, read: () => Promise<Uint8Array>): Promise<Uint8Array>
}

const gzipAsync = promisify(gzip)
const brotliAsync = promisify(brotliCompress)

/** Create a compressor that keeps its results, up to `limit` bytes. */
export function createCompressor(limit = 32 * 1024 * 1024): Compressor {
  const cached = new Map<string, Promise<Uint8Array>>()
  let size = 0
  const remove = (key: string, bytes: Uint8Array): void => {
    if (cached.delete(key)) size -= bytes.byteLength
  }
  return {
    compress: async (tag, encoding, read) => {
      const key = `${encoding} ${tag}`
      const known = cached.get(key)
      if (known !== undefined) {
        cached.delete(key)
        cached.set(key, known)
        return known
      }
      const compressed = read().then(async (bytes) => encode(bytes, encoding))
      cached.set(key, compressed)
      try {
        size += (await compressed).byteLength
      } catch (error) {
        cached.delete(key)
        throw error
      }
      for (const [oldest, bytes] of cached) {
        if (size <= limit) break
        remove(oldest, await bytes)
      }
      return compressed
    },
  }
}

async function encode(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipAsync(bytes)
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 4 }
  return brotliAsync(bytes, { params: quality })
}
