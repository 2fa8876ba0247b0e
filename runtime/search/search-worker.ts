// A worker's whole life: indexing and searching never block the page.
import { createMessageHandler } from './handle-message.ts'
import type { WorkerReply, WorkerRequest } from './messages.ts'

/** The part of a worker's global scope that is used here; its full types would clash with the page's. */
interface WorkerScope {
  addEventListener(type: 'message', listen: (event: { readonly data: WorkerRequest }) => void): void
  postMessage(reply: WorkerReply): void
}

declare const self: WorkerScope

const answer = createMessageHandler()
self.addEventListener('message', ({ data }) => {
  void answer(data).then((reply) => self.postMessage(reply))
})
