// Writes the new site on the main thread, which has nothing else to do while a command renders:
// creating a folder and a file takes the disk as long as a page takes to render. The thread that
// renders writes too while the main thread is behind.
import { type MessagePort, receiveMessageOnPort } from 'node:worker_threads'
import type { Diagnostic } from '../model/diagnostic.ts'
import { OutputError, toOutputError } from './output-error.ts'
import { createStaging, type Staging } from './staging.ts'

/** The two ends of the way to the thread that writes. */
export interface DiskQueue {
  readonly port: MessagePort
  /** One number: the bytes that were sent and are not written yet. */
  readonly pending: SharedArrayBuffer
}

/** One task of the thread that writes; its type is the method of `Staging`. */
type DiskTask = { readonly folder: string; readonly path: string; readonly size: number } & (
  | { readonly kind: 'write'; readonly contents: string | Uint8Array<ArrayBuffer> }
  | { readonly kind: 'copy' | 'keep'; readonly from: string }
  | { readonly kind: 'remove'; readonly from: string; readonly entries: readonly string[] }
)

/** While more than this waits, the thread that renders writes too. */
const MAX_PENDING = 2 * 1024 * 1024
/** Tasks of this size go in one message: to wake the other thread takes as long as to create a file. */
const BATCH_SIZE = 512 * 1024
/** What each task counts besides its bytes: creating a file takes as long as writing so many. */
const TASK_SIZE = 64 * 1024
/** Milliseconds between two looks at the number, should a wake-up be missed. */
const PATIENCE = 100

/** A staging folder whose files another thread writes; this one helps while that one is behind. */
export function createRemoteStaging(folder: string, { port, pending }: DiskQueue): Staging {
  const count = new Int32Array(pending)
  const waitUntil = (limit: number): void => {
    for (let size = Atomics.load(count, 0); size > limit; size = Atomics.load(count, 0))
      Atomics.wait(count, 0, size, PATIENCE)
  }
  const here = createStaging(folder)
  const isBehind = (): boolean => Atomics.load(count, 0) > MAX_PENDING
  let batch: DiskTask[] = []
  let batchSize = 0
  const flush = (): void => {
    if (batch.length === 0) return
    port.postMessage(batch, batch.flatMap(bytesOf))
    batch = []
    batchSize = 0
  }
  const send = (task: DiskTask): void => {
    Atomics.add(count, 0, task.size)
    batch.push(task)
    batchSize += task.size
    if (batchSize >= BATCH_SIZE) flush()
  }
  const sendFrom = (kind: 'copy' | 'keep', from: string, path: string): void => {
    if (isBehind()) return here[kind](from, path)
    send({ kind, folder, path, from, size: TASK_SIZE })
  }
  return {
    write: (path, contents) => {
      if (isBehind()) return here.write(path, contents)
      const size = TASK_SIZE + contents.length
      // The other thread has the time to encode it.
      if (typeof contents === 'string') return send({ kind: 'write', folder, path, contents, size })
      // A copy, because the caller may go on using the bytes.
      send({ kind: 'write', folder, path, contents: new Uint8Array(contents), size })
    },
    copy: (from, path) => sendFrom('copy', from, path),
    keep: (from, path) => sendFrom('keep', from, path),
    remove: (from, entries) => {
      send({ kind: 'remove', folder, path: '', from, entries, size: TASK_SIZE })
      flush()
    },
    settle: () => {
      flush()
      waitUntil(0)
      const failure: { readonly message: Diagnostic } | undefined = receiveMessageOnPort(port)
      if (failure) throw new OutputError(failure.message)
    },
  }
}

/** What is handed over instead of copied. */
const bytesOf = (task: DiskTask): readonly ArrayBuffer[] =>
  task.kind === 'write' && typeof task.contents !== 'string' ? [task.contents.buffer] : []

/**
 * Do what the other end of the port asks for. After a failure, whose diagnostic is sent back, the
 * rest is skipped. Returns a function that ends it immediately.
 */
export function serveStaging({ port, pending }: DiskQueue): () => void {
  const count = new Int32Array(pending)
  const stagings = new Map<string, Staging>()
  let isOpen = true
  port.on('message', (batch: readonly DiskTask[]) => {
    for (const task of batch) {
      try {
        if (isOpen) run(task)
      } catch (error) {
        isOpen = false
        const { cause: _, ...diagnostic } = toOutputError(error, task.path).diagnostic
        port.postMessage(diagnostic)
      }
      Atomics.sub(count, 0, task.size)
    }
    Atomics.notify(count, 0)
  })
  port.unref()
  const run = (task: DiskTask): void => {
    const staging = stagings.get(task.folder) ?? createStaging(task.folder)
    stagings.set(task.folder, staging)
    if (task.kind === 'write') staging.write(task.path, task.contents)
    else if (task.kind === 'remove') staging.remove(task.from, task.entries)
    else staging[task.kind](task.from, task.path)
  }
  return () => {
    isOpen = false
    port.close()
  }
}
