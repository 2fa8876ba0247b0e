// The language server of a site's compiler, which a build queries as an editor would. Given
// files, it returns types, errors and completions. It must not know pages.
// https://microsoft.github.io/language-server-protocol/
import { handleLater } from '../primitives/time/handle-later.ts'
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { pathToFileURL } from 'node:url'
import { isRecord } from '../primitives/is-record.ts'
import type { Compiler } from './find-compiler.ts'
import { compilerCommand } from './run-compiler.ts'

/** Lines and columns count from 0, columns in UTF-16 units. */
export interface FilePoint {
  readonly line: number
  readonly character: number
}

interface FileRange {
  readonly start: FilePoint
  readonly end: FilePoint
}

/** An error of the compiler. */
export interface FileError {
  readonly range: FileRange
  /** 2322 for `TS2322`. */
  readonly code: number
  readonly message: string
}

/** The compiler's description of a name. */
export interface Hover {
  readonly range: FileRange
  /** Markdown: a fence with the declaration, and its doc comment. */
  readonly text: string
}

/** Paths are absolute. A file must be open while something is asked about it. */
export interface LanguageServer {
  readonly open: (path: string, text: string) => void
  readonly close: (path: string) => void
  /** Errors alone, without warnings and suggestions. */
  readonly errors: (path: string) => Promise<readonly FileError[]>
  readonly hover: (path: string, point: FilePoint) => Promise<Hover | undefined>
  /** Names in the order in which an editor lists them. */
  readonly complete: (path: string, point: FilePoint) => Promise<readonly string[]>
  readonly stop: () => void
}

const ERROR = 1

/** Start the server of a native compiler. It ends with this process, and keeps it alive only while something is asked. */
export function startLanguageServer(compiler: Compiler, folder: string): LanguageServer {
  const [command, ...args] = compilerCommand(compiler)
  const connection = connect(spawn(command, [...args, '--lsp', '--stdio'], { cwd: folder }))
  const { notify } = connection
  const ready = connection
    .request('initialize', {
      processId: null,
      rootUri: pathToFileURL(folder).href,
      capabilities: { textDocument: { hover: { contentFormat: ['markdown'] }, diagnostic: {} } },
    })
    .then(() => notify('initialized', {}))
  void handleLater(ready)
  const ask = async (method: string, path: string, point?: FilePoint): Promise<unknown> => {
    await ready
    const textDocument = { uri: pathToFileURL(path).href }
    return connection.request(method, { textDocument, ...(point && { position: point }) })
  }
  return {
    open: (path, text) =>
      void ready.then(
        () =>
          notify('textDocument/didOpen', {
            textDocument: {
              uri: pathToFileURL(path).href,
              languageId: languageOf(path),
              version: 1,
              text,
            },
          }),
        () => undefined,
      ),
    close: (path) =>
      notify('textDocument/didClose', { textDocument: { uri: pathToFileURL(path).href } }),
    errors: async (path) => readErrors(await ask('textDocument/diagnostic', path)),
    hover: async (path, point) => readHover(await ask('textDocument/hover', path, point)),
    complete: async (path, point) => readNames(await ask('textDocument/completion', path, point)),
    stop: connection.stop,
  }
}

function languageOf(path: string): string {
  const isScript = /\.[cm]?jsx?$/.test(path)
  return `${isScript ? 'javascript' : 'typescript'}${path.endsWith('x') ? 'react' : ''}`
}

function readErrors(answer: unknown): readonly FileError[] {
  const items = isRecord(answer) && Array.isArray(answer['items']) ? answer['items'] : []
  return items.flatMap((item: unknown) => {
    if (!isRecord(item) || item['severity'] !== ERROR || !isRange(item['range'])) return []
    const { code, message, range } = item
    return [{ range, code: Number(code), message: String(message) }]
  })
}

function readHover(answer: unknown): Hover | undefined {
  if (!isRecord(answer) || !isRecord(answer['contents']) || !isRange(answer['range']))
    return undefined
  return { range: answer['range'], text: String(answer['contents']['value']) }
}

