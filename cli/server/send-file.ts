import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type ByteRange, parseRange } from './byte-range.ts'
import { chooseEncoding, type Compressor } from './content-encoding.ts'
import { contentType, isText } from './content-type.ts'
import type { FileBody } from './site-files.ts'

export interface FileResponse {
  readonly file: string
  readonly body: FileBody
  readonly status: 200 | 404
}

const compressFrom = 1024
const compressTo = 10 * 1024 * 1024

/** Answer with a file: whole or one range of it, compressed where that pays, or nothing when the client has it. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { answer, compressor }: { answer: FileResponse; compressor: Compressor },
): Promise<void> {
  const { body, file, status } = answer
  const type = contentType(file)
  response.setHeader('content-type', type)
  const isPacked = isText(type) && body.size >= compressFrom && body.size <= compressTo
  if (isPacked) response.appendHeader('vary', 'accept-encoding')

  const range = status === 200 ? wantedRange(request, body) : undefined
  const wanted = request.headers['accept-encoding']
  const encoding =
    isPacked && range === undefined && typeof wanted === 'string'
      ? chooseEncoding(wanted)
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
    const packed = await compressor.compress(body.tag, encoding, async () => body.bytes())
    response.setHeader('content-encoding', encoding)
    response.setHeader('content-length', packed.byteLength)
    response.writeHead(status)
    response.end(request.method === 'HEAD' ? undefined : packed)
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

/** A range of a file that has changed since the client got the rest of it is of no use to it. */
function wantedRange(request: IncomingMessage, body: FileBody): ByteRange {
  if (request.method !== 'GET') return undefined
  const condition = request.headers['if-range']
  if (condition !== undefined && condition !== `"${body.tag}"`) return undefined
  return parseRange(request.headers.range, body.size)
}

/** Weak comparison, RFC 9110, section 13.1.2. Any encoding of the bytes will do. */
function isFresh(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const own = new Set([`"${tag}"`, `"${tag}-gzip"`, `"${tag}-br"`])
  return header.split(',').some((item) => own.has(item.trim().replace(/^W\//, '')))
}
