// A thread that makes segments of the search. Given pages, it returns their segment, one message after the other.
import { parentPort } from 'node:worker_threads'
import { createSegment } from '../../manifests/shards/segment.ts'

/** Answer each message, a list of pages, with their segment. */
export function runSegmentWorker(): void {
  const port = parentPort
  port?.on('message', (pages: Parameters<typeof createSegment>[0]) =>
    port.postMessage(createSegment(pages)),
  )
}
