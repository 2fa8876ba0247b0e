import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, parseRange } from './byte-range.ts'
import { chooseEncoding, type Compressor } from './content-encoding.ts'
import { contentType, isText } from './content-type.ts'
import type { FileBody } from './site-files.ts'

/** A file to send. */
export interface FileResponse {
  readonly file: string
  readonly body: FileBody
  readonly status: 200 | 404
}

const minCompressedSize = 1024
const maxCompressedSize = 10 * 1024 * 1024

/**
 * Send a file: all of it or one range, compressed if that saves time, or 304 if the client has it
 * already.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { found, compressor }: { found: FileResponse; compressor: Compressor },
): Promise<void> {
  const { body, file, status } = found
  const type = contentType(file)
  response.setHeader('content-type', type)
  const isCompressible =
    isText(type) && body.size >= minCompressedSize && body.size <= maxCompressedSize
  if (isCompressible) response.appendHeader('vary', 'accept-encoding')

  const range = status === 200 ? requestedRange(request, body) : undefined
  const accepted = request.headers['accept-encoding']
  const encoding =
    isCompressible && range === undefined && typeof accepted === 'string'
      ? chooseEncoding(accepted)
      : undefined
  const tag = `"${body.tag}${encoding === undefined ? '' : `-${encoding}`}"`
  response.setHeader('etag', tag)
  response.setHeader('accept-ranges', 'bytes')
  if (status === 200 && isFresh(request.headers['if-none-match'], body.tag)) {
    response.removeHeader('content-type')
    response.writeHead(304).end()
    return
  }
  if (encoding !== undefined) {
    const compressed = await compressor.compress(body.tag, encoding, async () => body.bytes())
    response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', compressed.byteLength)
    response.writeHead(status)
    response.end(request.method === 'HEAD' ? undefined : compressed)
    return
  }
  await sendBytes(request, response, { body, range, status })
}

async function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { body, range, status }: { body: FileBody; range: ByteRange; status: number },
): Promise<void> {
  if (range === 'unsatisfiable') {
    response.removeHeader('content-type')
    response.writeHead(416, { 'content-range': `bytes */${String(body.size)}` }).end()
    return
  }
  const { start, end } = range ?? { start: 0, end: body.size - 1 }
  if (range !== undefined)
    response.setHeader(
      'content-range',
      `bytes ${String(start)}-${String(end)}/${String(body.size)}`,
    )
  response.setHeader('content-length', end - start + 1)
  response.writeHead(range === undefined ? status : 206)
  if (request.method === 'HEAD' || body.size === 0) response.end()
  else await pipeline(body.stream(start, end), response)
}

/**
 * If the file has changed since the client got the rest of it (`If-Range`), it needs the whole
 * file.
 */
function requestedRange(request: IncomingMessage, body: FileBody): ByteRange {
  if (request.method !== 'GET') return undefined
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== `"${body.tag}"`) return undefined
  return parseRange(request.headers.range, body.size)
}

/** Weak comparison, RFC 9110, section 13.1.2; the tags of all encodings match. */
function isFresh(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const own = new Set([`"${tag}"`, `"${tag}-gzip"`, `"${tag}-br"`])
  return header.split(',').some((item) => own.has(item.trim().replace(/^W\//, '')))
}
