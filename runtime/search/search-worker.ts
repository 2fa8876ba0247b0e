// The search worker, so that indexing and searching do not block the page.
import { createMessageHandler } from './handle-message.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'

/**
 * The part of a worker's global scope that is used here. Its full types conflict with those of the
 * page.
 */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: { readonly data: WorkerRequest }) => void): void
  postMessage(reply: WorkerReply): void
}

declare const self: WorkerScope

const handle = createMessageHandler()
self.addEventListener('message', ({ data }) => {
  void handle(data).then((reply) => self.postMessage(reply))
})