function readNames(answer: unknown): readonly string[] {
  const list = isRecord(answer) ? answer['items'] : answer
  const items = (Array.isArray(list) ? list : []).filter(isRecord)
  const sortKey = (item: Readonly<Record<string, unknown>>): string =>
    `${String(item['sortText'] ?? '')} ${String(item['label'])}`
  return items
    .toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1))
    .map(({ label }) => String(label).replace(/\?$/, ''))
}

function isRange(value: unknown): value is FileRange {
  return isRecord(value) && isPoint(value['start']) && isPoint(value['end'])
}

const isPoint = (value: unknown): value is FilePoint =>
  isRecord(value) && typeof value['line'] === 'number' && typeof value['character'] === 'number'

interface Connection {
  readonly request: (method: string, params: unknown) => Promise<unknown>
  readonly notify: (method: string, params: unknown) => void
  readonly stop: () => void
}

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: Error) => void
}

/** JSON-RPC over the standard streams of a process. */
function connect(child: ChildProcessWithoutNullStreams): Connection {
  const waiting = new Map<number, Waiting>()
  let last = 0
  let hasEnded = false
  const hold = createHold(child)
  const send = (message: Readonly<Record<string, unknown>>): void => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message })
    child.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`)
  }
  const fail = (error: Error): void => {
    hasEnded = true
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
    hold(false)
  }
  child.on('error', fail)
  child.stdin.on('error', () => undefined)
  child.on('close', () => fail(new Error('The language server of TypeScript has ended.')))
  child.stderr.resume()
  child.stdout.on(
    'data',
    createReader((message) => {
      const { id, method, result, error } = message
      // The server asks for settings; there are none.
      if (method !== undefined && id !== undefined) return send({ id, result: null })
      const one = typeof id === 'number' ? waiting.get(id) : undefined
      if (typeof id !== 'number' || !one) return undefined
      waiting.delete(id)
      if (waiting.size === 0) hold(false)
      if (isRecord(error)) return one.reject(new Error(String(error['message'])))
      return one.resolve(result)
    }),
  )
  return {
    request: (method, params) =>
      new Promise((resolve, reject) => {
        if (hasEnded || child.exitCode !== null)
          return reject(new Error('The language server has ended.'))
        last += 1
        waiting.set(last, { resolve, reject })
        hold(true)
        return send({ id: last, method, params })
      }),
    notify: (method, params) => send({ method, params }),
    stop: () => {
      // Where the server is a process of that process, it ends with its input.
      child.stdin.end()
      child.kill()
    },
  }
}

/** Create a function that lets a process, and the pipes to it, keep this one alive or not. */
function createHold(child: ChildProcessWithoutNullStreams): (isHeld: boolean) => void {
  const handles = [child, child.stdin, child.stdout, child.stderr]
  let wasHeld: boolean | undefined
  return (isHeld) => {
    // A socket whose process has ended would add a listener at each call.
    if (isHeld === wasHeld) return
    wasHeld = isHeld
    for (const handle of handles) {
      if (handle !== child && !(handle instanceof Socket)) continue
      if (isHeld) handle.ref()
      else handle.unref()
    }
  }
}

/** Create a function that gets the bytes of a stream and finds the messages in them. */
function createReader(
  receive: (message: Readonly<Record<string, unknown>>) => void,
): (bytes: Buffer) => void {
  let buffer = Buffer.alloc(0)
  return (bytes) => {
    buffer = Buffer.concat([buffer, bytes])
    for (;;) {
      const end = buffer.indexOf('\r\n\r\n')
      const [, length] = /Content-Length: (\d+)/i.exec(buffer.subarray(0, end).toString()) ?? []
      const total = end + 4 + Number(length)
      if (end === -1 || buffer.length < total) return
      const message: unknown = JSON.parse(buffer.subarray(end + 4, total).toString())
      buffer = buffer.subarray(total)
      if (isRecord(message)) receive(message)
    }
  }
}
