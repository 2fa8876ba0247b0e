// Loads examples by name, each as its own chunk. Nothing here is loaded before a reader runs one.
import type { Example } from './example.ts'
import type { Playground } from './playground.tsx'

/** An example with the frame that shows it. */
export interface LoadedExample {
  readonly example: Example
  readonly Playground: typeof Playground
}

const examples: Readonly<Record<string, () => Promise<{ readonly example: Example }>>> = {
  'async-thunk': () => import('./examples/async-thunk.tsx'),
  'auto-batch': () => import('./examples/auto-batch.tsx'),
  'cache-lifetime': () => import('./examples/cache-lifetime.tsx'),
  'cache-utils': () => import('./examples/cache-utils.tsx'),
  conditional: () => import('./examples/conditional.tsx'),
  counter: () => import('./examples/counter.tsx'),
  'entity-adapter': () => import('./examples/entity-adapter.tsx'),
  errors: () => import('./examples/errors.tsx'),
  'infinite-query': () => import('./examples/infinite-query.tsx'),
  inject: () => import('./examples/inject.tsx'),
  listener: () => import('./examples/listener.tsx'),
  matchers: () => import('./examples/matchers.tsx'),
  mutation: () => import('./examples/mutation.tsx'),
  optimistic: () => import('./examples/optimistic.tsx'),
  pages: () => import('./examples/pages.tsx'),
  polling: () => import('./examples/polling.tsx'),
  prefetch: () => import('./examples/prefetch.tsx'),
  prepare: () => import('./examples/prepare.tsx'),
  'query-flags': () => import('./examples/query-flags.tsx'),
  'reducer-cases': () => import('./examples/reducer-cases.tsx'),
  selector: () => import('./examples/selector.tsx'),
  sharing: () => import('./examples/sharing.tsx'),
  stream: () => import('./examples/stream.tsx'),
  tags: () => import('./examples/tags.tsx'),
  'window-events': () => import('./examples/window-events.tsx'),
}

/** Rejects if there is no example with this name or it can't be fetched. */
export async function loadExample(name: string): Promise<LoadedExample> {
  const load = examples[name]
  if (load === undefined) throw new Error(`There is no live example \`${name}\`.`)
  const [{ example }, { Playground }] = await Promise.all([load(), import('./playground.tsx')])
  return { example, Playground }
}
