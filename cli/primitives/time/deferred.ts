// Room: work that takes time: how much of it runs in parallel, and when it is over
/** A promise, and what resolves it. */
export interface Deferred<Value> {
  readonly promise: Promise<Value>
  readonly resolve: (value: Value) => void
}

/** `Promise.withResolvers`, which Node.js 20 doesn't have. */
export function createDeferred<Value>(): Deferred<Value> {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
